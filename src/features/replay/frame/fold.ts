import { createContext, use } from "react";

/** Where there is little room the instrument shows what matters first. */
export interface Fold {
  /** True if the rest is shown, too. */
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** null where there is room for all of it. */
export const FoldContext = createContext<Fold | null>(null);

export const useFold = (): Fold | null => use(FoldContext);
