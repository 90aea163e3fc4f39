import { type ReactNode, useMemo, useState, useSyncExternalStore } from "react";
import { useLocation } from "wouter";
import { useCustomerContacts } from "../../../features/monitor/use-customer-contacts.ts";
import { useAllSavedViews } from "../../../resource/kit/views/use-saved-views.ts";
import { useLive } from "../../../services/live-services.ts";
import { useHolder } from "../../../services/use-session.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Palette, type PaletteLine } from "../../../ui/palette.tsx";
import { CREATE } from "../../../resource/kit/use-create-shortcut.ts";
import { modifier } from "../../../services/shortcuts.ts";
import { NAMED } from "../menu-entries.ts";
import { isOpenTo } from "../menu-places.ts";
import { shownViews } from "../views/shown-views.ts";
import type { TypeAheadBuffer } from "./type-ahead-buffer.ts";
import { type Hit, foundIn } from "./found.ts";
import { liveItems } from "./live-items.ts";
import type { PaletteItem } from "./palette-item.ts";
import { grouped, ranked } from "./ranked.ts";
import { type Recent, keepRecent, recentOf } from "./recent-items.ts";
import { type PaletteDoors, useActionItems } from "./use-action-items.ts";
import { useRecordItems } from "./use-record-items.ts";

interface CommandPaletteProps extends PaletteDoors {
  /** Buffers text that is typed before the field has the focus. */
  readonly early: TypeAheadBuffer;
  readonly onClose: () => void;
}

/** Finds pages, actions and records by their names. Before the user types, recent choices come first. */
export function CommandPalette({ early, onClose, ...doors }: CommandPaletteProps) {
  const { say } = useTexts();
  const text = say.palette;
  const [typed, setTyped] = useState("");
  const [, navigate] = useLocation();
  const person = useHolder()?.user._id ?? "";
  const [recent] = useState(() => recentOf(localStorage, person));
  const known = [...usePageItems(), ...useViewItems(), ...useActionItems(doors)];
  const live = useLiveItems(typed);
  const records = useRecordItems(typed);
  const { groups, items } =
    typed.trim() === ""
      ? initialItems(recent, known, text.groups.recent())
      : matchingItems(typed, { live, known, recent, records });
  const choose = (id: string, elsewhere: boolean) => {
    const item = items.get(id);
    if (!item) return;
    if (!item.passing)
      keepRecent(localStorage, person, {
        id: item.id,
        label: item.label,
        href: "href" in item.act && !known.includes(item) ? item.act.href : null,
      });
    onClose();
    if ("run" in item.act) item.act.run();
    else if (elsewhere && !item.act.create) window.open(item.act.href, "_blank", "noopener");
    else navigate(item.act.href, item.act.create ? { state: CREATE } : {});
  };
  const status =
    items.size > 0
      ? text.count({ count: items.size })
      : records.looking
        ? text.searching()
        : text.noResults({ typed: typed.trim() });
  return (
    <Palette
      onClose={onClose}
      label={say.shell.search()}
      typed={typed}
      onType={setTyped}
      onFocus={() => setTyped(typed + early.take())}
      groups={groups}
      onChoose={choose}
      status={status}
      busy={records.looking}
      words={{ move: text.move(), open: text.open(), newTab: text.newTab() }}
      modifier={modifier()}
    />
  );
}

/** Returns the pages that the user can open. */
function usePageItems(): readonly PaletteItem[] {
  const { say } = useTexts();
  const holder = useHolder();
  return NAMED.flatMap(({ group, entries }) =>
    entries
      .filter((entry) => isOpenTo(entry, holder))
      .map(({ page, path, icon, keys }) => ({
        id: `page ${page}`,
        group: say.palette.groups.pages(),
        label: say.shell.pages[page](),
        detail: page === "replay" ? say.palette.openReplay() : say.shell.groups[group](),
        icon,
        act: { href: path },
        ...(keys === undefined ? {} : { keys }),
      })),
  );
}

