import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { withAnswers } from "../../../resource/cells/lazy-part.tsx";
import { useLasting } from "../../../ui/use-lasting.ts";

const load = withAnswers(async () => (await import("./saved-views-menu.tsx")).SavedViewsMenu);

/** ms after which the monitor, the only page that asks nothing itself, has what it shows. */
const BEHIND = 3_000;

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
  const isShown = useLasting(isMonitor, BEHIND);
  const wanted = (!isMonitor || isShown) && Menu === null && missedAt !== path;
  useEffect(() => {
    if (!wanted) return;
    load().then(
      (part) => setMenu(() => part),
      () => setMissedAt(path),
    );
  }, [wanted, path]);
  return Menu ? <Menu /> : null;
}
