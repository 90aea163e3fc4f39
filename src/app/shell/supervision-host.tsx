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

/** Lets its content supervise calls, and shows the current supervision on every page. */
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

/** It is shown on every page and displays call events like the monitor. */
const WORDS = ["supervision", "monitor", "details"] as const;

function Panel() {
  const { texts } = useServices();
  const supervision = useSupervision();
  const [spoken, setSpoken] = useState(false);
  const isThere = supervision !== null;
  useEffect(() => {
    // Without its words it has nothing to show: the next one asks for them again.
    if (isThere)
      Promise.all(WORDS.map((namespace) => texts.need(namespace))).then(
        () => setSpoken(true),
        () => undefined,
      );
  }, [texts, isThere]);
  return supervision && spoken ? (
    <Suspense fallback={null}>
      <SupervisionPanel supervision={supervision} />
    </Suspense>
  ) : null;
}
