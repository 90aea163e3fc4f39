import { useSyncExternalStore } from "react";
import { type LiveServices, useLive } from "../../services/live-services.ts";
import { useServices } from "../../services/services.ts";
import { useTick } from "../../services/ticker.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { LiveBadge } from "../../ui/live-badge.tsx";
import styles from "./live-state.module.css";

/** Whether the live numbers can be trusted, and of when they are; told anew every ten seconds. */
export function LiveState() {
  const live = useLive();
  return live ? <State live={live} /> : null;
}

function State({ live: { trust } }: { live: LiveServices }) {
  const { now } = useServices();
  const { say } = useTexts();
  const formats = useFormats();
  const { state, at } = useSyncExternalStore(trust.subscribe, trust.get);
  useTick("tenSeconds");
  const ago = at === null ? null : say.console.live.updated({ ago: formats.ago(now() - at) });
  const words = () => {
    if (state === "polling") return ago ?? say.console.live.reconnecting();
    if (state === "stale")
      return say.console.live.stale({ time: at === null ? say.unknown() : formats.time(at) });
    return say.console.live[state]();
  };
  return (
    <>
      <span role="status">
        <LiveBadge state={state}>{words()}</LiveBadge>
      </span>
      {state === "live" && ago ? <span className={styles.updated}>{ago}</span> : null}
    </>
  );
}
