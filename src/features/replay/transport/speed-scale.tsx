import type { Speed } from "../../../../machines/replay.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { SPEEDS } from "../../../services/use-transport.ts";
import styles from "./speed-scale.module.css";

interface SpeedScaleProps {
  readonly speed: Speed;
  readonly onChange: (speed: Speed) => void;
}

const THOUSAND = 1_000;

/** Replay speed: nine stops on a scale. */
export function SpeedScale({ speed, onChange }: SpeedScaleProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.replay.transport;
  const word = (one: Speed) =>
    one === "max" ? text.max() : one >= THOUSAND ? `${formats.number(one / THOUSAND)}k` : formats.number(one);
  const choose = (place: number) => {
    const chosen = SPEEDS[place];
    if (chosen !== undefined) onChange(chosen);
  };
  return (
    <div className={styles.scale}>
      <span className={styles.label} aria-hidden="true">
        {text.speed()} ×
      </span>
      <span className={styles.stops}>
        <input
          type="range"
          className={styles.range}
          aria-label={text.speed()}
          aria-valuetext={speed === "max" ? text.max() : text.times({ speed: formats.number(speed) })}
          min={0}
          max={SPEEDS.length - 1}
          value={SPEEDS.indexOf(speed)}
          onChange={({ target }) => choose(target.valueAsNumber)}
        />
        <span className={styles.words} aria-hidden="true">
          {SPEEDS.map((one) => (
            <span key={one} data-current={one === speed ? "" : undefined} onClick={() => onChange(one)}>
              {word(one)}
            </span>
          ))}
        </span>
      </span>
    </div>
  );
}
