import { createContext, use, useEffect, useId } from "react";

/** Registry of components with unsaved changes. */
export interface Unsaved {
  readonly set: (who: string, unsaved: boolean) => void;
  readonly any: () => boolean;
  /** Clears the registry. Invoked when the user agrees to discard the changes. */
  readonly forget: () => void;
  /** True from the time the user agrees to discard the changes until there are new unsaved changes. */
  readonly isForgotten: () => boolean;
}

/**
 * Tracks unsaved changes, so that leaving asks for confirmation. Invokes `onUnsaved` each time a component
 * reports unsaved changes.
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

/** Marks the page as having unsaved changes while `unsaved` is true. */
export function useUnsaved(unsaved: boolean): void {
  const registry = use(UnsavedContext);
  const who = useId();
  useEffect(() => {
    registry?.set(who, unsaved);
    return () => registry?.set(who, false);
  }, [registry, who, unsaved]);
}
