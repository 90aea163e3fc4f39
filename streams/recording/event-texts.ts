import type { FoldEvent } from "../events/event.ts";
import { asName, subjectOf } from "./event-columns.ts";
import { TextTable } from "./text-table.ts";

/** Maximum number of cached strings of a kind. */
const MOST_TEXTS = 500_000;
/** Maximum number of cached payloads. Files in which payloads repeat have few different ones. */
const MOST_PAYLOADS = 4_096;

const text = new TextDecoder();

/** Cache of values derived from ASCII texts. */
class Texts<Made extends object | string> {
  private readonly table = new TextTable<Made>(MOST_TEXTS);

  constructor(private readonly make: (text: string) => Made) {}

  of(bytes: Uint8Array, from: number, until: number): Made {
    const known = this.table.find(bytes, from, until);
    if (known !== undefined) return known;
    const made = this.make(text.decode(bytes.subarray(from, until)));
    this.table.keep(bytes, from, until, made);
    return made;
  }
}

/** Cache of texts that repeat in a file. */
export class EventTexts {
  readonly sources = new Texts((source) => source);
  readonly types = new Texts(asName);
  readonly subjects = new Texts(subjectOf);
  readonly payloads = new TextTable<FoldEvent["data"]>(MOST_PAYLOADS);

  /** Caches a parsed payload for later payloads with the same text. Its strings are interned. */
  keepPayload(bytes: Uint8Array, from: number, until: number, data: Record<string, unknown>): void {
    if (this.payloads.isFull) return;
    for (const [name, value] of Object.entries(data))
      if (typeof value === "string") data[name] = asName(value);
    this.payloads.keep(bytes, from, until, data);
  }
}
