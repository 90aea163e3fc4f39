/** One line of a menu. */
export interface MenuEntry {
  readonly value: string;
  readonly label: string;
  /** A word at the end of the line, such as the key that does the same. */
  readonly hint?: string;
}

/** An item of a menu and its action. */
export interface MenuChoice {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  /**
   * Entries that are marked. Without it the entries are actions; `many` may be chosen together, and the menu
   * stays open.
   */
  readonly chosen?: readonly string[];
  readonly many?: boolean;
  readonly onSelect: (value: string) => void;
  readonly align?: "start" | "end";
}
