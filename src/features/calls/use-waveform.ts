import { useEffect, useState } from "react";
import { peaksOf } from "../../../streams/charts/call-plot.ts";

/** Peaks of the customer's channel and of the agent's; the same ones for a recording with one channel. */
export interface Waveform {
  readonly customer: Float32Array;
  readonly agent: Float32Array;
}

/** Number of stored peaks, enough for each pixel column of a wide screen. */
const COLUMNS = 4_000;
/** Sample rate (Hz) for decoding: the lowest that browsers support, because only the loudness is drawn. */
const RATE = 8_000;
/** Maximum size (bytes) and length (ms) of a decoded recording. Decoding needs memory for every sample. */
const LARGEST = 60_000_000;
const LONGEST = 3_600_000;

/**
 * Decodes the waveform of a recording from its file. `missing`: the file is too large or cannot be decoded.
 */
export function useWaveform(
  source: string | null,
  { size, length }: { readonly size: number; readonly length: number },
): { readonly waveform: Waveform | null; readonly missing: boolean } {
  const [decoded, setDecoded] = useState<{ readonly source: string; readonly waveform: Waveform | null }>();
  const isDecodable = source !== null && size <= LARGEST && length <= LONGEST;
  useEffect(() => {
    if (!isDecodable) return;
    const leaving = new AbortController();
    const finish = (waveform: Waveform | null) => {
      if (!leaving.signal.aborted) setDecoded({ source, waveform });
    };
    readWaveform(source, leaving.signal).then(finish, () => finish(null));
    return () => leaving.abort();
  }, [source, isDecodable]);
  const known = decoded?.source === source ? decoded : null;
  return {
    waveform: known?.waveform ?? null,
    missing: source !== null && (!isDecodable || (known !== null && known.waveform === null)),
  };
}

async function readWaveform(source: string, signal: AbortSignal): Promise<Waveform> {
  const response = await fetch(source, { signal });
  if (!response.ok) throw new Error(`The recording was answered with ${response.status}.`);
  const sound = await new OfflineAudioContext(1, 1, RATE).decodeAudioData(await response.arrayBuffer());
  const peaksIn = (channel: number) => peaksOf(sound.getChannelData(channel), COLUMNS);
  const customer = peaksIn(0);
  return { customer, agent: sound.numberOfChannels > 1 ? peaksIn(1) : customer };
}
