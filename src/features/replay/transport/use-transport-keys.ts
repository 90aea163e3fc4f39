import { useEffect } from "react";
import { useShortcut } from "../../../services/use-shortcut.ts";
import { useTexts } from "../../../services/use-texts.ts";
import type { useTransportActs } from "./use-transport-acts.ts";

/** Keys with names, which move something where they have the focus of their own. */
const NAMED = { ArrowLeft: "back", ArrowRight: "forward", Home: "start", End: "end" } as const;

/** Whether a key does something where the focus is. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    "input, textarea, select, [contenteditable], [role=menu], [role=dialog], [role=listbox], [role=slider], [role=tree], [role=grid], [role=table]",
  ) !== null;

/** The keys of the transport, wherever nobody needs them for something else. */
export function useTransportKeys(acts: ReturnType<typeof useTransportActs>): void {
  const { say } = useTexts();
  const text = say.replay.transport;
  useShortcut({ keys: " ", label: `${text.play()} / ${text.pause()}`, run: acts.toggle });
  useShortcut({ keys: ",", label: text.slower(), run: acts.slower });
  useShortcut({ keys: ".", label: text.faster(), run: acts.faster });
  useShortcut({ keys: "←", label: text.back() });
  useShortcut({ keys: "→", label: text.forward() });
  useShortcut({ keys: "Home", label: text.start() });
  useShortcut({ keys: "End", label: text.end() });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.shiftKey ||
        isTaken(event.target)
      )
        return;
      const act = NAMED[event.key as keyof typeof NAMED] as (typeof NAMED)[keyof typeof NAMED] | undefined; // any key may come
      if (act === undefined) return;
      event.preventDefault();
      acts[act]();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [acts]);
}
