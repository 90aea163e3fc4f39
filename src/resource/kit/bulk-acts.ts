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
  /** Texts for refused removals by problem code, where the general ones are not specific enough. */
  readonly refused?: Readonly<Record<string, string>>;
}

/** Reports the results of a bulk action to a list. `now`: the current records by id, as far as known. */
export type SettleMany = (results: readonly BulkResult[], now: ReadonlyMap<string, object>) => void;

/** A bulk action other than editing and deleting. */
interface BulkAct<Row> {
  readonly label: string;
  readonly icon: IconName;
  readonly onPress: (picked: readonly PickedRow<Row>[], settle: SettleMany) => void;
}

/** A bulk edit with its own button, limited to the fields in `members`. */
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
  /** Returns the display name of a record. */
  readonly nameOf: (row: Row) => string;
  /**
   * Returns the version of a record as listed. If the record has another version when the action runs, it is
   * neither changed nor removed.
   */
  readonly versionOf?: (row: Row) => number | undefined;
  /**
   * Condition for selectable rows, and the total number of selectable records. By default, all rows are
   * selectable.
   */
  readonly pickable?: { readonly is: (row: Row) => boolean; readonly total: number } | undefined;
  readonly edit?: ManyEditing | undefined;
  readonly gifts?: readonly BulkGift[] | undefined;
  /** Further actions on the selection. */
  readonly others?: readonly BulkAct<Row>[] | undefined;
} & (BulkRemoval | { readonly remove?: undefined });
