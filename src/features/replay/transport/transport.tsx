import { type FocusEventHandler, type RefObject, useEffect, useRef, useSyncExternalStore } from "react";
import { useReplay } from "../../../services/replay.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { SPEEDS, STEPS, useTransport } from "../../../services/use-transport.ts";
import { MarkedText } from "../../../ui/marked-text.tsx";
import { MediaShape, type MediaShapeName } from "../../../ui/media-shape.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { SwitchField } from "../../../ui/switch-field.tsx";
import { Tooltip } from "../../../ui/tooltip.tsx";
import { useFold } from "../frame/fold.ts";
import { Clock } from "./clock.tsx";
import { SpeedScale } from "./speed-scale.tsx";
import styles from "./transport.module.css";
import { useShortcut } from "../../../services/use-shortcut.ts";
import { useAnswerWithin } from "../use-answer-within.ts";

/** Controls that play the replay file and step through it. */
export function Transport() {
  const { transport } = useReplay();
  const { say } = useTexts();
  const { state, speed, step, skipsIdle, stoppedAt } = useTransport();
  const acts = useTransportActs();
  useTransportKeys(acts);
  const text = say.replay.transport;
  const fold = useFold();
  const isPlaying = state === "playing";
  const main = useRef<HTMLButtonElement>(null);
  const isAutoFocus = useRef(false);
  // The control that opened the replay file is gone, so the focus moves to the play button, without showing
  // the tooltip of that button.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    isAutoFocus.current = true;
    main.current?.focus({ preventScroll: true });
    isAutoFocus.current = false;
  }, []);
  const toStart = <Act shape="toStart" label={text.start()} keys="Home" onPress={acts.start} />;
  const toEnd = <Act shape="toEnd" label={text.end()} keys="End" onPress={acts.end} />;
  const steps = (
    <Segmented
      label={text.stepBy()}
      options={STEPS.map((value) => ({ value, label: text.steps[value]() }))}
      value={step}
      onChange={(next) => transport.send({ type: "step.chosen", step: next })}
    />
  );
  const how = (
    <span className={styles.how}>
      <SpeedScale speed={speed} onChange={(next) => transport.send({ type: "speed.chosen", speed: next })} />
      <span className={styles.idle}>
        <SwitchField
          label={text.skipIdle()}
          checked={skipsIdle}
          onChange={(skips) => transport.send({ type: "idle.skipped", skips })}
        />
      </span>
    </span>
  );
  return (
    <section className={styles.transport} aria-label={text.label()} data-folds={fold ? "" : undefined}>
      <span className={styles.buttons}>
        {fold ? null : toStart}
        <Act shape="stepBack" label={text.back()} keys="←" onPress={acts.back} />
        <Act
          shape={isPlaying ? "pause" : "play"}
          label={isPlaying ? text.pause() : text.play()}
          keys="Space"
          onPress={acts.toggle}
          main={main}
          onFocus={(event) => isAutoFocus.current && event.stopPropagation()}
        />
        <Act shape="stepOn" label={text.forward()} keys="→" onPress={acts.forward} />
        {fold ? null : toEnd}
      </span>
      {fold ? null : steps}
      <span className={styles.where}>
        <Readout />
        <span role="status" className={styles.state}>
          {stoppedAt === null ? null : (
            <span className={styles.stopped} title={stoppedAt}>
              <MediaShape name="octagon" size={12} />
              <span>
                <strong>{text.stoppedAt()}</strong> {stoppedAt}
              </span>
            </span>
          )}
          {state === "ended" ? text.ended() : null}
        </span>
      </span>
      {fold ? (
        <IconButton
          icon={fold.isOpen ? "down" : "up"}
          label={text.more()}
          aria-expanded={fold.isOpen}
          onClick={fold.toggle}
        />
      ) : null}
      {fold?.isOpen ? (
        <span className={styles.steps}>
          <span className={styles.buttons}>
            {toStart}
            {toEnd}
          </span>
          {steps}
        </span>
      ) : null}
      {fold === null || fold.isOpen ? how : null}
    </section>
  );
}

