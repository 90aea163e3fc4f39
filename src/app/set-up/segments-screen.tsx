import { Suspense, useEffect, useState } from "react";
import { SegmentsPage } from "../../features/segments/segments-page.tsx";
import { lazyPart } from "../../resource/cells/lazy-part.tsx";
import { useServices } from "../../services/services.ts";
import { useAbility } from "../../services/use-session.ts";
import { useApiQuery } from "../../services/use-api-query.ts";

/** Landing page after sign-in: the segments, or in an empty account the setup steps. */
export function SegmentsScreen(at: { readonly id?: string; readonly part?: string }) {
  const { texts } = useServices();
  const [SetUp] = useState(() =>
    lazyPart(texts, ["firstSteps"], async () => (await import("./set-up.tsx")).SetUp),
  );
  const { isShown, hide } = useSettingUp();
  return (
    <>
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
 * Shows an administrator what there is to set up: from the moment at which the account has no segment of its
 * own until it is hidden, or the tab is closed.
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
  // It stays where it is when the first segment is made under it.
  if (isEmpty && kept === null) setKept("shown");
  useEffect(() => {
    if (kept !== null) sessionStorage.setItem(KEY, kept);
  }, [kept]);
  return { isShown: mayWrite && kept === "shown", hide: () => setKept("hidden") };
}
