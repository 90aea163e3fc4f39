import type { IconName } from "../../../ui/icon.tsx";

/** One line of the palette: something to go to, or something to do. */
export interface PaletteItem {
  /** The same line has it again in another session: by it what was chosen lately is known. */
  readonly id: string;
  /** Under which heading it stands. */
  readonly group: string;
  readonly label: string;
  /** More of what it is, behind its name; it is searched too. */
  readonly detail?: string;
  readonly icon: IconName;
  readonly keys?: string;
  /** It may be gone in a moment, and is not kept among what was chosen lately. */
  readonly passing?: true;
  readonly act: { readonly href: string; readonly create?: boolean } | { readonly run: () => void };
}
