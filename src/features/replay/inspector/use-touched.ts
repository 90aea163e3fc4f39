import { useEffect } from "react";
import type { Change } from "../../../../streams/replay/changes.ts";
import type { NumberChange } from "../../../../streams/replay/number-changes.ts";
import { useTransport } from "../../../services/use-transport.ts";

/** Parts of the state whose members are rows of the monitor. */
const LISTED = new Set(["queue", "calls", "agents", "segments"]);

/**
 * Marks in the monitor what an event touched: the rows and the numbers. The monitor is the live one and knows
 * nothing of that, so what it drew is marked where it stands. What plays is not marked: it would flicker.
 */
export function useTouched(numbers: readonly NumberChange[], changes: readonly Change[]): void {
  const { state } = useTransport();
  const isStanding = state !== "playing";
  useEffect(() => {
    if (!isStanding) return undefined;
    const rows = new Set(changes.flatMap(({ path: [part = "", id = ""] }) => (LISTED.has(part) ? [id] : [])));
    const named = new Set<string>(numbers.map(({ number }) => number));
    const touched = new Set<HTMLElement>();
    const mark = () => {
      for (const place of document.querySelectorAll<HTMLElement>("tr[data-row], a[href*='number=']")) {
        const isTouched =
          place instanceof HTMLAnchorElement
            ? named.has(new URL(place.href).searchParams.get("number") ?? "")
            : rows.has(place.dataset["row"] ?? "");
        if (!isTouched) continue;
        place.dataset["touched"] = "";
        touched.add(place);
      }
    };
    // What was added is drawn with the next frame.
    const asked = requestAnimationFrame(mark);
    return () => {
      cancelAnimationFrame(asked);
      for (const place of touched) delete place.dataset["touched"];
    };
  }, [numbers, changes, isStanding]);
}
