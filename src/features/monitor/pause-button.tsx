import { useSyncExternalStore } from "react";
import { useAbility } from "../../services/use-ability.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useShortcut } from "../../services/use-shortcut.ts";
import { useTexts } from "../../services/use-texts.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { LiveBadge } from "../../ui/live-badge.tsx";
import { useMonitor } from "./monitor-context.ts";
import styles from "./pause-button.module.css";

/** Lets everything on the page stand still, counts what happens meanwhile, and goes on with it. */
export function PauseButton() {
  const { source } = useMonitor();
  const { say } = useTexts();
  const paused = useSyncExternalStore(source.subscribe, source.isPaused);
  const toggle = () => (paused ? source.resume() : source.pause());
  useShortcut({ keys: "P", label: paused ? say.monitor.resume() : say.monitor.pause(), run: toggle });
  return (
    <span className={styles.pause}>
      {paused ? <Missed /> : null}
      <RewindLink />
      <Button icon={paused ? "play" : "pause"} aria-keyshortcuts="P" onClick={toggle}>
        {paused ? say.monitor.resume() : say.monitor.pause()}
      </Button>
    </span>
  );
}

function Missed() {
  const { source } = useMonitor();
  const { say } = useTexts();
  const formats = useFormats();
  const count = useSyncExternalStore(source.subscribeToMissed, source.missed);
  const now = source.now();
  return (
    <span className={styles.missed}>
      <LiveBadge state="paused">
        {now === null
          ? say.console.live.paused()
          : say.monitor.paused({ time: formats.time(now, source.get()?.state.zone) })}
      </LiveBadge>
      <span className={styles.count}>
        {count === null ? say.monitor.missedAll() : say.monitor.missed({ count })}
      </span>
    </span>
  );
}

/** A replay of the last 60 minutes, the stretch that is asked for most often. */
const LATELY = "/monitor/replay?last=60";

/** Links to a replay of the floor that is shown, for people who may replay it. */
function RewindLink() {
  const { say } = useTexts();
  const mayReplay = useAbility("replay.read");
  if (!mayReplay) return null;
  return (
    <ButtonLink icon="rewind" href={LATELY}>
      {say.monitor.rewind()}
    </ButtonLink>
  );
}
