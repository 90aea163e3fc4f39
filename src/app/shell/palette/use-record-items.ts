import { useEffect, useState } from "react";
import type { FoundRecord, Session } from "../../../../openapi/generated/console.ts";
import { pageOfList } from "../../../resource/kit/described/page-of-list.ts";
import { useHolder } from "../../../services/use-session.ts";
import { useServices } from "../../../services/services.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { type MenuEntry, NAMED, type PageName } from "../menu-entries.ts";
import { isOpenTo } from "../menu-places.ts";
import type { PaletteItem } from "./palette-item.ts";

/**
 * Minimum interval (ms) between search requests. The first letter is sent immediately, and a held key does
 * not send one request per repetition.
 */
const PAUSE = 40;

/** Functions that return the path of a record, for lists where it is not the path of the list plus the id. */
const PLACES: Partial<Record<PageName, (record: FoundRecord) => string>> = {
  administrators: ({ name }) => `/account/administrators?${new URLSearchParams({ q: name })}`,
  branches: ({ _id }) => `/branches/${encodeURIComponent(_id)}/pocs`,
  webhooks: ({ _id }) => `/webhooks/editor/${encodeURIComponent(_id)}`,
  submissions: ({ _id }) => `/form-submission/${encodeURIComponent(_id)}`,
};

/**
 * Searches records on the platform and returns some of each kind. Further typing cancels the pending request.
 */
export function useRecordItems(typed: string): {
  readonly items: readonly PaletteItem[];
  readonly looking: boolean;
} {
  const { read } = useServices();
  const { say } = useTexts();
  const holder = useHolder();
  const [runPaced] = useState(() => paced(PAUSE));
  const asked = typed.trim();
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly found: readonly FoundRecord[] }>({
    asked: "",
    found: [],
  });
  useEffect(() => {
    if (asked === "") return;
    const request = new AbortController();
    const settle = (found: readonly FoundRecord[]) => request.signal.aborted || setAnswer({ asked, found });
    const cancel = runPaced(() => {
      // If the platform does not respond, pages and actions are still found.
      read("/search", { query: { $search: asked } }, request.signal).then(
        ({ data }) => settle(data),
        () => settle([]),
      );
    });
    return () => {
      cancel();
      request.abort();
    };
  }, [asked, read, runPaced]);
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

/** Returns the menu entries that the user can open, by page. */
const entriesFor = (holder: Session | null): ReadonlyMap<string, MenuEntry> =>
  new Map(
    NAMED.flatMap(({ entries }) => entries).flatMap((entry) =>
      isOpenTo(entry, holder) ? [[entry.page, entry] as const] : [],
    ),
  );

/**
 * Returns a function that runs work immediately or, if the last run was less than `pause` (ms) ago, after the
 * rest of the pause. The function returns a cancel function. The caller cancels work that has not run yet
 * before it passes new work.
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
