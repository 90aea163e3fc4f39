type Gate = (event: PopStateEvent) => void;

let gate: Gate | null = null;

/**
 * Lets whoever guards a page hear of going back before the router does. A window calls its listeners in the
 * order in which they came, whatever they ask for, so this one has to come before anything is drawn.
 */
export function openBackGate(): void {
  addEventListener("popstate", (event) => gate?.(event));
}

/** Asks to be told first; the answer ends it. */
export function guardBack(guard: Gate): () => void {
  gate = guard;
  return () => {
    gate = null;
  };
}
