import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import type { Finding } from "../../streams/recording/finding.ts";
import { LineSplitter } from "../../streams/recording/line-splitter.ts";
import { OffsetOrder } from "../../streams/recording/offset-order.ts";
import { readHeader } from "../../streams/recording/recording-header.ts";
import { readLine } from "../../streams/recording/recording-line.ts";
import { type RecordedLog, recordedLog, type StandingRecord } from "../../streams/replay/recorded-log.ts";
import { stateBefore } from "../../streams/replay/state-before.ts";

export interface OpenedFile {
  readonly log: RecordedLog;
  readonly findings: readonly Finding[];
}

/** Told how many bytes of the file are read. */
export type Progress = (done: number, total: number) => void;

const GZIP = [0x1f, 0x8b];

/** Reads a recording, gzipped or not. Throws with a sentence where it is none, and what `signal` was aborted for. */
export async function openFile(file: Blob, progress: Progress, signal: AbortSignal): Promise<OpenedFile> {
  const beginning = new Uint8Array(await file.slice(0, GZIP.length).arrayBuffer());
  let done = 0;
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, controller) {
      done += piece.length;
      progress(done, file.size);
      controller.enqueue(piece);
    },
  });
  const bytes = file.stream().pipeThrough(counted, { signal });
  const plain = GZIP.every((byte, index) => beginning[index] === byte) ? bytes.pipeThrough(new DecompressionStream("gzip")) : bytes;
  const reader = new Reader();
  const pieces = plain.getReader();
  for (;;) {
    const { value } = await pieces.read();
    if (value === undefined) return reader.end();
    reader.push(value);
  }
}

/** Takes a recording line by line. */
class Reader {
  private readonly text = new TextDecoder();
  private readonly lines = new LineSplitter();
  private readonly events: Event[] = [];
  private readonly records: StandingRecord[] = [];
  private findings: Finding[] = [];
  private header: RecordingHeader | null = null;
  private order = new OffsetOrder(1);
  private line = 0;
  private begin: RecordedLog["begin"] | null = null;

  push(piece: Uint8Array): void {
    for (const line of this.lines.push(piece)) this.take(this.text.decode(line));
  }

  end(): OpenedFile {
    if (!this.header) throw new Error("This is not a recording: it is empty.");
    const { header, events, records, begin, findings } = this;
    return { log: recordedLog(header, events, { records, ...(begin && { begin }) }), findings: [...findings, ...this.order.end()] };
  }

  private take(text: string): void {
    this.line++;
    if (!this.header) {
      this.header = readHeader(text);
      this.order = new OffsetOrder(this.header.stream.first);
      return;
    }
    const read = readLine(text);
    if (read.kind === "broken") this.findings = [...this.findings, { what: "form", line: this.line, fault: read.fault }];
    else if (read.kind === "other") this.keep(read.k, read.record);
    else {
      const found = this.order.read(read.event.offset, this.line);
      if (found.length === 0) this.events.push(read.event);
      else this.findings = [...this.findings, ...found];
    }
  }

  private keep(k: string, record: Readonly<Record<string, unknown>>): void {
    if (k === "checkpoint") return;
    const state = this.events.length === 0 ? stateBefore(record) : null;
    if (state) this.begin = state;
    else this.records.push({ before: this.events.length, k, record });
    if (k === "gap" && typeof record["from"] === "number" && typeof record["until"] === "number") this.order.excuse(record["from"], record["until"]);
  }
}
