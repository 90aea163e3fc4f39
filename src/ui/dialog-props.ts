import type { ReactNode } from "react";

/** Props of a dialog, shared by its lazy wrapper and its code, which is loaded later. */
export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Verb and object, or the name of the content. */
  readonly title: string;
  readonly closeLabel: string;
  /** Controls beside the title, before the close button. */
  readonly tools?: ReactNode;
  /**
   * A `dialog` in the middle is for decisions. A `drawer` at the edge is for details beside the current page.
   * `wide-drawer` has room for charts and tables. `navigation` is the main menu of narrow screens.
   */
  readonly form?: "dialog" | "drawer" | "wide-drawer" | "navigation";
  /** Returns the element to focus after closing; null for the previously focused one. */
  readonly returnFocus?: () => HTMLElement | null;
  /** Current step of a dialog. A new step focuses the first field or action of its content. */
  readonly step?: string | undefined;
  /** True if a click outside must not close the dialog, for example with unsaved input. */
  readonly holds?: boolean;
  readonly children: ReactNode;
}
