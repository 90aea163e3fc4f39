import { type KeyboardEvent, type PointerEvent, useId, useMemo } from "react";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { barsOf, momentsOf, type Sound } from "./sound.ts";
import { isAt, type Pin } from "./call-comments.tsx";
import { ARROW_STEP } from "./use-arrow-keys.ts";
import styles from "./waveform.module.css";

interface WaveformProps {
  /** Null if the recording cannot be drawn; the waveform is then a line. */
  readonly sound: Sound | null;
  /** Length of the recording and position of the playback, ms. */
  readonly duration: number;
  readonly position: number;
  readonly onSeek: (position: number) => void;
  readonly pins: readonly Pin[];
}

/** Names of the drawn tracks. */
const TRACKS = ["first", "second"] as const;
const BARS = 168;
const HEIGHT = 44;

/**
 * The loudness of a recording over time, one line per track, as a slider that sets the position. Long
 * silences are marked.
 */
export function Waveform({ sound, duration, position, onSeek, pins }: WaveformProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const id = useId();
  const text = say.recordings.player;
  const tracks = useMemo(
    () =>
      TRACKS.flatMap((id, place) => {
        const track = sound?.tracks[place];
        return track ? [{ id, top: place * HEIGHT, path: barsPath(barsOf(track, BARS)) }] : [];
      }),
    [sound],
  );
  const moments = sound ? momentsOf(sound) : [];
  const height = Math.max(1, tracks.length) * HEIGHT;
  const share = (at: number) => (duration > 0 ? Math.min(1, Math.max(0, at / duration)) : 0);
  const percent = (at: number) => `${(share(at) * 100).toFixed(3)}%`;
  const seekTo = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0) onSeek(Math.min(1, Math.max(0, (clientX - left) / width)) * duration);
  };
  const press = (event: KeyboardEvent) => {
    const to = {
      ArrowLeft: position - ARROW_STEP,
      ArrowRight: position + ARROW_STEP,
      Home: 0,
      End: duration,
    }[event.key];
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onSeek(Math.min(duration, Math.max(0, to)));
  };
  return (
    <div className={styles.frame}>
      {moments.length === 0 ? null : (
        <div className={styles.moments} aria-hidden="true">
          {moments.map(({ from }) => (
            <span key={from} style={{ insetInlineStart: percent(from) }}>
              {text.silence({ at: formats.duration(from) })}
            </span>
          ))}
        </div>
      )}
      {pins.length === 0 ? null : (
        <div className={styles.pins} aria-hidden="true">
          {pins.map(({ id: pin, number, at }) => (
            <b
              key={pin}
              data-now={isAt(position, at) ? "" : undefined}
              style={{ insetInlineStart: percent(at) }}
            >
              {number}
            </b>
          ))}
        </div>
      )}
      <div
        className={styles.plot}
        role="slider"
        tabIndex={0}
        aria-label={text.position()}
        aria-valuemin={0}
        aria-valuemax={Math.round(duration)}
        aria-valuenow={Math.round(position)}
        aria-valuetext={text.at({ at: formats.duration(position), all: formats.duration(duration) })}
        style={{ blockSize: height }}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          seekTo(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) seekTo(event);
        }}
      >
        {moments.map(({ from, until }) => (
          <span
            key={from}
            className={styles.moment}
            style={{ insetInlineStart: percent(from), inlineSize: percent(until - from) }}
          />
        ))}
        <svg viewBox={`0 0 ${BARS} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <clipPath id={id}>
            <rect x="0" y="0" width={share(position) * BARS} height={height} />
          </clipPath>
          {tracks.length === 0 ? (
            <path className={`${styles.bars} ${styles.line}`} d={`M0 ${HEIGHT / 2}H${BARS}`} />
          ) : null}
          {tracks.length === 0 ? (
            <path
              className={`${styles.played} ${styles.line}`}
              clipPath={`url(#${id})`}
              d={`M0 ${HEIGHT / 2}H${BARS}`}
            />
          ) : null}
          {tracks.map(({ id: track, top, path }) => (
            <g key={track} transform={`translate(0 ${top})`}>
              <path className={styles.bars} d={path} />
            </g>
          ))}
          <g clipPath={`url(#${id})`}>
            {tracks.map(({ id: track, top, path }) => (
              <g key={track} transform={`translate(0 ${top})`}>
                <path className={styles.played} data-track={track} d={path} />
              </g>
            ))}
          </g>
        </svg>
        <span className={styles.playhead} style={{ insetInlineStart: percent(position) }} />
      </div>
      <div className={styles.times} aria-hidden="true">
        {[0, 0.25, 0.5, 0.75, 1].map((part) => (
          <span key={part}>{formats.duration(part * duration)}</span>
        ))}
      </div>
    </div>
  );
}

/** Returns the path of vertical bars around the middle of a track. Silence is a short bar, so that no gap opens. */
const barsPath = (bars: readonly number[]): string =>
  bars
    .map((loudness, at) => {
      const half = Math.max(0.75, loudness * (HEIGHT / 2 - 2));
      return `M${at + 0.5} ${(HEIGHT / 2 - half).toFixed(2)}V${(HEIGHT / 2 + half).toFixed(2)}`;
    })
    .join("");
