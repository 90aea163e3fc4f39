import type { ReactNode } from "react";

/** Props of a dialog, before and after its code is loaded. */
export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Verb and object, or the name of the content. */
  readonly title: string;
  readonly closeLabel: string;
  /** Controls beside the title, before the close button. */
  readonly tools?: ReactNode;
  /**
   * A `dialog` in the middle is for decisions, a `drawer` at the edge for details beside what one came from.
   */
  readonly form?: "dialog" | "drawer" | "navigation";
  /** Element to focus after closing; null for the previously focused one. */
  readonly returnFocus?: () => HTMLElement | null;
  /** Current step of a dialog; a new step moves the focus into it. */
  readonly step?: string | undefined;
  /** Something was typed: a press beside it does not throw that away. */
  readonly holds?: boolean;
  readonly children: ReactNode;
}
