import { type ReactNode, Suspense, lazy, use, useEffect, useMemo, useState } from "react";
import { withAnswers } from "../../resource/cells/lazy-part.tsx";
import type { LiveServices } from "../../services/live-services.ts";
import { QueryHolderContext } from "../../services/query-holder.ts";
import { useServices } from "../../services/services.ts";
import { SupervisionContext, useSupervision } from "../../services/supervision-services.ts";
import { useHolder } from "../../services/use-session.ts";
import { loadChunk } from "../../ui/load-chunk.ts";
import { supervisionDesk } from "../supervision-desk.ts";

const load = () => loadChunk(() => import("../supervision-system.ts"));

/** Lets its children supervise calls, and shows the current supervision on every page. */
export function SupervisionHost({ live, children }: { live: LiveServices | null; children: ReactNode }) {
  const { api, read, now } = useServices();
  const answers = use(QueryHolderContext);
  const holder = useHolder();
  const [user, account] = [holder?.user._id, holder?.account._id];
  const desk = useMemo(() => {
    if (!live || user === undefined || account === undefined) return null;
    const refresh = () => void answers.client?.invalidateQueries({ queryKey: ["/accounts/{id}"] });
    return supervisionDesk({ api, read, live, user, account, refresh, now, storage: sessionStorage, load });
  }, [api, read, answers, live, user, account, now]);
  useEffect(() => {
    desk?.resume();
    return () => desk?.stop();
  }, [desk]);
  return (
    <SupervisionContext value={desk}>
      {children}
      <Panel />
    </SupervisionContext>
  );
}

const loadPanel = withAnswers(
  async () => (await import("../../features/monitor/supervision-panel.tsx")).SupervisionPanel,
);
const SupervisionPanel = lazy(() => loadChunk(async () => ({ default: await loadPanel() })));

/** Texts of the panel, which shows call events like the monitor. */
const WORDS = ["supervision", "monitor", "details"] as const;

function Panel() {
  const { texts } = useServices();
  const supervision = useSupervision();
  const [hasTexts, setHasTexts] = useState(false);
  const isRunning = supervision !== null;
  useEffect(() => {
    // If the texts cannot be loaded, the panel is not shown. The next supervision loads them again.
    if (isRunning)
      Promise.all(WORDS.map((namespace) => texts.need(namespace))).then(
        () => setHasTexts(true),
        () => undefined,
      );
  }, [texts, isRunning]);
  return supervision && hasTexts ? (
    <Suspense fallback={null}>
      <SupervisionPanel supervision={supervision} />
    </Suspense>
  ) : null;
}
