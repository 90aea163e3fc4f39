import { createContext, use, useEffect, useId } from "react";

/** Sources of unsaved changes. */
export interface Unsaved {
  readonly set: (who: string, unsaved: boolean) => void;
  readonly any: () => boolean;
  /** The person does not mind losing them. */
  readonly forget: () => void;
  /** True if what is unsaved goes because the person does not mind, and not because the page was lost. */
  readonly isForgotten: () => boolean;
}

/** Tracks unsaved changes, so that leaving asks first. `onUnsaved` is called for each new one. */
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

/** Marks this page as having unsaved changes while the argument is true. */
export function useUnsaved(unsaved: boolean): void {
  const account = use(UnsavedContext);
  const who = useId();
  useEffect(() => {
    account?.set(who, unsaved);
    return () => account?.set(who, false);
  }, [account, who, unsaved]);
}
