import { useEffect, useRef, useState } from "react";
import type { LogStretch, SaveStretch, StretchRefusal } from "../../../services/log-stretch.ts";

/** What becomes of a stretch that is to be a file. */
export type Saving =
  | { readonly kind: "idle" | "saved" }
  | { readonly kind: "under way"; readonly done: number }
  | { readonly kind: "refused"; readonly stretch: LogStretch; readonly refusal: StretchRefusal }
  | { readonly kind: "failed"; readonly why: string };

/** Saves stretches of the log, one at a time, for as long as somebody looks. */
export function useSaving(onSave: SaveStretch) {
  const [saving, setSaving] = useState<Saving>({ kind: "idle" });
  const running = useRef(new AbortController());
  useEffect(() => () => running.current.abort(), []);
  const save = async (stretch: LogStretch): Promise<void> => {
    running.current.abort();
    const { signal } = (running.current = new AbortController());
    setSaving({ kind: "under way", done: 0 });
    const why = await onSave(stretch, {
      signal,
      progress: (done) => signal.aborted || setSaving({ kind: "under way", done }),
    });
    if (!signal.aborted) setSaving(outcomeOf(stretch, why));
  };
  const stop = () => {
    running.current.abort();
    setSaving({ kind: "idle" });
  };
  return { saving, save, stop };
}

function outcomeOf(stretch: LogStretch, why: StretchRefusal | string | null): Saving {
  if (why === null) return { kind: "saved" };
  return typeof why === "string" ? { kind: "failed", why } : { kind: "refused", stretch, refusal: why };
}
