import { useState } from "react";
import { useApiQuery } from "../../services/use-api-query.ts";
import type { Choice } from "../../ui/choices-field.tsx";

const FOUND = 50;

/** The people of the account by what is typed of their names, and with them those who are chosen. */
export function usePeople(chosen: readonly Choice[]) {
  const [typed, setTyped] = useState("");
  const [kept, setKept] = useState(chosen);
  const search = typed.trim();
  const { data } = useApiQuery("/users", { query: { level: { $gte: 1 }, $limit: FOUND, $sort: { firstname: 1, lastname: 1 }, $select: ["firstname", "lastname"], ...(search === "" ? {} : { $search: search }) } }, { keep: true });
  const found = (data?.data ?? []).map(({ _id, firstname = "", lastname = "" }) => ({ value: _id, label: `${firstname} ${lastname}`.trim() }));
  const people = [...found, ...kept.filter(({ value }) => !found.some((one) => one.value === value))];
  return {
    people,
    onType: setTyped,
    /** Remembers what those are called who were chosen: the next search may not find them. */
    remember: (values: readonly string[]) => setKept(people.filter(({ value }) => values.includes(value))),
  };
}
