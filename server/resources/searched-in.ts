import { type RawBuilder, sql } from "kysely";
import { searchKey } from "../../openapi/formats/search-text.ts";
import { either, findsWords, matches } from "../kit/filter-sql.ts";
import { type Described, RESOURCES } from "./described.ts";
import { textsOf } from "./kept-value.ts";

type Values = Readonly<Record<string, unknown>>;
type Condition = RawBuilder<boolean>;

/** A search word and the account to search. */
interface SearchedWord {
  readonly account: string;
  /** Normalized like the search text. */
  readonly word: string;
}

const isReference = ({ kinds }: Described, member: string) =>
  kinds[member] === "reference" || kinds[member] === "references";

/** Returns the search text of a record's own members. */
export const searchedIn = (described: Described, kept: Values): string =>
  searchKey(
    described.search
      .filter((member) => !isReference(described, member))
      .flatMap((member) => textsIn(kept[member])),
  );

const textsIn = (value: unknown): string[] => (typeof value === "number" ? [String(value)] : textsOf(value));

/**
 * Matches records by search words. Each word must occur in the record's own search text, or in the current
 * name of a referenced record.
 */
export function foundBy(described: Described, account: string, typed: string): Condition {
  const naming = described.search.filter((member) => isReference(described, member));
  return findsWords(typed, (word) =>
    either([
      ownWord(word),
      ...naming.map((member) => referencesByName(described, member, { account, word })),
    ]),
  );
}

/** Matches records by their own search text. */
export const matchesOwnText = (typed: string): Condition => findsWords(typed, ownWord);

const ownWord = (word: string): Condition => matches("search", word, "anywhere");

/**
 * Matches references by name. The ids of the referenced records are looked up once, and an index then finds
 * the records that contain these ids.
 */
function referencesByName(
  { kinds, references }: Described,
  member: string,
  searched: SearchedWord,
): Condition {
  const called = sql`array(${idsByName(references[member] ?? { one: "" }, searched)})`;
  return kinds[member] === "reference"
    ? sql<boolean>`(data ->> ${sql.lit(member)}) = any(${called})`
    : sql<boolean>`(data -> ${sql.lit(member)}) ?| ${called}`;
}

/**
 * Returns the query for the ids of referenceable records whose name contains a word. For companies, an index
 * of names makes this query fast.
 */
function idsByName(
  { one, among = {} }: Pick<Described["references"][string], "one" | "among">,
  { account, word }: SearchedWord,
): RawBuilder<unknown> {
  const described = RESOURCES.find((resource) => resource.one === one);
  // Without a description, the referenced records are users.
  if (!described)
    return sql`select users.id from users where users.account = ${account} and ${matches("users.search", word, "anywhere")}`;
  const name = sql`(named.keys ->> ${sql.lit(described.title)})`;
  const fit = Object.entries(among).map(
    ([member, values]) =>
      sql`named.data ->> ${sql.lit(member)} in (${sql.join(values.map((value) => sql.lit(String(value))))})`,
  );
  return sql`select named.id from ${sql.table(described.table)} as named where ${sql.join([sql`named.account = ${account}`, sql`named.collection = ${sql.lit(one)}`, ...fit, matches(name, word, "anywhere")], sql` and `)}`;
}
