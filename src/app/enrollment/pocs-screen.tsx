import { useMemo, useSyncExternalStore } from "react";
import { PocsPage } from "../../features/enrollment/pocs-page.tsx";
import { useReload } from "../../services/reload.ts";
import { useServices } from "../../services/services.ts";
import { storeEnrollment, storedEnrollment } from "./stored-enrollment.ts";
import type { EnrollmentRef } from "../../../machines/enrollment.ts";
import type { Store } from "../../services/frame-store.ts";
import { type EnrollmentSystemOptions, startEnrollment } from "./enrollment-system.ts";

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
  const readAnew = useReload();
  const run = useMemo(
    () =>
      enrolmentRun({
        api,
        record: () => storedEnrollment(sessionStorage, branch),
        keep: (record) => storeEnrollment(sessionStorage, record),
        refetch: () => void readAnew(READS),
        announce: (done, poc) => notices.say(texts.get().say.branches.enrollment.announced[done]({ poc })),
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

interface Running {
  readonly enrolment: EnrollmentRef;
  /** Picture of the active camera. */
  readonly picture: MediaStream | null;
}

interface EnrolmentRun extends Store<Running | null> {
  /** Receives the versions of the POCs that the user sees. */
  readonly seen: (versions: ReadonlyMap<string, number>) => void;
}

/** Runs an enrollment while it is shown. `record` is read each time it starts. */
function enrolmentRun({
  record,
  ...options
}: Omit<EnrollmentSystemOptions, "record" | "show" | "versionOf"> & {
  readonly record: () => EnrollmentSystemOptions["record"];
}): EnrolmentRun {
  let running: Running | null = null;
  let versions: ReadonlyMap<string, number> = new Map();
  const listeners = new Set<() => void>();
  const become = (next: Running | null) => {
    running = next;
    for (const listener of listeners) listener();
  };
  const start = () => {
    const show = (picture: MediaStream | null) => running && become({ ...running, picture });
    return startEnrollment({
      ...options,
      record: record(),
      versionOf: (poc) => versions.get(poc) ?? null,
      show: (picture) => void show(picture),
    });
  };
  return {
    get: () => running,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) become({ enrolment: start(), picture: null });
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        const ended = running;
        running = null;
        ended?.enrolment.stop();
      };
    },
    seen: (next) => void (versions = new Map([...versions, ...next])),
  };
}
