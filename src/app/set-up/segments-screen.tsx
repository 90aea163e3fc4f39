import { Suspense, useEffect, useState } from "react";
import { FirstSteps } from "../../features/monitor/first-use/first-steps.tsx";
import { SegmentsPage } from "../../features/segments/segments-page.tsx";
import { lazyPart } from "../../resource/cells/lazy-part.tsx";
import { useLive } from "../../services/live-services.ts";
import { useServices } from "../../services/services.ts";
import { useAbility } from "../../services/use-session.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import styles from "./set-up.module.css";

/**
 * Shows the segments, the landing page after sign-in. The first steps of a demo are above them, or in an empty
 * account the setup steps.
 */
export function SegmentsScreen(at: { readonly id?: string; readonly part?: string }) {
  const { texts } = useServices();
  const [SetUp] = useState(() =>
    lazyPart(texts, ["firstSteps"], async () => (await import("./set-up.tsx")).SetUp),
  );
  const { isShown, hide } = useSettingUp();
  const live = useLive();
  return (
    <>
      <div className={styles.first}>{live ? <FirstSteps live={live} /> : null}</div>
      {isShown ? (
        <Suspense fallback={null}>
          <SetUp onHide={hide} />
        </Suspense>
      ) : null}
      <SegmentsPage {...at} />
    </>
  );
}

const KEY = "switchboard.set-up";

/**
 * Returns whether an administrator sees the setup steps. They appear if the account has no segments except
 * those of a played replay file, and stay until the user hides them or closes the tab.
 */
function useSettingUp(): { readonly isShown: boolean; readonly hide: () => void } {
  const mayWrite = useAbility("account.write");
  const [kept, setKept] = useState(() => sessionStorage.getItem(KEY));
  const isEmpty =
    useApiQuery(
      "/segments",
      { query: { $limit: 1, imported: false } },
      { enabled: mayWrite && kept === null },
    ).data?.total === 0;
  // The steps stay visible after the first segment is created.
  if (isEmpty && kept === null) setKept("shown");
  useEffect(() => {
    if (kept !== null) sessionStorage.setItem(KEY, kept);
  }, [kept]);
  return { isShown: mayWrite && kept === "shown", hide: () => setKept("hidden") };
}
