import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "wouter";
import { withAnswers } from "../../../resource/cells/lazy-part.tsx";
import { useLive } from "../../../services/live-services.ts";
import { useLasting } from "../../../ui/use-lasting.ts";

const load = withAnswers(async () => (await import("./saved-views-menu.tsx")).SavedViewsMenu);

/** ms after the first rows of the monitor, the only page that asks nothing itself. */
const BEHIND = 1_000;
/** ms after which rows are no longer waited for. */
const WITHOUT_ROWS = 10_000;
const NO_FLOOR = { subscribe: () => () => undefined, get: () => null };

/**
 * Shows the saved views, behind what one came for. Nothing waits for them, and where they cannot be loaded the
 * menu does without them until the next page.
 */
export function SavedViewsPart() {
  const [path] = useLocation();
  const [Menu, setMenu] = useState<ComponentType | null>(null);
  /** Place where loading failed. */
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
