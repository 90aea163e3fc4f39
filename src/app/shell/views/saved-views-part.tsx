import { Suspense, lazy, use } from "react";
import { withAnswers } from "../../../resource/cells/lazy-part.tsx";
import { QueryHolderContext } from "../../../services/query-holder.ts";
import { loadChunk } from "../../../ui/load-chunk.ts";
import { useLasting } from "../../../ui/use-lasting.ts";

const load = withAnswers(async () => (await import("./saved-views-menu.tsx")).SavedViewsMenu);
const SavedViewsMenu = lazy(() => loadChunk(async () => ({ default: await load() })));

/** ms after which a page that asks nothing itself, such as the monitor, has what it shows. */
const BEHIND = 3_000;

/** Shows the saved views, behind what one came for: nothing waits for them. */
export function SavedViewsPart() {
  const answers = use(QueryHolderContext);
  const due = useLasting(true, BEHIND);
  return due || answers.client ? (
    <Suspense fallback={null}>
      <SavedViewsMenu />
    </Suspense>
  ) : null;
}
