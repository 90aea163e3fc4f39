import type { PickedRecord } from "../../../services/bulk-run.ts";
import type { ActOne, Api } from "../../../services/bulk-run-host.ts";
import type { ReadPath } from "../../../services/use-api-query.ts";
import type { MemberWords } from "../described/described-resource.ts";
import type { ResourceSpec } from "../../records/record/resource-spec.ts";
import type { FormRules } from "../../records/form/record-faults.ts";

export type Values = Readonly<Record<string, unknown>>;

/** A selected record as it was listed. */
export interface PickedRow<Row = object> extends PickedRecord {
  readonly row: Row;
}

/** Editable members of a list's records for bulk edits, and the rules of each record. */
export interface ManyEditing {
  readonly spec: Pick<
    ResourceSpec,
    "members" | "kinds" | "choices" | "defaults" | "rows" | "references" | "when" | "needed" | "readOnly"
  >;
  readonly text: MemberWords;
  /** Editable members by section of the form; the heading of members without a section is "". */
  readonly parts: readonly (readonly [heading: string, members: readonly string[]])[];
  /** Members with several lines of text. */
  readonly long?: readonly string[] | undefined;
  readonly rowShows?: ((row: Values, member: string) => boolean) | undefined;
  /** Returns the form rules for this record. */
  readonly rulesOf: (record: Values) => FormRules<Record<string, unknown>>;
  /** Changes a record if it still has the listed version. */
  readonly change: (
    api: Api,
    about: { readonly id: string; readonly version: number | undefined; readonly body: Values },
  ) => ReturnType<ActOne>;
  /** Texts for refused changes by problem code, where the general ones are not specific enough. */
  readonly refused?: Readonly<Record<string, string>> | undefined;
  /** Paths of these records, reloaded after the edit. */
  readonly reads: readonly ReadPath[];
}

/** Returns all members that can be set. */
export const membersIn = ({ parts }: Pick<ManyEditing, "parts">): readonly string[] =>
  parts.flatMap(([, members]) => members);
