import { useEffect, useRef } from "react";
import { marksOf, withBookmark } from "../../../services/replay-marks.ts";
import { useReplay } from "../../../services/replay.ts";
import { useShortcut } from "../../../services/use-shortcut.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { useBreakHere } from "./use-break-here.ts";
import type { Marked } from "./use-marked.ts";

/** Shortcuts for setting and visiting bookmarks. It renders nothing. */
export function BookmarkKeys({ marked }: { readonly marked: readonly Marked[] }) {
  const { say } = useTexts();
  const room = useReplay();
  const marks = marksOf(room);
  useShortcut({
    keys: "B",
    label: say.replay.timeline.bookmark(),
    run: () => {
      const { position, now } = room.shown.get();
      marks.set({ ...marks.get(), bookmarks: withBookmark(marks.get().bookmarks, { position, time: now }) });
    },
  });
  useShortcut({ keys: "Shift ←", label: say.replay.timeline.markBefore() });
  useShortcut({ keys: "Shift →", label: say.replay.timeline.markAfter() });
  useMarkArrows(marked);
  useBreakHere();
  return marked.flatMap(({ number, position }) =>
    number === null ? [] : [<MarkKey key={number} number={number} onGo={() => room.seek({ position })} />],
  );
}

function MarkKey({ number, onGo }: { readonly number: number; readonly onGo: () => void }) {
  const { say } = useTexts();
  useShortcut({ keys: String(number), label: say.replay.timeline.toMark({ number }), run: onGo });
  return null;
}

/** With Shift the arrows lead from mark to mark, wherever nothing else wants them. */
function useMarkArrows(marked: readonly Marked[]): void {
  const room = useReplay();
  const latest = useRef(marked);
  useEffect(() => {
    latest.current = marked;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isBack = event.key === "ArrowLeft";
      if (
        event.defaultPrevented ||
        !event.shiftKey ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        !(isBack || event.key === "ArrowRight")
      )
        return;
      if (
        event.target instanceof Element &&
        event.target.closest(
          "input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]",
        )
      )
        return;
      const { position } = room.shown.get();
      const next = isBack
        ? latest.current.findLast((mark) => mark.position < position)
        : latest.current.find((mark) => mark.position > position);
      if (!next) return;
      event.preventDefault();
      room.seek({ position: next.position });
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [room]);
}
