import { useState } from "react";
import { type ReadParameters, useApiQuery } from "../../../services/use-api-query.ts";
import { useAbility } from "../../../services/use-session.ts";

/** Lists whose records calls name by a word, with the member that contains it. */
const LISTS = {
  tags: { path: "/tags", key: "name" },
  "abandon-reasons": { path: "/abandon-reasons", key: "name" },
  "ai-topics": { path: "/ai/topics", key: "identifier" },
} as const;
export type ValueList = keyof typeof LISTS;

/** Maximum number of words in one read, and of proposals. */
const MOST = 200;
const FOUND = 20;

/** Words that are ids. Events can name a record by its word or by its id. */
const ID = /^[0-9a-f]{24}$/;

/**
 * Returns the labels of tags, abandon reasons or AI topics as calls name them. A word without a record, as an
 * integration may send it, is its own label. `choices` are the given words, those that match the typed text, and the text itself if none does.
 */
export function useNamedValues(list: ValueList, values: readonly string[]) {
  const { path, key } = LISTS[list];
  const mayRead = useAbility(`${list}.read`);
  const [typed, setTyped] = useState<string | null>(null);
  const wanted = [...new Set(values)].filter((value) => value !== "").toSorted();
  const read = (by: string, words: readonly string[]) => ({ [by]: { $in: words.slice(0, MOST) } });
  const [ids, words] = [wanted.filter((value) => ID.test(value)), wanted.filter((value) => !ID.test(value))];
  const asked = (query: object) =>
    ({ query: { $select: ["label", key], ...query } }) as ReadParameters<"/tags">; // every list has these parameters
  const at = path as "/tags"; // the lists have the same shape
  const named = useApiQuery(at, asked({ $limit: MOST, ...read(key, words) }), {
    enabled: mayRead && words.length > 0,
    keep: true,
  });
  const identified = useApiQuery(at, asked({ $limit: MOST, ...read("_id", ids) }), {
    enabled: mayRead && ids.length > 0,
    keep: true,
  });
  const search = typed?.trim() ?? "";
  const found = useApiQuery(
    at,
    asked({ $limit: FOUND, $sort: { label: 1 }, ...(search !== "" && { $search: search }) }),
    { enabled: mayRead && typed !== null, keep: true },
  );
  const pairsIn = (answer: typeof named, member: string) =>
    (answer.data?.data ?? []).map((record): readonly [string, string] => {
      const { [member]: word, label } = Object(record) as Readonly<Record<string, string | undefined>>; // these members are texts
      return [word ?? "", label ?? ""];
    });
  const labels = new Map([...pairsIn(named, key), ...pairsIn(identified, "_id")]);
  const labelOf = (value: string): string => labels.get(value) ?? value;
  const isUnknown = search !== "" && (!mayRead || (!found.old && found.data?.total === 0));
  const proposed = new Map([
    ...wanted.map((value) => [value, labelOf(value)] as const),
    ...pairsIn(found, key),
    ...(isUnknown ? [[search, search] as const] : []),
  ]);
  return {
    labelOf,
    choices: [...proposed].map(([value, label]) => ({ value, label })),
    onFind: (text: string) => setTyped(text),
  };
}
