import { type ComponentType, lazy, Suspense } from "react";
import { loadChunk } from "./load-chunk.ts";
import { useEver } from "./use-lasting.ts";

/** A modal dialog. Its code is loaded when the first dialog opens. */
export const Dialog = lazyDialog(async () => (await import("./dialog-float.tsx")).DialogFloat);

/**
 * Returns a dialog in a separate chunk, loaded when it first opens, or earlier by `preload`. Nothing is shown
 * until it is loaded. A failure to load is reported only if the dialog is open.
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
