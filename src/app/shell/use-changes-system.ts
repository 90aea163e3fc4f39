import { useEffect, useState } from "react";
import type { LiveServices } from "../../services/live-services.ts";
import { useAbility, useHolder } from "../../services/use-ability.ts";
import { loadChunk } from "../../ui/load-chunk.ts";
import { platformAddress } from "../platform-address.ts";
import type { SessionSystem } from "../session-system.ts";

const load = () =>
  loadChunk(() => Promise.all([import("../changes-system.ts"), import("../../live/connection.ts")]));

/**
 * What tells of changed records, for as long as somebody is signed in to whom the floor is not open: to
 * others the floor's own socket tells it.
 */
export function useChangesSystem({ session, tokens }: SessionSystem): LiveServices["changed$"] | null {
  const account = useHolder()?.account._id;
  const floor = useAbility("monitor.read");
  const [changed$, setChanged] = useState<LiveServices["changed$"] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    if (floor || account === undefined) return;
    let over = false;
    let end = () => {};
    const begin = async () => {
      const [{ startChanges }, { connect }] = await load();
      if (over) return;
      const connection = connect({
        origin: platformAddress().origin,
        channel: `account/${account}/audit`,
        token: () => tokens.current()?.token ?? null,
      });
      const started = startChanges({ session, tokens, connection });
      setChanged(started.changed$);
      end = () => {
        started.stop();
        setChanged(null);
      };
    };
    begin().catch(setFailure);
    return () => {
      over = true;
      end();
    };
  }, [session, tokens, account, floor]);

  // A part that did not load is told where every such part is told.
  if (failure) throw failure;
  return changed$;
}
