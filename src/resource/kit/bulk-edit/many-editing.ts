import type { PickedRecord } from "../../../services/bulk-run.ts";
import type { ActOne, Api } from "../../../services/bulk-run-host.ts";
import type { ReadPath } from "../../../services/use-api-query.ts";
import type { MemberWords } from "../described/described-resource.ts";
import type { Said } from "../../records/record/said.ts";
import type { Judgement } from "../../records/form/record-faults.ts";

export type Values = Readonly<Record<string, unknown>>;

/** A record that somebody selected, as it was listed. */
export interface PickedRow<Row = object> extends PickedRecord {
  readonly row: Row;
}

/** What of the records of a list can be set for many of them at once, and what each has to keep. */
export interface ManyEditing {
  readonly said: Pick<
    Said,
    "members" | "kinds" | "choices" | "defaults" | "rows" | "references" | "when" | "needed" | "readOnly"
  >;
  readonly text: MemberWords;
  /** What can be set, in the parts of the form; the heading of those of no part is "". */
  readonly parts: readonly (readonly [heading: string, members: readonly string[]])[];
  /** Members of more than one line. */
  readonly long?: readonly string[] | undefined;
  readonly rowShows?: ((row: Values, member: string) => boolean) | undefined;
  /** What the form asks of this record. */
  readonly judgementOf: (record: Values) => Judgement<Record<string, unknown>>;
  /** Changes one, as long as it has the version that was listed. */
  readonly change: (
    api: Api,
    about: { readonly id: string; readonly version: number | undefined; readonly body: Values },
  ) => ReturnType<ActOne>;
  /** Why one is refused, by the code of the problem, where the usual words would not say it. */
  readonly refused?: Readonly<Record<string, string>> | undefined;
  /** What shows these records, read anew once many were changed. */
  readonly reads: readonly ReadPath[];
}

/** Everything that can be set. */
export const membersIn = ({ parts }: Pick<ManyEditing, "parts">): readonly string[] =>
  parts.flatMap(([, members]) => members);
