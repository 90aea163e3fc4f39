import type { IconName } from "../../../ui/icon.tsx";

/** Line of the palette: a link or an action. */
export interface PaletteItem {
  /** Stable across sessions, so that recent choices are recognized. */
  readonly id: string;
  /** Heading of its group. */
  readonly group: string;
  readonly label: string;
  /** Secondary text after the name; it is searched too. */
  readonly detail?: string;
  readonly icon: IconName;
  readonly keys?: string;
  /** True for temporary items, which are not added to recent choices. */
  readonly passing?: true;
  readonly act: { readonly href: string; readonly create?: boolean } | { readonly run: () => void };
}
