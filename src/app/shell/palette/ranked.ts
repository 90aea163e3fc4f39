import { inGroups } from "../in-groups.ts";
import { type Hit, foundIn } from "./found.ts";
import type { PaletteItem } from "./palette-item.ts";

interface Ranked {
  readonly item: PaletteItem;
  /** Ranges of the label that match the typed text. */
  readonly hits: readonly Hit[];
}

/**
 * Distance added to an item that matches only with its `detail`, so that items with a matching label rank
 * first.
 */
const BEHIND = 20;

/** Distance subtracted from a recent choice, so that it ranks before equal matches. */
const LATELY = 0.5;

/** Returns the matching items, best first. Equal matches keep their order. */
export function ranked(
  items: readonly PaletteItem[],
  typed: string,
  recent: readonly string[],
): readonly Ranked[] {
  return items
    .flatMap((item, place) => {
      const named = foundIn(item.label, typed);
      const found =
        named ?? (item.detail === undefined ? null : foundIn(`${item.label} ${item.detail}`, typed));
      if (!found) return [];
      const distance = found.distance + (named ? 0 : BEHIND) - (recent.includes(item.id) ? LATELY : 0);
      return [
        {
          item,
          hits: named ? found.hits : found.hits.filter(([, to]) => to <= item.label.length),
          distance,
          place,
        },
      ];
    })
    .toSorted((a, b) => a.distance - b.distance || a.place - b.place)
    .map(({ item, hits }) => ({ item, hits }));
}

/** Groups the lines by heading, in the order of the best line of each group. */
export function grouped(
  lines: readonly Ranked[],
): readonly { readonly group: string; readonly lines: readonly Ranked[] }[] {
  return inGroups(lines, ({ item }) => item.group).map(([group, its]) => ({ group, lines: its }));
}
