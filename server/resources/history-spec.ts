import { RECOUNTED } from "../../openapi/generated/recounted.ts";
import { RESOURCES, type Described } from "./described.ts";

/** A kind of record with a history. */
export interface HistorySpec {
  /** Schema name of the record, or of the part of a record that the history covers. */
  readonly one: string;
  /** Schema of the whole record; differs from `one` if the history covers only a part of it. */
  readonly within: string;
  /** Prefix of its event types, such as `tag` of `tag-created`. */
  readonly event: string;
  /** Prefix of its event subjects, such as `tag` of `tag/65a0…`. */
  readonly subject: string;
  /**
   * Further event types in the history. Connections and sign-ins are left out, because they are too frequent.
   */
  readonly also: readonly string[];
  /** Members that the history covers, without stamps such as `createdAt`. */
  readonly members: readonly string[];
  /** Schema names of the referenced records, by the member that references them. */
  readonly references: Readonly<Record<string, string>>;
  /** Members with secret values. The history shows only that such a value was replaced. */
  readonly secrets: readonly string[];
  /** Members whose values, joined by spaces, form the name of a record. */
  readonly names: readonly string[];
  /** True if the history covers only a part of a record and leaves out changes of other members. */
  readonly partial: boolean;
}

const historySpec = ({ one, event, also, members, references, kinds, title }: Described): HistorySpec => ({
  one,
  within: one,
  event,
  subject: event,
  also,
  members,
  references: Object.fromEntries(
    Object.entries(references).map(([member, refersTo]) => [member, refersTo.one]),
  ),
  secrets: members.filter((member) => kinds[member] === "secret"),
  names: [title],
  partial: false,
});

/** All kinds of records with a history, by schema name. */
const HISTORIES: ReadonlyMap<string, HistorySpec> = new Map(
  [...Object.values<HistorySpec>(RECOUNTED), ...RESOURCES.map(historySpec)].map((spec) => [spec.one, spec]),
);

/** Returns the history definition of a schema; throws if the schema has none. */
export function historyOf(one: string): HistorySpec {
  const spec = HISTORIES.get(one);
  if (!spec) throw new Error(`The schema ${one} has no history.`);
  return spec;
}
