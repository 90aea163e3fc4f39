import { useMemo, useSyncExternalStore } from "react";
import { PocsPage } from "../../features/enrolment/pocs-page.tsx";
import { useReadAnew } from "../../services/read-anew.ts";
import { useServices } from "../../services/services.ts";
import { enrolmentRun } from "./enrolment-run.ts";
import { keepEnrolment, keptEnrolment } from "./kept-enrolment.ts";

const READS = [
  "/branches",
  "/branches/{id}",
  "/branches/{id}/pocs",
  "/branches/{id}/pocs/{poc}",
  "/pocs/{id}/history",
] as const;

/** The POCs of a branch, with the flow in which they are enrolled, edited and unrolled. */
export function PocsScreen({
  branch,
  id,
  part,
}: {
  readonly branch: string;
  readonly id?: string;
  readonly part?: string;
}) {
  const { api, notices, texts } = useServices();
  const readAnew = useReadAnew();
  const run = useMemo(
    () =>
      enrolmentRun({
        api,
        record: () => keptEnrolment(sessionStorage, branch),
        keep: (record) => keepEnrolment(sessionStorage, record),
        refetch: () => void readAnew(READS),
        announce: (done, poc) => notices.say(texts.get().say.branches.enrolment.announced[done]({ poc })),
      }),
    [api, branch, readAnew, notices, texts],
  );
  const running = useSyncExternalStore(run.subscribe, run.get);
  return running ? (
    <PocsPage
      key={branch}
      branch={branch}
      id={id}
      part={part}
      enrolment={running.enrolment}
      picture={running.picture}
      seen={run.seen}
    />
  ) : null;
}
