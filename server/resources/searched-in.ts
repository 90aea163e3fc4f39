import { type RawBuilder, sql } from "kysely";
import { contains } from "../routes/conditions.ts";
import { sortKey } from "../sort-key.ts";
import { type Described, RESOURCES } from "./described.ts";
import { textsOf } from "./kept-value.ts";

type Values = Readonly<Record<string, unknown>>;
type Condition = RawBuilder<boolean>;

/** A number as people write it, with gaps and signs where they like, such as that of a telephone. */
const SPELLED = /^[\d\s()+./-]+$/;
/** So many digits make one. */
const FEWEST = 5;

/** The digits of such a number, none or one text. */
function joinedDigits(text: string): readonly string[] {
  const digits = text.replaceAll(/\D/g, "");
  return SPELLED.test(text) && digits.length >= FEWEST && digits !== text ? [digits] : [];
}

const isNaming = ({ kinds }: Described, member: string) => kinds[member] === "reference" || kinds[member] === "references";

/** What of a record itself is searched in: its texts without case and accents, and the digits of its numbers besides. */
export const searchedIn = (described: Described, kept: Values): string =>
  described.search
    .filter((member) => !isNaming(described, member))
    .map((member) => textsIn(kept[member]).flatMap((text) => [sortKey(text), ...joinedDigits(text)]).join(" "))
    .join(" ");

const textsIn = (value: unknown): string[] => (typeof value === "number" ? [String(value)] : textsOf(value));

/** Whether a record is found by a text: by what is searched in of its own, or because it names somebody who is called so, whatever they were called when it was written. */
export const foundBy = (described: Described, text: string): Condition => {
  const own = [text, ...joinedDigits(text)].map((part) => contains("search", part));
  const naming = described.search.filter((member) => isNaming(described, member)).map((member) => namesCalled(described, member, text));
  return sql<boolean>`(${sql.join([...own, ...naming], sql` or `)})`;
};

/** Whether a member names somebody who is called so. They are looked up once and not for each record, which an index then finds by their ids. */
function namesCalled({ kinds, references }: Described, member: string, text: string): Condition {
  const called = sql`array(${calledSo(references[member]?.one ?? "", text)})`;
  return kinds[member] === "reference" ? sql<boolean>`(data ->> ${sql.lit(member)}) = any(${called})` : sql<boolean>`(data -> ${sql.lit(member)}) ?| ${called}`;
}

/** The ids of those who are called so. What is searched in of a record holds its name too, and is found by an index. */
function calledSo(one: string, text: string): RawBuilder<unknown> {
  const described = RESOURCES.find((resource) => resource.one === one);
  if (!described) return sql`select users.id from users where ${contains("users.search", text)}`;
  const name = sql`(named.keys ->> ${sql.lit(described.title)})`;
  return sql`select named.id from ${sql.table(described.table)} as named where named.collection = ${sql.lit(one)} and ${contains("named.search", text)} and ${contains(name, text)}`;
}
