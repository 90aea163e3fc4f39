import { type PointerEvent, useRef, useState } from "react";

/** px that a pointer goes before what it pressed is carried: less is a press. */
const UNSTEADY = 4;

interface Carried {
  readonly id: string;
  readonly pressedAt: number;
  /** The line whose place it would take; null while it is only pressed. */
  readonly over: string | null;
}

const lineAt = (list: HTMLElement, y: number): HTMLElement | undefined => {
  const lines = [...list.querySelectorAll<HTMLElement>("[data-line]")];
  return lines.find((line) => y < line.getBoundingClientRect().bottom) ?? lines.at(-1);
};

/**
 * What comes before and after a line is to be seen: a list that is longer than its window goes on that way.
 */
const showAround = (line: HTMLElement) => {
  for (const beside of [line.previousElementSibling, line.nextElementSibling])
    beside?.scrollIntoView({ block: "nearest" });
};

/**
 * Lines of a list that a mouse carries to their places, or a finger by its grip: what the list and each line
 * need for it.
 */
export function useCarriedLine(settle: (id: string, over: string) => void) {
  // The moves of a pointer are drawn when there is time, and it may be let go before that.
  const latest = useRef<Carried | null>(null);
  const [carried, setCarried] = useState<Carried | null>(null);
  const become = (next: Carried | null) => {
    latest.current = next;
    setCarried(next?.over == null ? null : next);
  };
  return {
    carried,
    lines: {
      onPointerMove: ({ currentTarget, pointerId, buttons, clientY }: PointerEvent<HTMLElement>) => {
        const now = latest.current;
        if (now === null || (now.over === null && Math.abs(clientY - now.pressedAt) < UNSTEADY)) return;
        if (buttons === 0) return become(null);
        // Whatever is let go now presses nothing that it is let go upon.
        if (now.over === null) currentTarget.setPointerCapture(pointerId);
        const line = lineAt(currentTarget, clientY);
        if (!line) return;
        showAround(line);
        become({ ...now, over: line.dataset["line"] ?? null });
      },
      onPointerUp: () => {
        const now = latest.current;
        become(null);
        if (now?.over != null) settle(now.id, now.over);
      },
      onPointerCancel: () => become(null),
    },
    line: (id: string) => ({
      "data-line": id,
      onPointerDown: ({ button, clientY }: PointerEvent) => {
        if (button === 0) become({ id, pressedAt: clientY, over: null });
      },
    }),
  };
}
