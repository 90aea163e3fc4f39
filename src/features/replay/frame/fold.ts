import { createContext, use } from "react";

/** Collapsible controls of the replay in a small window. */
export interface Fold {
  /** True if all controls are shown, false if only the most important ones are. */
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** State of the collapsible controls; null if the window has space for all controls. */
export const FoldContext = createContext<Fold | null>(null);

export const useFold = (): Fold | null => use(FoldContext);
