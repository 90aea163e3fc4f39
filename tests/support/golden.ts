import { readFileSync } from "node:fs";
import type { SavedView } from "../../openapi/generated/console.ts";
import type { View } from "../../src/ui/view-state.ts";
import type { Outcome } from "../../streams/replay/judged-log.ts";

/** Content of a recording as read by the version that wrote it. */
interface GoldenRecording {
  readonly name: string;
  /** `steps`: the floor after each event, without contacts that ended and the numbers of days. */
  readonly digests: Readonly<Record<"steps" | "begin" | "events" | "records" | "end", string>>;
  readonly verdicts: readonly Outcome[];
  /** The row headers at the end of the replay, sorted, by the tab of the monitor. */
  readonly rows: Readonly<Record<"Agents" | "In call" | "Segments" | "Queue", readonly string[]>>;
}

/** A saved view as the API returned it, and how the console showed it. */
interface GoldenView {
  readonly stored: SavedView;
  readonly path: string;
  /** Null for lists whose rules are part of their page. */
  readonly reads: View | null;
  /** Absent for lists without rows, which show no table. */
  readonly table?: GoldenTable;
  /** The number of filters that can be removed. */
  readonly filters: number;
}

/** The columns of a table in their order, the sorted one, and the widths that the view sets (px). */
export interface GoldenTable {
  readonly columns: readonly string[];
  readonly sorted: Readonly<Record<string, string>>;
  readonly widths: Readonly<Record<string, number>>;
}

interface GoldenStorage {
  readonly local: Readonly<Record<string, string>>;
  readonly session: Readonly<Record<string, string>>;
  /** The preferences of a person who chose French. */
  readonly french: string;
  readonly segments: Omit<GoldenTable, "sorted">;
}

export const goldenFile = (name: string): Buffer =>
  readFileSync(new URL(`../golden/${name}`, import.meta.url));

// Written once with the files beside them, and never changed.
export const GOLDEN_RECORDINGS = JSON.parse(goldenFile("recordings.json").toString()) as Readonly<
  Record<string, GoldenRecording>
>;
export const GOLDEN_VIEWS = JSON.parse(goldenFile("views.json").toString()) as {
  readonly views: readonly GoldenView[];
  /** Views that the monitor reads from its links. */
  readonly links: Readonly<Record<string, View>>;
};
export const GOLDEN_STORAGE = JSON.parse(goldenFile("storage.json").toString()) as GoldenStorage;
