import { use, useEffect, useRef } from "react";
import { auditTime, buffer, filter, share } from "rxjs";
import type { RecordsChanged } from "../../openapi/generated/live-monitor.ts";
import { ChangesContext } from "./live-services.ts";

/** Interval (ms) for collecting changes, so that a bulk change is reported once. */
const GATHERED = 400;

type Changed = RecordsChanged | "unknown";

/**
 * Returns the ids of all changed records, or an empty list if some changes may have been missed: then every
 * record may have changed.
 */
export const changedIds = (collected: readonly Changed[]): string[] =>
  collected.flatMap((changed) =>
    changed === "unknown" || collected.includes("unknown") ? [] : changed.changes.map(({ id }) => id),
  );

/**
 * Invokes `tell` with the ids of records of `kinds` that other users changed. Changes are collected for
 * `gathered` ms. An empty list of ids means that changes may have been missed.
 */
export function useChanged(
  kinds: readonly string[],
  tell: (ids: readonly string[]) => void,
  gathered = GATHERED,
): void {
  const changed$ = use(ChangesContext);
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  const wanted = kinds.join(" ");
  useEffect(() => {
    if (!changed$ || wanted === "") return;
    const of$ = changed$.pipe(
      filter((changed) => changed === "unknown" || wanted.split(" ").includes(changed.kind)),
      share(),
    );
    const subscription = of$
      .pipe(buffer(of$.pipe(auditTime(gathered))))
      .subscribe((collected) => latest.current(changedIds(collected)));
    return () => subscription.unsubscribe();
  }, [changed$, wanted, gathered]);
}
