import { Suspense, useState } from "react";
import { lazyPart } from "../../../resource/lazy-part.tsx";
import { useAllSavedViews } from "../../../resource/views/use-saved-views.ts";
import { useServices } from "../../../services/services.ts";

/**
 * The saved views, behind what one came for: nothing waits for them, and whoever has none loads nothing more.
 */
export function SavedViewsPart() {
  const { texts } = useServices();
  const [Loaded] = useState(() =>
    lazyPart(texts, [], async () => (await import("./saved-views-menu.tsx")).SavedViewsMenu),
  );
  const saved = useAllSavedViews();
  if (saved.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Loaded saved={saved} />
    </Suspense>
  );
}
