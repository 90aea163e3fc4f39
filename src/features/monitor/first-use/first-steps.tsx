import { Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { lazyPart, withAnswers } from "../../../resource/cells/lazy-part.tsx";
import type { LiveServices } from "../../../services/live-services.ts";
import { useServices } from "../../../services/services.ts";
import { usePreferences } from "../../../services/use-preferences.ts";
import { useHolder } from "../../../services/use-session.ts";
import { useLasting } from "../../../ui/use-lasting.ts";
import styles from "./first-use.module.css";

/** Lowest privilege level of supervisors. Agents and auditors have greater ones. */
const SUPERVISORS = 2;
/** Delay (ms) after the first rows before the steps are loaded, so that the rows come first. */
const AFTER = 300;

/**
 * First steps, for administrators and supervisors of an account whose calls come from a demo. Their place is
 * kept while they load and, once they were shown, while the page loads.
 */
export function FirstSteps({ live: { floor } }: { live: LiveServices }) {
  const { texts, preferences } = useServices();
  const { firstUse } = usePreferences();
  const level = useHolder()?.user.level ?? Infinity;
  const traffic = useSyncExternalStore(floor.subscribe, () => {
    const held = floor.get();
    return held && (held.state.traffic?.ended === null ? held.state.traffic.kind : "none");
  });
  const [Steps] = useState(() =>
    lazyPart(
      texts,
      ["firstUse"],
      withAnswers(async () => (await import("./first-use.tsx")).FirstUse),
    ),
  );
  const mayShow = firstUse !== "closed" && level <= SUPERVISORS;
  const isShown = mayShow && traffic === "demo";
  const isDue = useLasting(isShown, AFTER);
  useEffect(() => {
    if (isShown && firstUse === "new") preferences.change({ firstUse: "seen" });
  }, [isShown, firstUse, preferences]);
  const place =
    mayShow && firstUse !== "acted" && (isShown || (traffic === null && firstUse === "seen")) ? (
      <div className={styles.place} aria-hidden="true" />
    ) : null;
  return isDue ? (
    <Suspense fallback={place}>
      <Steps />
    </Suspense>
  ) : (
    place
  );
}
