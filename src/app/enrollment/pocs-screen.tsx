import { useMemo, useSyncExternalStore } from "react";
import { PocsPage } from "../../features/enrollment/pocs-page.tsx";
import { useReload } from "../../services/reload.ts";
import { useServices } from "../../services/services.ts";
import { storeEnrollment, storedEnrollment } from "./stored-enrollment.ts";
import type { EnrollmentRef } from "../../../machines/enrollment.ts";
import type { Store } from "../../services/frame-store.ts";
import { type EnrollmentSystemOptions, startEnrollment } from "./enrollment-system.ts";

/** Paths of the API whose data is reloaded after a change of a POC. */
const READS = [
  "/branches",
  "/branches/{id}",
  "/branches/{id}/pocs",
  "/branches/{id}/pocs/{poc}",
  "/pocs/{id}/history",
] as const;

/** Shows the POCs of a branch, and the flow that enrolls, edits and unrolls them. */
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
  const reload = useReload();
  const run = useMemo(
    () =>
      enrollmentRun({
        api,
        record: () => storedEnrollment(sessionStorage, branch),
        keep: (record) => storeEnrollment(sessionStorage, record),
        refetch: () => void reload(READS),
        announce: (done, poc) => notices.say(texts.get().say.branches.enrollment.announced[done]({ poc })),
      }),
    [api, branch, reload, notices, texts],
  );
  const running = useSyncExternalStore(run.subscribe, run.get);
  return running ? (
    <PocsPage
      key={branch}
      branch={branch}
      id={id}
      part={part}
      enrollment={running.enrollment}
      picture={running.picture}
      seen={run.seen}
    />
  ) : null;
}

interface Running {
  readonly enrollment: EnrollmentRef;
  /** Picture of the active camera. */
  readonly picture: MediaStream | null;
}

interface EnrollmentRun extends Store<Running | null> {
  /** Receives the versions of the POCs that the user sees. */
  readonly seen: (versions: ReadonlyMap<string, number>) => void;
}

/** Runs an enrollment while a component shows it. `record` is invoked at each start. */
function enrollmentRun({
  record,
  ...options
}: Omit<EnrollmentSystemOptions, "record" | "show" | "versionOf"> & {
  readonly record: () => EnrollmentSystemOptions["record"];
}): EnrollmentRun {
  let running: Running | null = null;
  let versions: ReadonlyMap<string, number> = new Map();
  const listeners = new Set<() => void>();
  const update = (next: Running | null) => {
    running = next;
    for (const listener of listeners) listener();
  };
  const start = () => {
    const show = (picture: MediaStream | null) => running && update({ ...running, picture });
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
      if (listeners.size === 1) update({ enrollment: start(), picture: null });
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        const ended = running;
        running = null;
        ended?.enrollment.stop();
      };
    },
    seen: (next) => void (versions = new Map([...versions, ...next])),
  };
}
