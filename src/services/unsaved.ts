import { createContext, use, useEffect, useId } from "react";

/** Who has changes that are not saved. */
export interface Unsaved {
  readonly set: (who: string, unsaved: boolean) => void;
  readonly any: () => boolean;
  /** The person does not mind losing them. */
  readonly forget: () => void;
  /** True if what is unsaved goes because the person does not mind, and not because the page was lost. */
  readonly isForgotten: () => boolean;
}

/**
 * Keeps account of what is not saved, so that leaving can ask first. `onUnsaved` is told whenever something
 * would be lost from now on.
 */
export function unsavedChanges(onUnsaved: () => void): Unsaved {
  const holders = new Set<string>();
  let forgotten = false;
  return {
    set: (who, unsaved) => {
      if (!unsaved) return void holders.delete(who);
      holders.add(who);
      forgotten = false;
      onUnsaved();
    },
    any: () => holders.size > 0,
    forget: () => {
      holders.clear();
      forgotten = true;
    },
    isForgotten: () => forgotten,
  };
}

export const UnsavedContext = createContext<Unsaved | null>(null);

/** Says that leaving this page now would lose something, as long as it does. */
export function useUnsaved(unsaved: boolean): void {
  const account = use(UnsavedContext);
  const who = useId();
  useEffect(() => {
    account?.set(who, unsaved);
    return () => account?.set(who, false);
  }, [account, who, unsaved]);
}
