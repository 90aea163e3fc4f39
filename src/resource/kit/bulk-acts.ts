import type { BulkResult } from "../../services/bulk-run.ts";
import type { ActOne } from "../../services/bulk-run-host.ts";
import type { ReadPath } from "../../services/use-api-query.ts";
import type { IconName } from "../../ui/icon.tsx";
import type { ManyEditing, PickedRow } from "./bulk-edit/many-editing.ts";

/** Texts of a removal. */
export interface RemovalWords {
  /** Name of the list. */
  readonly list: string;
  /** Question for a single record. */
  readonly removeOne: (name: string) => string;
  /** Consequences of the removal. */
  readonly removeText: string;
  /** Why the platform keeps one, by the code of its refusal; what holds for every list need not be here. */
  readonly refused?: Readonly<Record<string, string>>;
}

/** Reports the results of a bulk action to a list, with the current records as far as known. */
export type SettleMany = (results: readonly BulkResult[], now: ReadonlyMap<string, object>) => void;

/** One thing that can be done with many records, besides changing and deleting them. */
interface BulkAct<Row> {
  readonly label: string;
  readonly icon: IconName;
  readonly onPress: (picked: readonly PickedRow<Row>[], settle: SettleMany) => void;
}

/** A named preset of fields for bulk edits. */
interface BulkGift {
  readonly label: string;
  readonly icon: IconName;
  readonly title: (count: number) => string;
  readonly members: readonly string[];
}

interface BulkRemoval {
  readonly words: RemovalWords;
  /** Path of the list, reloaded after the removal. */
  readonly path: ReadPath;
  /** Further paths to reload, such as the plan's limits. */
  readonly besides?: readonly ReadPath[] | undefined;
  readonly remove: ActOne;
}

/** Bulk actions of a list. Without `remove`, there is no bulk deletion. */
export type BulkActs<Row> = {
  /** By which people call one. */
  readonly nameOf: (row: Row) => string;
  /** The version that is listed: one that has another by then is neither changed nor removed. */
  readonly versionOf?: (row: Row) => number | undefined;
  /** Selectable rows, and the number of matching ones; all rows by default. */
  readonly pickable?: { readonly is: (row: Row) => boolean; readonly total: number } | undefined;
  /** Bulk edit. */
  readonly edit?: ManyEditing | undefined;
  readonly gifts?: readonly BulkGift[] | undefined;
  /** Further actions on the selection. */
  readonly others?: readonly BulkAct<Row>[] | undefined;
} & (BulkRemoval | { readonly remove?: undefined });
