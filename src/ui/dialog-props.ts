import type { ReactNode } from "react";

/** What a dialog needs, before and after what draws it is loaded. */
export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Verb and object, or the name of what is shown. */
  readonly title: string;
  readonly closeLabel: string;
  /** What stands beside the title, before the way out. */
  readonly tools?: ReactNode;
  /**
   * A `dialog` in the middle is for decisions, a `drawer` at the edge for details beside what one came from.
   */
  readonly form?: "dialog" | "drawer" | "navigation";
  /** What gets the focus when it closes, if not what had it before; null: what had it before. */
  readonly returnFocus?: () => HTMLElement | null;
  /** Where a dialog of several steps is: with another one, the focus goes to what is done there. */
  readonly step?: string | undefined;
  /** Something was typed: a press beside it does not throw that away. */
  readonly holds?: boolean;
  readonly children: ReactNode;
}
