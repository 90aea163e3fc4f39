import { useApiQuery } from "../../../services/use-api-query.ts";
import { useAbility } from "../../../services/use-session.ts";

/** Lists whose records are named in filters and groups, with the members that form a name and a query for all records. */
const LISTS = {
  segments: { path: "/segments", members: ["name"], among: {} },
  // Without a level, only agents are listed; other users who took calls have a name too.
  users: { path: "/users", members: ["firstname", "lastname"], among: { level: { $gte: 1 } } },
  surveys: { path: "/surveys", members: ["name"], among: {} },
} as const;
type NamedList = keyof typeof LISTS;

/** Maximum number of ids in one read. */
const MOST = 200;

interface Names {
  /** Returns the name of a record; null if it was deleted, undefined until it is known. */
  readonly nameOf: (id: string) => string | null | undefined;
  /** Ids of deleted records. */
  readonly deleted: readonly string[];
}

/** Reads the names of records by id, at most 400. */
export function useNames(list: NamedList, ids: readonly string[]): Names {
  const mayRead = useAbility(`${list}.read`);
  const wanted = [...new Set(ids)].filter((id) => id !== "").toSorted();
  const parts = [
    useRead(list, wanted.slice(0, MOST), mayRead),
    useRead(list, wanted.slice(MOST, 2 * MOST), mayRead),
  ];
  const names = new Map(parts.flatMap(({ names: part }) => part));
  const nameOf = (id: string) => {
    const at = wanted.indexOf(id);
    const part = parts[Math.floor(at / MOST)];
    return names.get(id) ?? (at >= 0 && part?.isComplete ? null : undefined);
  };
  return { nameOf, deleted: wanted.filter((id) => nameOf(id) === null) };
}

function useRead(list: NamedList, ids: readonly string[], mayRead: boolean) {
  const { path, members, among } = LISTS[list];
  const { data, old } = useApiQuery(
    path as "/users", // every list has these parameters
    {
      query: {
        ...among,
        $limit: MOST,
        $select: [...members] as string[] as ["firstname"], // members of the list
        _id: { $in: [...ids] },
      },
    },
    { enabled: mayRead && ids.length > 0, keep: true },
  );
  const records: readonly object[] = data?.data ?? [];
  return {
    isComplete: data !== undefined && !old,
    names: records.map((record): readonly [string, string] => [
      String(Object(record)._id),
      members
        .map((member) => String(Object(record)[member] ?? ""))
        .join(" ")
        .trim(),
    ]),
  };
}
