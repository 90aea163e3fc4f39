import { useEffect, useState } from "react";

/** What `load` brings, once it is wanted; null until then. `load` has to be the same function every time. */
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
  // What did not load is told where every such part is told.
  if (part && "failure" in part) throw part.failure;
  return part && part.loaded;
}
