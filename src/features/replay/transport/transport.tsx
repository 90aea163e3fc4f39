import { type FocusEventHandler, type RefObject, useEffect, useRef } from "react";
import { useReplay } from "../../../services/replay.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { STEPS, useTransport } from "../../../services/use-transport.ts";
import { MediaShape, type MediaShapeName } from "../../../ui/media-shape.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { SwitchField } from "../../../ui/switch-field.tsx";
import { Tooltip } from "../../../ui/tooltip.tsx";
import { Readout } from "./readout.tsx";
import { SpeedScale } from "./speed-scale.tsx";
import styles from "./transport.module.css";
import { useTransportActs } from "./use-transport-acts.ts";
import { useTransportKeys } from "./use-transport-keys.ts";

/** Plays the recording, and goes through it step by step. */
export function Transport() {
  const { transport } = useReplay();
  const { say } = useTexts();
  const { state, speed, step, skipsIdle, stoppedAt } = useTransport();
  const acts = useTransportActs();
  useTransportKeys(acts);
  const text = say.replay.transport;
  const isPlaying = state === "playing";
  const main = useRef<HTMLButtonElement>(null);
  const comesByItself = useRef(false);
  // What was chosen, or pressed, to open the recording is gone: the keys go on from here. Nobody asked what it is called.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    comesByItself.current = true;
    main.current?.focus({ preventScroll: true });
    comesByItself.current = false;
  }, []);
  return (
    <section className={styles.transport} aria-label={text.label()}>
      <span className={styles.buttons}>
        <Act shape="toStart" label={text.start()} keys="Home" onPress={acts.start} />
        <Act shape="stepBack" label={text.back()} keys="←" onPress={acts.back} />
        <Act shape={isPlaying ? "pause" : "play"} label={isPlaying ? text.pause() : text.play()} keys="Space" onPress={acts.toggle} main={main} onFocus={(event) => comesByItself.current && event.stopPropagation()} />
        <Act shape="stepOn" label={text.forward()} keys="→" onPress={acts.forward} />
        <Act shape="toEnd" label={text.end()} keys="End" onPress={acts.end} />
      </span>
      <Segmented label={text.stepBy()} options={STEPS.map((value) => ({ value, label: text.steps[value]() }))} value={step} onChange={(next) => transport.send({ type: "step.chosen", step: next })} />
      <Readout />
      <span role="status" className={styles.state}>
        {stoppedAt === null ? null : (
          <span className={styles.stopped}>
            <MediaShape name="octagon" size={12} />
            <strong>{text.stoppedAt()}</strong> {stoppedAt}
          </span>
        )}
        {state === "ended" ? text.ended() : null}
      </span>
      <SpeedScale speed={speed} onChange={(next) => transport.send({ type: "speed.chosen", speed: next })} />
      <span className={styles.idle}>
        <SwitchField label={text.skipIdle()} checked={skipsIdle} onChange={(skips) => transport.send({ type: "idle.skipped", skips })} />
      </span>
    </section>
  );
}

interface ActProps {
  readonly shape: MediaShapeName;
  readonly label: string;
  readonly keys: string;
  readonly onPress: () => void;
  /** Of the one that is pressed most. */
  readonly main?: RefObject<HTMLButtonElement | null>;
  readonly onFocus?: FocusEventHandler;
}

const Act = ({ shape, label, keys, onPress, main, onFocus }: ActProps) => (
  <Tooltip text={label} keys={keys}>
    <button ref={main} type="button" className={styles.act} data-main={main ? "" : undefined} aria-label={label} onClick={onPress} onFocus={onFocus}>
      <MediaShape name={shape} />
    </button>
  </Tooltip>
);
