/** One line of a menu. */
export interface MenuEntry {
  readonly value: string;
  readonly label: string;
  /** Text at the end of the line, such as a keyboard shortcut. */
  readonly hint?: string;
  /** The entry is a link to this place. */
  readonly href?: string;
}

/** The entries of a menu and their action. */
export interface MenuChoice {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  /**
   * Selected entries, which are marked. If undefined, the entries are actions. With `many`, several can be
   * selected, and the menu stays open.
   */
  readonly chosen?: readonly string[];
  readonly many?: boolean;
  /** Not needed if all entries are links. */
  readonly onSelect?: (value: string) => void;
  readonly align?: "start" | "end";
}
