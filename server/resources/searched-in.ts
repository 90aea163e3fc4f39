import { type RawBuilder, sql } from "kysely";
import { searchKey } from "../../openapi/formats/search-text.ts";
import { either, findsWords, matches } from "../kit/conditions.ts";
import { type Described, RESOURCES } from "./described.ts";
import { textsOf } from "./kept-value.ts";

type Values = Readonly<Record<string, unknown>>;
type Condition = RawBuilder<boolean>;

/** A word that somebody looks for, and in whose records. */
interface Sought {
  readonly account: string;
  /** Folded, as what is searched in. */
  readonly word: string;
}

const isNaming = ({ kinds }: Described, member: string) =>
  kinds[member] === "reference" || kinds[member] === "references";

/** What of a record itself is searched in. */
export const searchedIn = (described: Described, kept: Values): string =>
  searchKey(
    described.search
      .filter((member) => !isNaming(described, member))
      .flatMap((member) => textsIn(kept[member])),
  );

const textsIn = (value: unknown): string[] => (typeof value === "number" ? [String(value)] : textsOf(value));

/**
 * Whether a record is found by a text: each word by what is searched in of its own, or because it names
 * somebody who is called so, whatever they were called when it was written.
 */
export function foundBy(described: Described, account: string, typed: string): Condition {
  const naming = described.search.filter((member) => isNaming(described, member));
  return findsWords(typed, (word) =>
    either([ownWord(word), ...naming.map((member) => namesCalled(described, member, { account, word }))]),
  );
}

/** Whether a record is found by what is searched in of its own. */
export const foundByItself = (typed: string): Condition => findsWords(typed, ownWord);

const ownWord = (word: string): Condition => matches("search", word, "anywhere");

/**
 * Whether a member names somebody who is called so. They are looked up once and not for each record, which an
 * index then finds by their ids.
 */
function namesCalled({ kinds, references }: Described, member: string, sought: Sought): Condition {
  const called = sql`array(${calledSo(references[member] ?? { one: "" }, sought)})`;
  return kinds[member] === "reference"
    ? sql<boolean>`(data ->> ${sql.lit(member)}) = any(${called})`
    : sql<boolean>`(data -> ${sql.lit(member)}) ?| ${called}`;
}

/**
 * The ids of those who are called so, among those who can be named. Companies have an index of their names.
 */
function calledSo(
  { one, among = {} }: Pick<Described["references"][string], "one" | "among">,
  { account, word }: Sought,
): RawBuilder<unknown> {
  const described = RESOURCES.find((resource) => resource.one === one);
  if (!described)
    return sql`select users.id from users where users.account = ${account} and ${matches("users.search", word, "anywhere")}`;
  const name = sql`(named.keys ->> ${sql.lit(described.title)})`;
  const fit = Object.entries(among).map(
    ([member, values]) =>
      sql`named.data ->> ${sql.lit(member)} in (${sql.join(values.map((value) => sql.lit(String(value))))})`,
  );
  return sql`select named.id from ${sql.table(described.table)} as named where ${sql.join([sql`named.account = ${account}`, sql`named.collection = ${sql.lit(one)}`, ...fit, matches(name, word, "anywhere")], sql` and `)}`;
}
