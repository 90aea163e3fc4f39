import { useEffect, useState } from "react";
import { type Sound, soundOf } from "./sound.ts";

/**
 * Samples per second that are decoded. They suffice for the waveform, and an hour of two tracks then takes
 * 230 MB.
 */
const RATE = 8_000;
/** Largest file (bytes) and longest recording (ms) that are decoded in the browser. */
const LARGEST = 60_000_000;
const LONGEST = 3_600_000;

/**
 * State of the waveform. `none`: the recording can be played but not drawn, because it is too large or its
 * sound could not be read. `gone`: the file no longer exists.
 */
export type SoundState =
  | { readonly kind: "loading" | "large" | "unreadable" | "gone" }
  | { readonly kind: "ready"; readonly sound: Sound };

interface Played {
  readonly size?: number | undefined;
  readonly duration?: number | null | undefined;
}

/** Reads a recording from `url` and measures it. `url`: null until the link is known. */
export function useSound(url: string | null, { size = 0, duration }: Played): SoundState {
  const isLarge = size > LARGEST || (duration ?? 0) > LONGEST;
  const [latest, setLatest] = useState<{ readonly url: string; readonly state: SoundState } | null>(null);
  useEffect(() => {
    if (url === null || isLarge) return;
    const left = new AbortController();
    const read = async () => {
      const state = await readSound(url, left.signal);
      if (!left.signal.aborted) setLatest({ url, state });
    };
    void read();
    return () => left.abort();
  }, [url, isLarge]);
  if (isLarge) return { kind: "large" };
  return latest !== null && latest.url === url ? latest.state : { kind: "loading" };
}

async function readSound(url: string, signal: AbortSignal): Promise<SoundState> {
  try {
    const response = await fetch(url, { signal });
    if (response.status === 404 || response.status === 410) return { kind: "gone" };
    if (!response.ok) return { kind: "unreadable" };
    const bytes = await response.arrayBuffer();
    const decoded = await new OfflineAudioContext(1, 1, RATE).decodeAudioData(bytes);
    const tracks = Array.from({ length: decoded.numberOfChannels }, (_, track) =>
      decoded.getChannelData(track),
    );
    return { kind: "ready", sound: soundOf(tracks, decoded.sampleRate) };
  } catch {
    // Browsers cannot decode every file that they can play, and the player itself reports lost connections.
    return { kind: "unreadable" };
  }
}
