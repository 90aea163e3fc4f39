import type { IconName } from "../../../ui/icon.tsx";

/** One line of the palette: something to go to, or something to do. */
export interface PaletteItem {
  /** Stable across sessions, to recognize recent choices. */
  readonly id: string;
  /** Heading of its group. */
  readonly group: string;
  readonly label: string;
  /** Secondary text after the name; it is searched too. */
  readonly detail?: string;
  readonly icon: IconName;
  readonly keys?: string;
  /** Temporary, so it is not kept among recent choices. */
  readonly passing?: true;
  readonly act: { readonly href: string; readonly create?: boolean } | { readonly run: () => void };
}
