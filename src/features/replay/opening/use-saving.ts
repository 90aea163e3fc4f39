import { useEffect, useRef, useState } from "react";
import type { LogStretch, SaveStretch } from "../../../services/log-stretch.ts";

/** What becomes of a stretch that is to be a file. */
export type Saving = { readonly kind: "idle" | "saved" } | { readonly kind: "under way"; readonly done: number } | { readonly kind: "failed"; readonly why: string };

/** Saves stretches of the log, one at a time, for as long as somebody looks. */
export function useSaving(onSave: SaveStretch) {
  const [saving, setSaving] = useState<Saving>({ kind: "idle" });
  const running = useRef(new AbortController());
  useEffect(() => () => running.current.abort(), []);
  const save = async (stretch: LogStretch): Promise<void> => {
    running.current.abort();
    const { signal } = (running.current = new AbortController());
    setSaving({ kind: "under way", done: 0 });
    const why = await onSave(stretch, { signal, progress: (done) => signal.aborted || setSaving({ kind: "under way", done }) });
    if (!signal.aborted) setSaving(why === null ? { kind: "saved" } : { kind: "failed", why });
  };
  const stop = () => {
    running.current.abort();
    setSaving({ kind: "idle" });
  };
  return { saving, save, stop };
}
