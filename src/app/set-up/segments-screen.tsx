import { Suspense, useState } from "react";
import { SegmentsPage } from "../../features/segments/segments-page.tsx";
import { lazyPart } from "../../resource/lazy-part.tsx";
import { useServices } from "../../services/services.ts";
import { useSettingUp } from "./use-setting-up.ts";

/**
 * Where one arrives after signing in: the segments, and in an account that has none what there is to set up.
 */
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
