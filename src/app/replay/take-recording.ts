import { Unanswered } from "../../api/problem.ts";
import { Parcels } from "../../replay/parcels.ts";
import type { Fetching } from "../../services/log-stretch.ts";
import { ArrivedLines } from "./arrived-lines.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** ms until something comes: first the platform may have to fold what was before. */
const BEFORE_FIRST = 60_000;
/** ms without anything after which nothing more is awaited. */
const SILENCE = 15_000;

/** Takes a recording for as long as anything of it comes. Throws Unanswered once nothing does. */
export async function takeRecording(
  ask: (signal: AbortSignal) => Promise<ReadableStream<Bytes>>,
  { signal, progress }: Fetching,
): Promise<Blob> {
  const silence = new AbortController();
  const giveUp = () => silence.abort();
  let patience = setTimeout(giveUp, BEFORE_FIRST);
  const parcels = new Parcels();
  const lines = new ArrivedLines();
  try {
    const reader = (await ask(AbortSignal.any([signal, silence.signal]))).getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      clearTimeout(patience);
      patience = setTimeout(giveUp, SILENCE);
      parcels.add(next.value);
      progress(lines.add(next.value));
    }
    return parcels.all();
  } catch (error) {
    throw silence.signal.aborted ? new Unanswered(true) : error;
  } finally {
    clearTimeout(patience);
  }
}
