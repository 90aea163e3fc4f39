import { createContext, use } from "react";

/** Which panels are collapsed in a small window. */
export interface Fold {
  /** True if the rest is shown, too. */
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** null where there is room for all of it. */
export const FoldContext = createContext<Fold | null>(null);

export const useFold = (): Fold | null => use(FoldContext);
