import { Sparkline } from "../../ui/sparkline.tsx";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import styles from "./round-trip.module.css";
import { EVERY, MEASUREMENTS, type PlatformStatus } from "./use-platform-status.ts";
import { usualRange } from "./usual-range.ts";

const HEIGHT = 112;
/** px that the words in the band need. */
const WORDS = 28;
/** The line begins with a minute, and has room for five in the end. */
const PLACES = [13, 25, MEASUREMENTS];

/** The next round number that a scale can end at: 1, 2 or 5 times a power of ten. */
function scaleEnd(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return power * ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10);
}

/** How long the platform takes to answer this page: now, lately, and usually. */
export function RoundTrip({ known: { roundTrips, at }, now }: { known: PlatformStatus; now: number }) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.platform;
  const measured = roundTrips.filter((value) => value !== null);
  const last = roundTrips.at(-1) ?? null;
  const usual = usualRange(roundTrips);
  const end = scaleEnd(Math.max(10, ...measured));
  const whole = (value: number) => Math.max(1, Math.round(value));
  const places = PLACES.find((count) => roundTrips.length <= count) ?? MEASUREMENTS;
  const shown = (places - 1) * EVERY;
  const timeOf = (instant: number) =>
    places === MEASUREMENTS ? formats.time(instant) : formats.second(instant);
  const range = usual && { low: whole(usual[0]), high: whole(usual[1]) };

  const words = () => {
    if (roundTrips.length > 0 && last === null)
      return at === null ? text.neverReached() : text.unreachable({ time: formats.time(at) });
    if (last === null || range === null) return text.measuring();
    return last > range.high * 1.5 && last > range.high + 20 ? text.slower(range) : text.usual(range);
  };
  return (
    <div>
      <p className={styles.label}>{text.roundTrip()}</p>
      <p className={styles.value}>
        {last === null ? say.unknown() : text.milliseconds({ value: whole(last) })}
      </p>
      <p className={styles.words}>{words()}</p>
      <div className={styles.curve}>
        <span className={styles.bound} style={{ top: 0 }}>
          {formats.number(end)}
        </span>
        <span className={styles.bound} style={{ top: HEIGHT }}>
          {formats.number(0)}
        </span>
        {usual && ((usual[1] - usual[0]) / end) * HEIGHT > WORDS ? (
          <span
            className={styles.usual}
            style={{ top: HEIGHT - (usual[0] / end) * HEIGHT }}
            aria-hidden="true"
          >
            {text.usualRange()}
          </span>
        ) : null}
        <Sparkline
          values={roundTrips}
          places={places}
          domain={[0, end]}
          band={usual ?? undefined}
          rules={[0, end / 2, end]}
          height={HEIGHT}
          label={text.curve({
            count: measured.length,
            low: whole(Math.min(end, ...measured)),
            high: whole(Math.max(0, ...measured)),
          })}
        />
        <div className={styles.times} aria-hidden="true">
          <span>{timeOf(now - shown)}</span>
          <span>{timeOf(now - shown / 2)}</span>
          <span>{timeOf(now)}</span>
        </div>
      </div>
    </div>
  );
}
