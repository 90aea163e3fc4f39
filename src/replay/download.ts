import { parsedObject } from "../../streams/recording/json-value.ts";
import { type Bytes, Parcels } from "./file-bytes.ts";

/**
 * Timeout (ms) for the first data. The platform may first have to compute the state at the start of the
 * range.
 */
const BEFORE_FIRST = 60_000;
/** Timeout (ms) between two chunks of data. */
const SILENCE = 15_000;

/** Thrown if no data arrives within the timeouts. */
export class DownloadTimeout extends Error {
  override readonly name = "DownloadTimeout";
}

/** Downloads a replay file. Throws DownloadTimeout if no data arrives within the timeouts. */
export async function download(
  ask: (signal: AbortSignal) => Promise<ReadableStream<Bytes>>,
  { signal, progress }: { readonly signal: AbortSignal; readonly progress: (share: number) => void },
): Promise<Blob> {
  const silence = new AbortController();
  const giveUp = () => silence.abort();
  let timeout = setTimeout(giveUp, BEFORE_FIRST);
  const parcels = new Parcels();
  const lines = new ArrivedLines();
  try {
    const reader = (await ask(AbortSignal.any([signal, silence.signal]))).getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      clearTimeout(timeout);
      timeout = setTimeout(giveUp, SILENCE);
      parcels.add(next.value);
      progress(lines.add(next.value));
    }
    return parcels.all();
  } catch (error) {
    throw silence.signal.aborted ? new DownloadTimeout("No data arrived in time.") : error;
  } finally {
    clearTimeout(timeout);
  }
}

const LINE_END = 0x0a;

/** Computes the received share of a replay file from the number of events in its header. */
class ArrivedLines {
  private readonly decoder = new TextDecoder();
  private header = "";
  private lines = 0;
  private events: number | null = null;

  /** Returns the share from 0 to 1; 0 until the header is received. */
  add(bytes: Uint8Array): number {
    if (this.events === null) this.readHeader(bytes);
    for (let end = bytes.indexOf(LINE_END); end >= 0; end = bytes.indexOf(LINE_END, end + 1)) this.lines++;
    return this.events === null ? 0 : Math.min(1, this.lines / Math.max(1, this.events));
  }

  private readHeader(bytes: Uint8Array): void {
    this.header += this.decoder.decode(bytes, { stream: true });
    const end = this.header.indexOf("\n");
    if (end < 0) return;
    const events = parsedObject(this.header.slice(0, end))?.["events"];
    this.events = typeof events === "number" ? events : 0;
    this.header = "";
  }
}
