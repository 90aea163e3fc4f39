type Gate = (event: PopStateEvent) => void;

let gate: Gate | null = null;

/**
 * Lets the registered guard handle back navigation before the router. Must be called before the first render,
 * because the router adds its listener then, and listeners run in order of registration.
 */
export function installBackGuard(): void {
  addEventListener("popstate", (event) => gate?.(event));
}

/** Registers the guard, which replaces an earlier one. Call the returned function to remove it. */
export function guardBackNavigation(guard: Gate): () => void {
  gate = guard;
  return () => {
    gate = null;
  };
}