interface ActProps {
  readonly shape: MediaShapeName;
  readonly label: string;
  readonly keys: string;
  readonly onPress: () => void;
  /** Ref of the button; set only for the most important button, which is drawn larger. */
  readonly main?: RefObject<HTMLButtonElement | null>;
  readonly onFocus?: FocusEventHandler;
}

const Act = ({ shape, label, keys, onPress, main, onFocus }: ActProps) => (
  <Tooltip text={label} keys={keys}>
    <button
      ref={main}
      type="button"
      className={styles.act}
      data-main={main ? "" : undefined}
      aria-label={label}
      onClick={onPress}
      onFocus={onFocus}
    >
      <MediaShape name={shape} />
    </button>
  </Tooltip>
);

const MARKS = { b: <strong /> };

/** The current time and offset, and the last offset of the replay file. */
function Readout() {
  const { opened, shown } = useReplay();
  const { say } = useTexts();
  const text = say.replay.transport;
  const words = useFold() ? text.shortOffset : text.offset;
  const { now, offset } = useSyncExternalStore(shown.subscribe, shown.get);
  return (
    <span className={styles.readout}>
      <Clock now={now} />
      <span className={styles.offset}>
        <MarkedText text={words({ offset, last: opened.lastOffset })} marks={MARKS} />
      </span>
    </span>
  );
}

/** Actions of the keys that also have a function in other controls. */
const NAMED = { ArrowLeft: "back", ArrowRight: "forward", Home: "start", End: "end" } as const;

/** Returns true if the focused control handles these keys itself. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    "input, textarea, select, [contenteditable], [role=menu], [role=dialog], [role=listbox], [role=slider], [role=tree], [role=grid], [role=table]",
  ) !== null;

/** Registers the shortcuts of the transport, unless another control handles the key. */
function useTransportKeys(acts: ReturnType<typeof useTransportActs>): void {
  const { say } = useTexts();
  const text = say.replay.transport;
  useShortcut({ keys: " ", label: `${text.play()} / ${text.pause()}`, run: acts.toggle });
  useShortcut({ keys: ",", label: text.slower(), run: acts.slower });
  useShortcut({ keys: ".", label: text.faster(), run: acts.faster });
  useShortcut({ keys: "←", label: text.back() });
  useShortcut({ keys: "→", label: text.forward() });
  useShortcut({ keys: "Home", label: text.start() });
  useShortcut({ keys: "End", label: text.end() });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.shiftKey ||
        isTaken(event.target)
      )
        return;
      const act = NAMED[event.key as keyof typeof NAMED] as (typeof NAMED)[keyof typeof NAMED] | undefined; // undefined for keys that are not in NAMED
      if (act === undefined) return;
      event.preventDefault();
      acts[act]();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [acts]);
}

/** Returns the actions of the transport's buttons and shortcuts. */
function useTransportActs() {
  const { desk, transport, opened, seek, seekFrom } = useReplay();
  const { state, speed, step } = useTransport();
  const answerWithin = useAnswerWithin();
  const place = SPEEDS.indexOf(speed);
  const choose = (next: number) => {
    const chosen = SPEEDS[next];
    if (chosen !== undefined) transport.send({ type: "speed.chosen", speed: chosen });
  };
  const stepTo = (place: Parameters<typeof seek>[0]) => {
    transport.send({ type: "pause" });
    seek(place);
  };
  const stepBy = (direction: 1 | -1) => {
    transport.send({ type: "pause" });
    seekFrom((from) =>
      step === "event"
        ? { position: from.position + direction }
        : desk.stepFrom(from, step, direction, answerWithin),
    );
  };
  return {
    toggle: () => transport.send({ type: state === "playing" ? "pause" : "play" }),
    start: () => stepTo({ position: 0 }),
    end: () => stepTo({ position: opened.length, time: opened.last }),
    back: () => stepBy(-1),
    forward: () => stepBy(1),
    slower: () => choose(place - 1),
    faster: () => choose(place + 1),
  };
}
