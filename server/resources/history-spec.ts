import { RECOUNTED } from "../../openapi/generated/recounted.ts";
import { RESOURCES, type Described } from "./described.ts";

/** A kind of record with a history. */
export interface HistorySpec {
  /** The name of its schema. */
  readonly one: string;
  /** The schema of the whole record, if the history covers a part of it. */
  readonly within: string;
  /** Prefix of its event types (`tag-created`) and kind of its subjects (`tag` of `tag/65a0…`). */
  readonly event: string;
  readonly subject: string;
  /**
   * Further event types of the history. Connections and sign-ins are too frequent and have lists of their
   * own.
   */
  readonly also: readonly string[];
  /** Its members without its stamps. */
  readonly members: readonly string[];
  /** The members that name other records, with the schema of these. */
  readonly references: Readonly<Record<string, string>>;
  /** Members that are never shown. */
  readonly secrets: readonly string[];
  /** The members by which people call one. */
  readonly names: readonly string[];
  /** Covers a part of a record: changes of other members are left out. */
  readonly partial: boolean;
}

const recountedOf = ({ one, event, also, members, references, kinds, title }: Described): HistorySpec => ({
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
  [...Object.values<HistorySpec>(RECOUNTED), ...RESOURCES.map(recountedOf)].map((recounted) => [
    recounted.one,
    recounted,
  ]),
);

/** Returns the history definition of a kind; throws if it has none. */
export function historyOf(one: string): HistorySpec {
  const recounted = HISTORIES.get(one);
  if (!recounted) throw new Error(`Nothing is told of what became of a ${one}.`);
  return recounted;
}
