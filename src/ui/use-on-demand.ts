import { useEffect, useState } from "react";

/**
 * Loads a part once `wanted` is true. Returns null until the part is loaded. `load` must be a stable
 * function.
 */
export function useOnDemand<Part>(load: () => Promise<Part>, wanted: boolean): Part | null {
  const [part, setPart] = useState<{ readonly loaded: Part } | { readonly failure: unknown } | null>(null);
  useEffect(() => {
    let over = false;
    const settle = (next: typeof part) => over || setPart(next);
    if (wanted)
      load().then(
        (loaded) => settle({ loaded }),
        (failure: unknown) => settle({ failure }),
      );
    return () => {
      over = true;
    };
  }, [load, wanted]);
  // The nearest error boundary reports parts that failed to load.
  if (part && "failure" in part) throw part.failure;
  return part && part.loaded;
}
