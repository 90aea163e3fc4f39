import { parsedObject } from "../../../streams/recording/json-value.ts";
import { Unanswered } from "../../api/problem.ts";
import { Parcels } from "../../replay/file-bytes.ts";
import type { Fetching } from "../../services/log-stretch.ts";

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

const LINE_END = 0x0a;

/** Share of a recording that has arrived: its header contains the number of events. */
class ArrivedLines {
  private readonly decoder = new TextDecoder();
  private header = "";
  private lines = 0;
  private events: number | null = null;

  /** From 0 to 1; 0 before the header is there. */
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
