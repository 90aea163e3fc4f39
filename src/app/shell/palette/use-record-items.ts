import { useEffect, useState } from "react";
import { DESCRIBED } from "../../../../openapi/generated/described.ts";
import type { Session } from "../../../../openapi/generated/console.ts";
import { useHolder } from "../../../services/use-ability.ts";
import { useServices } from "../../../services/services.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { isOpenTo, type MenuEntry, NAMED, type PageName } from "../menu-entries.ts";
import type { PaletteItem } from "./palette-item.ts";

type Row = Readonly<Record<string, unknown>>;

/** Records that are looked for by the search of their own list. */
interface Source {
  readonly path: string;
  /** Which of them alone. */
  readonly among?: object;
  /** By whose page they are seen, and to whom they are open. */
  readonly entry: MenuEntry;
  readonly nameOf: (row: Row) => string;
  readonly detailOf?: (row: Row) => string;
  /** Where one of them is; else it is looked for in its list. */
  readonly hrefOf?: (id: string) => string;
}

/** Of each kind so many: what is not among them is looked for in its list. */
const FEW = 4;
/** Not every letter is a question (ms). */
const PAUSE = 120;

const textOf = (row: Row, member: string): string => {
  const value = row[member];
  return typeof value === "string" ? value : "";
};

/** What was filled in, as far as it is texts: by that a submission is known. */
const answersIn = ({ answers }: Row): string => (Array.isArray(answers) ? answers.map((answer: Row) => textOf(answer, "value")).filter((text) => text !== "").join(" · ") : "");

const person = {
  path: "/users",
  nameOf: (row: Row) => `${textOf(row, "firstname")} ${textOf(row, "lastname")}`.trim(),
  detailOf: (row: Row) => textOf(row, "email") || textOf(row, "username"),
};

const OWN: Partial<Record<PageName, Omit<Source, "entry">>> = {
  segments: { path: "/segments", nameOf: (row) => textOf(row, "name"), hrefOf: (id) => `/segments/${encodeURIComponent(id)}` },
  users: { ...person, among: { level: { $gte: 4 } }, hrefOf: (id) => `/users/${encodeURIComponent(id)}` },
  administrators: { ...person, among: { level: { $lt: 4 } } },
  branches: { path: "/branches", nameOf: (row) => textOf(row, "label") || textOf(row, "name"), hrefOf: (id) => `/branches/${encodeURIComponent(id)}/pocs` },
  webhooks: { path: "/webhooks", nameOf: (row) => textOf(row, "name"), hrefOf: (id) => `/webhooks/editor/${encodeURIComponent(id)}` },
  submissions: { path: "/forms-submissions", nameOf: (row) => answersIn(row), hrefOf: (id) => `/form-submission/${encodeURIComponent(id)}` },
  uploads: { path: "/uploads", nameOf: (row) => textOf(row, "name"), hrefOf: (id) => `/account/uploads/${encodeURIComponent(id)}` },
};

/** Whatever has a page of its own and a list that searches. */
const sourcesFor = (holder: Session | null): readonly Source[] =>
  NAMED
    .flatMap(({ entries }) => entries)
    .filter((entry) => isOpenTo(entry, holder))
    .flatMap((entry) => {
      const own = OWN[entry.page];
      const described = Object.values(DESCRIBED).find(({ permission }) => entry.ability === `${permission}.read`);
      return own ? [{ ...own, entry }] : described ? [{ path: described.path, entry, nameOf: (row: Row) => textOf(row, described.title), hrefOf: (id: string) => `${entry.path}/${encodeURIComponent(id)}` }] : [];
    });

/** The records that the platform finds, some of each kind; what was asked before is given up as soon as typing goes on. */
export function useRecordItems(typed: string): { readonly items: readonly PaletteItem[]; readonly looking: boolean } {
  const { read } = useServices();
  const { say } = useTexts();
  const holder = useHolder();
  const asked = typed.trim();
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly items: readonly PaletteItem[] }>({ asked: "", items: [] });
  useEffect(() => {
    if (asked === "") return;
    const over = new AbortController();
    const timer = setTimeout(() => {
      const ask = async ({ path, among, entry, nameOf, detailOf, hrefOf }: Source): Promise<PaletteItem[]> => {
        // The lists differ in what they may be narrowed by; all of them search and stop.
        const { data } = (await read(path as "/segments", { query: { ...among, $search: asked, $limit: FEW } }, over.signal)) as { readonly data: readonly Row[] };
        return data.map((row) => {
          const [label, id, detail] = [nameOf(row), textOf(row, "_id"), detailOf?.(row) ?? ""];
          const href = hrefOf?.(id) ?? `${entry.path}?${new URLSearchParams({ q: label })}`;
          return { id: `${entry.page} ${id}`, group: say.shell.pages[entry.page](), label, icon: entry.icon, act: { href }, ...(detail === "" ? {} : { detail }) };
        });
      };
      // A list that does not answer is not what one waits for: the others are shown.
      const askAll = async () => {
        const all = await Promise.allSettled(sourcesFor(holder).map(ask));
        if (!over.signal.aborted) setAnswer({ asked, items: all.flatMap((one) => (one.status === "fulfilled" ? one.value : [])) });
      };
      void askAll();
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [asked, holder, read, say]);
  return { items: asked === "" ? [] : answer.items, looking: asked !== "" && answer.asked !== asked };
}
