/** A stretch of a recording, ms from its start. */
export interface Stretch {
  readonly from: number;
  readonly until: number;
}

/** Content of a recording's waveform. */
export interface Sound {
  /** Length in ms. */
  readonly duration: number;
  /** Loudness of each track, from 0 to 1, in steps of `STEP` ms. */
  readonly tracks: readonly (readonly number[])[];
  /** Silences of at least `PAUSE` ms. */
  readonly silences: readonly Stretch[];
  /** ms until the first speech; 0 if the recording is silent. */
  readonly begins: number;
  /** Share of the time in which no track has a sound, from 0 to 1. */
  readonly silent: number;
}

/** Length (ms) of one value of loudness. */
const STEP = 50;
/** Silences from this length (ms) on are skipped on request. */
const PAUSE = 2_000;
/** Silences from this length (ms) on are worth a look: the agent searches, or the customer is on hold. */
const LONG_SILENCE = 8_000;
/** Loudness below this share of the loudest moment is silence. Phone lines have noise. */
const QUIET = 0.04;
/** Loudness below this value is silence even if the whole recording is this quiet. */
const FLOOR = 0.003;

/** Measures the samples of a recording. Of more than two tracks, the first two are drawn. */
export function soundOf(samples: readonly Float32Array[], rate: number): Sound {
  const window = Math.max(1, Math.round((rate * STEP) / 1000));
  const tracks = samples.slice(0, 2).map((track) => loudnessOf(track, window));
  const count = Math.max(0, ...tracks.map((track) => track.length));
  const all = Array.from({ length: count }, (_, at) => Math.max(...tracks.map((track) => track[at] ?? 0)));
  const loudest = all.reduce((most, one) => Math.max(most, one), 0);
  const least = Math.max(FLOOR, loudest * QUIET);
  const first = all.findIndex((one) => one >= least);
  return {
    duration: ((samples[0]?.length ?? 0) / rate) * 1000,
    tracks: tracks.map((track) => track.map((one) => (loudest === 0 ? 0 : one / loudest))),
    silences: silencesIn(all, least),
    begins: Math.max(0, first) * STEP,
    silent: count === 0 ? 1 : all.filter((one) => one < least).length / count,
  };
}

/** Returns the highest amplitude of each window. */
function loudnessOf(track: Float32Array, window: number): number[] {
  const loudness: number[] = [];
  for (let from = 0; from < track.length; from += window) {
    let most = 0;
    const until = Math.min(track.length, from + window);
    for (let at = from; at < until; at++) most = Math.max(most, Math.abs(track[at] ?? 0));
    loudness.push(most);
  }
  return loudness;
}

function silencesIn(all: readonly number[], least: number): Stretch[] {
  const found: Stretch[] = [];
  let from: number | null = null;
  // One value more than there are ends a silence that lasts until the end.
  for (let at = 0; at <= all.length; at++) {
    const isQuiet = at < all.length && (all[at] ?? 0) < least;
    if (isQuiet) from ??= at;
    else if (from !== null) {
      if ((at - from) * STEP >= PAUSE) found.push({ from: from * STEP, until: at * STEP });
      from = null;
    }
  }
  return found;
}

/** Returns the long silences of a recording. */
export const momentsOf = ({ silences }: Pick<Sound, "silences">): readonly Stretch[] =>
  silences.filter(({ from, until }) => until - from >= LONG_SILENCE);

/** Returns the start of the next long silence after `at` (ms), or of the first one after the last. */
export function nextMoment(sound: Pick<Sound, "silences">, at: number): number | null {
  const moments = momentsOf(sound);
  // Playback that is at a moment continues with the next one.
  return (moments.find(({ from }) => from > at + STEP) ?? moments[0])?.from ?? null;
}

/** Returns where playback continues at `at` (ms) if silences are skipped; null where there is none to skip. */
export function afterSilence({ silences }: Pick<Sound, "silences">, at: number): number | null {
  const one = silences.find(({ from, until }) => at >= from + SKIP_FROM && at < until - SKIP_UNTIL);
  return one ? one.until - SKIP_UNTIL : null;
}

/** ms of a skipped silence that are still played at its start and end, so that words are not cut off. */
const SKIP_FROM = 500;
const SKIP_UNTIL = 300;

/** Returns the loudness of a track in `count` equal parts, for as many bars. */
export function barsOf(track: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, bar) => {
    const [from, until] = [bar, bar + 1].map((edge) => Math.floor((edge * track.length) / count));
    return track
      .slice(from, Math.max((from ?? 0) + 1, until ?? 0))
      .reduce((most, one) => Math.max(most, one), 0);
  });
}
