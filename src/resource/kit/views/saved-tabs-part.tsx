import { Suspense, useState } from "react";
import { useServices } from "../../../services/services.ts";
import { lazyPart } from "../../cells/lazy-part.tsx";
import type { SavedTabsProps } from "./saved-tabs.tsx";
import styles from "./saved-tabs.module.css";

/** The tabs of a list, loaded as a separate chunk with their texts. Until then, their space is reserved. */
export function SavedTabsPart(props: SavedTabsProps) {
  const { texts } = useServices();
  const [Loaded] = useState(() =>
    lazyPart(texts, ["views"], async () => (await import("./saved-tabs.tsx")).SavedTabs),
  );
  return (
    <Suspense fallback={<div className={styles.waiting} />}>
      <Loaded {...props} />
    </Suspense>
  );
}
