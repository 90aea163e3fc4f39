import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "wouter";
import { withAnswers } from "../../../resource/cells/lazy-part.tsx";
import { useLive } from "../../../services/live-services.ts";
import { useLasting } from "../../../ui/use-lasting.ts";

const load = withAnswers(async () => (await import("./saved-views-menu.tsx")).SavedViewsMenu);

/** Delay (ms) after the first rows of the monitor, so that the monitor loads before the saved views. */
const BEHIND = 1_000;
/** Time (ms) after which the saved views are loaded even if the monitor has no rows yet. */
const WITHOUT_ROWS = 10_000;
const NO_FLOOR = { subscribe: () => () => undefined, get: () => null };

/**
 * Loads and shows the saved views; on the monitor, only after its first rows. If the views cannot be loaded,
 * the next navigation tries again.
 */
export function SavedViewsPart() {
  const [path] = useLocation();
  const [Menu, setMenu] = useState<ComponentType | null>(null);
  /** Path where loading failed. */
  const [missedAt, setMissedAt] = useState<string | null>(null);
  const isMonitor = path === "/monitor";
  const floor = useLive()?.floor ?? NO_FLOOR;
  const hasRows = useSyncExternalStore(floor.subscribe, () => floor.get() !== null);
  const isBehind = useLasting(isMonitor && hasRows, BEHIND);
  const isLate = useLasting(isMonitor, WITHOUT_ROWS);
  const wanted = (!isMonitor || isBehind || isLate) && Menu === null && missedAt !== path;
  useEffect(() => {
    if (!wanted) return;
    load().then(
      (part) => setMenu(() => part),
      () => setMissedAt(path),
    );
  }, [wanted, path]);
  return Menu ? <Menu /> : null;
}
