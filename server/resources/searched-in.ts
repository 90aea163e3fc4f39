import { type RawBuilder, sql } from "kysely";
import { contains } from "../routes/conditions.ts";
import { sortKey } from "../sort-key.ts";
import { type Described, RESOURCES } from "./described.ts";
import { textsOf } from "./kept-value.ts";

type Values = Readonly<Record<string, unknown>>;
type Condition = RawBuilder<boolean>;

/** What somebody looks for, and in whose records. */
interface Sought {
  readonly account: string;
  readonly text: string;
}

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
export const foundBy = (described: Described, account: string, text: string): Condition =>
  anyOf([foundByItself(text), ...described.search.filter((member) => isNaming(described, member)).map((member) => namesCalled(described, member, { account, text }))]);

/** Whether a record is found by what is searched in of its own. */
export const foundByItself = (text: string): Condition => anyOf([text, ...joinedDigits(text)].map((part) => contains("search", part)));

/** One condition stays as it is: of that the database knows best how many records it leaves. */
const anyOf = ([first, ...others]: readonly Condition[]): Condition => (first && others.length === 0 ? first : sql<boolean>`(${sql.join([first, ...others], sql` or `)})`);

/** Whether a member names somebody who is called so. They are looked up once and not for each record, which an index then finds by their ids. */
function namesCalled({ kinds, references }: Described, member: string, sought: Sought): Condition {
  const called = sql`array(${calledSo(references[member] ?? { one: "" }, sought)})`;
  return kinds[member] === "reference" ? sql<boolean>`(data ->> ${sql.lit(member)}) = any(${called})` : sql<boolean>`(data -> ${sql.lit(member)}) ?| ${called}`;
}

/** The ids of those who are called so, among those who can be named. Companies have an index of their names. */
function calledSo({ one, among = {} }: Pick<Described["references"][string], "one" | "among">, { account, text }: Sought): RawBuilder<unknown> {
  const described = RESOURCES.find((resource) => resource.one === one);
  if (!described) return sql`select users.id from users where users.account = ${account} and ${contains("users.search", text)}`;
  const name = sql`(named.keys ->> ${sql.lit(described.title)})`;
  const fit = Object.entries(among).map(([member, values]) => sql`named.data ->> ${sql.lit(member)} in (${sql.join(values.map((value) => sql.lit(String(value))))})`);
  return sql`select named.id from ${sql.table(described.table)} as named where ${sql.join([sql`named.account = ${account}`, sql`named.collection = ${sql.lit(one)}`, ...fit, contains(name, text)], sql` and `)}`;
}
