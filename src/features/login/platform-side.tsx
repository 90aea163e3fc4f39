import { useEffect, useState } from "react";
import type { Status } from "../../../openapi/generated/console.ts";
import { useServices } from "../../services/services.ts";
import { useTick } from "../../services/ticker.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Brand } from "../../ui/brand.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { type Family, StatusPill } from "../../ui/status-pill.tsx";
import { ownZone } from "./own-zone.ts";
import styles from "./platform-side.module.css";
import { Sparkline } from "../../ui/sparkline.tsx";
import { usualRange } from "./usual-range.ts";

/** State of the platform, as measured by this page. */
interface PlatformStatus {
  /** The latest response, and its arrival in wall time (ms). */
  readonly status: Status | null;
  readonly at: number | null;
  /** The latest round trips in ms, newest last; null for a missing response. */
  readonly roundTrips: readonly (number | null)[];
}

/** Number of stored measurements, and their interval (ms). */
const MEASUREMENTS = 61;
const EVERY = 5_000;

const NOTHING: PlatformStatus = { status: null, at: null, roundTrips: [] };

/**
 * Requests the status of the platform, again five seconds after each response or failure, and measures the
 * round trips.
 */
function usePlatformStatus(): PlatformStatus {
  const { read, now, mono } = useServices();
  const [known, setKnown] = useState(NOTHING);
  useEffect(() => {
    const stopping = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const measure = async () => {
      const begun = mono();
      let status: Status | null = null;
      try {
        status = await read("/status", {}, stopping.signal);
      } catch {
        // A missing response also counts as a measurement.
      }
      if (stopping.signal.aborted) return;
      const took = mono() - begun;
      setKnown((before) => ({
        status: status ?? before.status,
        at: status ? now() : before.at,
        roundTrips: [...before.roundTrips, status ? took : null].slice(-MEASUREMENTS),
      }));
      timer = setTimeout(() => void measure(), EVERY);
    };
    void measure();
    return () => {
      stopping.abort();
      clearTimeout(timer);
    };
  }, [read, now, mono]);
  return known;
}

/** State of the platform, shown before signing in, with facts that help to diagnose failed sign-ins. */
export function PlatformSide() {
  const { now } = useServices();
  const { say } = useTexts();
  const formats = useFormats();
  const known = usePlatformStatus();
  useTick();
  const text = say.platform;
  const time = now();
  const answered = known.roundTrips.at(-1) !== null;
  return (
    <section className={styles.side} aria-label={text.label()}>
      <Brand>{say.product()}</Brand>
      <div className={styles.state}>
        <RoundTrip known={known} now={time} />
        <div>
          <Parts status={known.status} answered={answered} />
          <p className={styles.here}>
            {known.status ? (
              <>
                <Icon name="lock" />
                {text.from()} <span className={styles.address}>{known.status.address}</span>
                <CopyButton
                  text={known.status.address}
                  label={text.copyAddress()}
                  doneLabel={say.actions.copied()}
                  failedLabel={say.actions.copyFailed()}
                />
              </>
            ) : null}
            <span className={styles.zone}>{ownZone(time)}</span>
          </p>
        </div>
      </div>
      <p className={styles.updated}>
        {known.at === null ? null : text.updated({ ago: formats.ago(time - known.at) })}
      </p>
    </section>
  );
}

type PartState = Status["parts"][number]["state"] | "unknown";
const FAMILIES: Record<PartState, Family> = { operating: "free", slow: "away", down: "bad", unknown: "off" };
const PARTS = ["api", "storage", "live"] as const;

function Parts({ status, answered }: { status: Status | null; answered: boolean }) {
  const { say } = useTexts();
  const text = say.platform;
  return (
    <table className={styles.parts} aria-label={text.partsLabel()}>
      <tbody>
        {PARTS.map((name) => {
          const part = status?.parts.find((one) => one.part === name);
          // Without a response the state is unknown.
          const state: PartState = answered && part ? part.state : "unknown";
          const took = state === "unknown" ? undefined : part?.answeredIn;
          return (
            <tr key={name}>
              <th scope="row">{text.parts[name]()}</th>
              <td>
                <StatusPill family={FAMILIES[state]}>{text.states[state]()}</StatusPill>
              </td>
              <td>
                {took === undefined
                  ? null
                  : took < 1
                    ? text.answeredInstantly()
                    : text.answered({ value: took })}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const HEIGHT = 112;
/** Minimum height (px) at which the band of usual values has a label. */
const WORDS = 28;
/** Possible numbers of points in the chart, which covers one minute at first, then two, and at most five. */
const PLACES = [13, 25, MEASUREMENTS];

/** Rounds up to 1, 2 or 5 times a power of ten, for the end of a scale. */
function scaleEnd(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return power * ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10);
}

/** Round trip to the platform: the latest value, a chart, and the usual range. */
function RoundTrip({ known: { roundTrips, at }, now }: { known: PlatformStatus; now: number }) {
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
