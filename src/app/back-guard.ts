type Gate = (event: PopStateEvent) => void;

let gate: Gate | null = null;

/**
 * Lets page guards handle back navigation before the router. Listeners run in order of registration, so this
 * must be called before the first render.
 */
export function installBackGuard(): void {
  addEventListener("popstate", (event) => gate?.(event));
}

/** Registers a guard; call the returned function to remove it. */
export function guardBackNavigation(guard: Gate): () => void {
  gate = guard;
  return () => {
    gate = null;
  };
}