/** Returns the user's own and shared views of lists that the user can open. */
function useViewItems(): readonly PaletteItem[] {
  const { say } = useTexts();
  const saved = useAllSavedViews();
  const holder = useHolder();
  return [false, true].flatMap((ofAccount) =>
    shownViews(saved, holder, ofAccount).map(({ id, name, href, page }) => ({
      id: `view ${id}`,
      group: say.palette.groups.views(),
      label: name,
      detail: say.shell.pages[page](),
      icon: "bookmark",
      act: { href },
    })),
  );
}

const NO_CONTACTS = { subscribe: () => () => undefined, get: () => null };

/**
 * Finds customers on the live floor, for users who can see the monitor. Searches once per typed text and answer
 * with the names of contacts, so that lines do not move while the user reads.
 */
function useLiveItems(typed: string): readonly PaletteItem[] {
  const live = useLive();
  const { subscribe, get } = useCustomerContacts(live) ?? NO_CONTACTS;
  const contacts = useSyncExternalStore(subscribe, get);
  const { say } = useTexts();
  return useMemo(() => {
    const floor = live?.floor.get()?.state;
    return floor
      ? liveItems(
          floor,
          typed,
          {
            group: say.shell.pages.monitor(),
            waiting: say.palette.waiting(),
            inCall: say.palette.inCall(),
          },
          contacts,
        )
      : [];
  }, [live, typed, say, contacts]);
}

/** Groups the items before typing: recent choices first, then all others. */
function initialItems(recent: readonly Recent[], known: readonly PaletteItem[], group: string) {
  const recentItems = recent.flatMap(({ id, label, href }): PaletteItem[] => {
    const item = known.find((one) => one.id === id);
    return item
      ? [{ ...item, group }]
      : href === null
        ? []
        : [{ id, group, label, icon: "clock", act: { href } }];
  });
  const rest = known.filter(({ id }) => !recentItems.some((one) => one.id === id));
  return shown(grouped([...recentItems, ...rest].map((item) => ({ item, hits: [] }))));
}

interface Results {
  /** Customers whose names or numbers contain the typed text. */
  readonly live: readonly PaletteItem[];
  readonly known: readonly PaletteItem[];
  readonly recent: readonly Recent[];
  readonly records: ReturnType<typeof useRecordItems>;
}

/**
 * Groups all matches. Records come last, because they are loaded later and must not move other items under
 * the pointer.
 */
function matchingItems(typed: string, { live, known, recent, records: { items, looking } }: Results) {
  const named = ranked(
    [...live, ...known],
    typed,
    recent.map(({ id }) => id),
  );
  // Live items also match by the digits of a phone number, regardless of its format.
  const here = [
    ...named,
    ...live.filter((item) => !named.some((one) => one.item === item)).map((item) => ({ item, hits: [] })),
  ];
  const there = items.flatMap((item) => {
    const found = foundIn(item.label, typed);
    return looking && !found ? [] : [{ item, hits: found?.hits ?? [] }];
  });
  return shown(grouped([...here, ...there]));
}

const shown = (groups: ReturnType<typeof grouped>) => ({
  groups: groups.map(({ group, lines }) => ({
    title: group,
    lines: lines.map(({ item, hits }) => lineOf(item, marked(item.label, hits))),
  })),
  items: new Map(groups.flatMap(({ lines }) => lines.map(({ item }) => [item.id, item]))),
});

const lineOf = (item: PaletteItem, label: ReactNode): PaletteLine => ({
  id: item.id,
  label,
  detail: item.detail,
  icon: item.icon,
  keys: item.keys,
});

/** Returns a name with the typed letters highlighted. */
function marked(label: string, hits: readonly Hit[]): ReactNode {
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const [from, to] of hits) {
    if (from < at) continue;
    pieces.push(label.slice(at, from), <mark key={from}>{label.slice(from, to)}</mark>);
    at = to;
  }
  return [...pieces, label.slice(at)];
}
