import { useEffect, useRef } from "react";
import { marksOf } from "../../../services/replay-marks.ts";
import { useReplay } from "../../../services/replay.ts";
import { useShortcut } from "../../../services/use-shortcut.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { useTimeWords } from "../expectations/use-time-words.ts";
import { useBreakpoints } from "../inspector/use-breakpoints.ts";

/** Returns the id of the breakpoint at a position. */
export const breakpointAt = (position: number): string => `at-${position}`;

/** Registers Shift+B, which sets a breakpoint at the current position. */
export function useBreakHere(): void {
  const { say } = useTexts();
  const timeOf = useTimeWords();
  const room = useReplay();
  const { put } = useBreakpoints();
  const here = () => {
    const { position, now } = room.shown.get();
    put({
      id: breakpointAt(position),
      name: timeOf(now),
      breakOn: { on: "position", position },
      every: 1,
      on: true,
    });
    const marks = marksOf(room);
    marks.set({
      ...marks.get(),
      breaks: [...marks.get().breaks.filter((one) => one.position !== position), { position, time: now }],
    });
  };
  useShortcut({ keys: "Shift B", label: say.replay.timeline.breakHere() });
  const latest = useRef(here);
  useEffect(() => {
    latest.current = here;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        event.repeat ||
        !event.shiftKey ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.key.toUpperCase() !== "B"
      )
        return;
      if (
        event.target instanceof Element &&
        event.target.closest(
          "input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]",
        )
      )
        return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
