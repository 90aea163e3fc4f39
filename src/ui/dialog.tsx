import { type ComponentType, lazy, Suspense } from "react";
import { loadChunk } from "./load-chunk.ts";
import { useEver } from "./use-lasting.ts";

/**
 * Something that has to be answered or closed before one goes on. What draws it is loaded when the first one
 * opens.
 */
export const Dialog = lazyDialog(async () => (await import("./dialog-float.tsx")).DialogFloat);

/**
 * A dialog in a chunk of its own, which is loaded when it first opens, or before, with `preload`, where it is
 * likely to. One that is not there yet shows nothing; whether it ever comes is told when it is wanted.
 */
export function lazyDialog<Props extends { readonly open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
) {
  const Part = lazy(() => loadChunk(async () => ({ default: await load() })));
  function LazyDialog(props: Props) {
    return useEver(props.open) ? (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    ) : null;
  }
  return Object.assign(LazyDialog, { preload: () => void load().catch(() => undefined) });
}
