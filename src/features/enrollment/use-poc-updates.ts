import { useEffect, useRef } from "react";
import { useFloor } from "../../services/live-services.ts";

/**
 * Invokes `onUpdate` when a POC of the branch appears in the floor state, leaves it, connects or disconnects.
 */
export function usePocUpdates(branch: string, onUpdate: () => void): void {
  const latest = useRef(onUpdate);
  useEffect(() => {
    latest.current = onUpdate;
  });
  const pocs = useFloor()?.state.pocs;
  const changed = pocs
    ? [...pocs].flatMap((poc) => (poc.branch === branch ? `${poc.id} ${poc.connected}` : []))
    : null;
  const changedIds = changed ? changed.sort().join() : null;
  const before = useRef(changedIds);
  useEffect(() => {
    // The first report is not a change: the list was loaded at the same time.
    if (before.current !== null && changedIds !== before.current) latest.current();
    before.current = changedIds;
  }, [changedIds]);
}
