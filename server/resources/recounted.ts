import { RECOUNTED } from "../../openapi/generated/recounted.ts";
import { RESOURCES, type Described } from "./described.ts";

/** A kind of record whose history is told. */
export interface Recounted {
  /** The name of its schema. */
  readonly one: string;
  /** What its record is, where it is told of a part of one. */
  readonly within: string;
  /** What its events are called, `tag-created`, and of what they are: `tag` of `tag/65a0…`. */
  readonly event: string;
  readonly subject: string;
  /**
   * What else happens to one and belongs to what became of it. Each connection and each sign-in of somebody
   * does not: these are many, and have lists of their own.
   */
  readonly also: readonly string[];
  /** Its members without its stamps. */
  readonly members: readonly string[];
  /** The members that name other records, with the schema of these. */
  readonly references: Readonly<Record<string, string>>;
  /** Members that are never told. */
  readonly secrets: readonly string[];
  /** The members by which people call one. */
  readonly names: readonly string[];
  /** It is told of a part of a record: where none of these members changed, nothing is. */
  readonly partial: boolean;
}

const recountedOf = ({ one, event, also, members, references, kinds, title }: Described): Recounted => ({
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

/** Every kind of record whose history is told, by the name of its schema. */
const HISTORIES: ReadonlyMap<string, Recounted> = new Map(
  [...Object.values<Recounted>(RECOUNTED), ...RESOURCES.map(recountedOf)].map((recounted) => [
    recounted.one,
    recounted,
  ]),
);

/** The same for one kind; throws where nothing is told of it. */
export function historyOf(one: string): Recounted {
  const recounted = HISTORIES.get(one);
  if (!recounted) throw new Error(`Nothing is told of what became of a ${one}.`);
  return recounted;
}
