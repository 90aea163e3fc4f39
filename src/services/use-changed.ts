import { use, useEffect, useRef } from "react";
import { auditTime, buffer, filter, share } from "rxjs";
import { ChangesContext } from "./live-services.ts";

/** Interval (ms) for collecting changes, so that a bulk change is reported once. */
const GATHERED = 400;

/**
 * Calls back with the ids of records in these lists that other users changed, collected over an interval
 * (ms); without ids if changes may have been missed.
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
    const heard = of$
      .pipe(buffer(of$.pipe(auditTime(gathered))))
      .subscribe((all) =>
        latest.current(
          all.flatMap((changed) => (changed === "unknown" ? [] : changed.changes.map(({ id }) => id))),
        ),
      );
    return () => heard.unsubscribe();
  }, [changed$, wanted, gathered]);
}
