import type { BulkResult } from "../../services/bulk-run.ts";
import type { ActOne } from "../../services/bulk-run-host.ts";
import type { ReadPath } from "../../services/use-api-query.ts";
import type { IconName } from "../../ui/icon.tsx";
import type { ManyEditing, PickedRow } from "./bulk-edit/many-editing.ts";

/** What is said of a removal. */
export interface RemovalWords {
  /** What the list is called. */
  readonly list: string;
  /** What is asked where it is one alone. */
  readonly removeOne: (name: string) => string;
  /** What else goes, or stays. */
  readonly removeText: string;
  /** Why the platform keeps one, by the code of its refusal; what holds for every list need not be here. */
  readonly refused?: Readonly<Record<string, string>>;
}

/**
 * Tells a list what became of each of those that were picked, once it is over, and how those stand by then of
 * which it is known.
 */
export type SettleMany = (results: readonly BulkResult[], now: ReadonlyMap<string, object>) => void;

/** One thing that can be done with many records, besides changing and deleting them. */
interface BulkAct<Row> {
  readonly label: string;
  readonly icon: IconName;
  readonly onPress: (picked: readonly PickedRow<Row>[], settle: SettleMany) => void;
}

/** Some fields that many records are given at once, under a name of their own. */
interface BulkGift {
  readonly label: string;
  readonly icon: IconName;
  readonly title: (count: number) => string;
  readonly members: readonly string[];
}

interface BulkRemoval {
  readonly words: RemovalWords;
  /** What lists them, read anew after many of them went. */
  readonly path: ReadPath;
  /** What else shows something of them, such as how many there may be. */
  readonly besides?: readonly ReadPath[] | undefined;
  readonly remove: ActOne;
}

/**
 * What can be done with many records of a list at once. Where nothing is said of it, they are not deleted so.
 */
export type BulkActs<Row> = {
  /** By which people call one. */
  readonly nameOf: (row: Row) => string;
  /** The version that is listed: one that has another by then is neither changed nor removed. */
  readonly versionOf?: (row: Row) => number | undefined;
  /** Which of them anything can be done with, and how many of those match; all where nothing is said. */
  readonly pickable?: { readonly is: (row: Row) => boolean; readonly total: number } | undefined;
  /** What of them can be set for several. */
  readonly edit?: ManyEditing | undefined;
  readonly gifts?: readonly BulkGift[] | undefined;
  /** What else can be done with those that are picked. */
  readonly others?: readonly BulkAct<Row>[] | undefined;
} & (BulkRemoval | { readonly remove?: undefined });
