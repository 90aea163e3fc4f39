import { useEffect, useState } from "react";
import { useServices } from "../../services/services.ts";
import { useAbility, useHolder } from "../../services/use-ability.ts";
import { loadChunk } from "../../ui/load-chunk.ts";
import type { LiveSystem } from "../live-system.ts";
import { watchNetwork } from "../network.ts";
import { platformAddress } from "../platform-address.ts";
import type { SessionSystem } from "../session-system.ts";

const load = () =>
  loadChunk(() => Promise.all([import("../live-system.ts"), import("../../live/connection.ts")]));

/**
 * The live floor, for as long as somebody is signed in who may see it; what it needs is loaded for them
 * alone.
 */
export function useLiveSystem({ api, session, tokens }: SessionSystem): LiveSystem | null {
  const { now, mono } = useServices();
  const account = useHolder()?.account._id;
  const open = useAbility("monitor.read");
  const [live, setLive] = useState<LiveSystem | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    if (!open || account === undefined) return;
    let over = false;
    let end = () => {};
    const begin = async () => {
      const [{ startLive }, { connect }] = await load();
      if (over) return;
      const connection = connect({
        origin: platformAddress().origin,
        channel: `account/${account}/floor`,
        token: () => tokens.current()?.token ?? null,
      });
      const started = startLive({ api, session, tokens, connection, now, mono });
      const unwatch = watchNetwork(window, {
        lost: () => started.feed.send({ type: "network.lost" }),
        found: () => started.feed.send({ type: "network.found" }),
        shown: () => started.feed.send({ type: "page.shown", at: now() }),
      });
      setLive(started);
      end = () => {
        unwatch();
        started.stop();
        setLive(null);
      };
    };
    begin().catch(setFailure);
    return () => {
      over = true;
      end();
    };
  }, [api, session, tokens, now, mono, account, open]);

  // A part that did not load is told where every such part is told.
  if (failure) throw failure;
  return live;
}
