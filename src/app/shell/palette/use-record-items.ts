import { useEffect, useState } from "react";
import type { FoundRecord, Session } from "../../../../openapi/generated/console.ts";
import { pageOfList } from "../../../resource/kit/described/page-of-list.ts";
import { useHolder } from "../../../services/use-session.ts";
import { useServices } from "../../../services/services.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { isOpenTo, type MenuEntry, NAMED, type PageName } from "../menu-entries.ts";
import type { PaletteItem } from "./palette-item.ts";

/**
 * Interval between requests (ms): the first letter is sent immediately, and held keys do not send one each.
 */
const PAUSE = 40;

/** Paths of records without a page below their list. */
const PLACES: Partial<Record<PageName, (record: FoundRecord) => string>> = {
  administrators: ({ name }) => `/account/administrators?${new URLSearchParams({ q: name })}`,
  branches: ({ _id }) => `/branches/${encodeURIComponent(_id)}/pocs`,
  webhooks: ({ _id }) => `/webhooks/editor/${encodeURIComponent(_id)}`,
  submissions: ({ _id }) => `/form-submission/${encodeURIComponent(_id)}`,
};

/**
 * Returns the records that the platform finds, some of each kind; further typing cancels the pending request.
 */
export function useRecordItems(typed: string): {
  readonly items: readonly PaletteItem[];
  readonly looking: boolean;
} {
  const { read } = useServices();
  const { say } = useTexts();
  const holder = useHolder();
  const [inTurn] = useState(() => paced(PAUSE));
  const asked = typed.trim();
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly found: readonly FoundRecord[] }>({
    asked: "",
    found: [],
  });
  useEffect(() => {
    if (asked === "") return;
    const over = new AbortController();
    const settle = (found: readonly FoundRecord[]) => over.signal.aborted || setAnswer({ asked, found });
    const takeBack = inTurn(() => {
      // If the platform does not respond, pages and actions are still found.
      read("/search", { query: { $search: asked } }, over.signal).then(
        ({ data }) => settle(data),
        () => settle([]),
      );
    });
    return () => {
      takeBack();
      over.abort();
    };
  }, [asked, read, inTurn]);
  const looking = asked !== "" && answer.asked !== asked;
  if (asked === "") return { items: [], looking };
  const entries = entriesFor(holder);
  const items = answer.found.flatMap((record): PaletteItem[] => {
    const entry = entries.get(pageOfList(record.list));
    if (!entry) return [];
    const href = PLACES[entry.page]?.(record) ?? `${entry.path}/${encodeURIComponent(record._id)}`;
    return [
      {
        id: `${entry.page} ${record._id}`,
        group: say.shell.pages[entry.page](),
        label: record.name,
        icon: entry.icon,
        act: { href },
        ...(record.detail !== null && { detail: record.detail }),
      },
    ];
  });
  return { items, looking };
}

/** Returns the page of each kind, as far as it is open. */
const entriesFor = (holder: Session | null): ReadonlyMap<string, MenuEntry> =>
  new Map(
    NAMED.flatMap(({ entries }) => entries).flatMap((entry) =>
      isOpenTo(entry, holder) ? [[entry.page, entry] as const] : [],
    ),
  );

/**
 * Runs work immediately after a pause (ms) without any, and else as soon as the pause is over: the first of
 * many does not wait, and all of them together are not run more often. Returns what cancels the work until it
 * has run.
 */
export function paced(pause: number): (work: () => void) => () => void {
  let done = -Infinity;
  return (work) => {
    const now = () => {
      done = performance.now();
      work();
    };
    const left = done + pause - performance.now();
    if (left <= 0) {
      now();
      return () => {};
    }
    const timer = setTimeout(now, left);
    return () => clearTimeout(timer);
  };
}
