/** Maximum number of probes, so that texts chosen to collide slow nothing down. */
const MOST_PROBES = 16;
/** Initial number of slots. The number of slots is always a power of two. */
const FIRST_SLOTS = 1_024;
/** Maximum length of a cached text in bytes. */
const LONGEST = 256;

/** Cache of values derived from texts, keyed by their bytes, so that a repeated text is decoded once. */
export class TextTable<Made extends object | string> {
  private values: (Made | undefined)[] = new Array<Made | undefined>(FIRST_SLOTS);
  /** Position in `kept` and length of the text of each slot, in bytes. */
  private starts = new Uint32Array(FIRST_SLOTS);
  private lengths = new Uint16Array(FIRST_SLOTS);
  /** Bytes of all cached texts, one after another. */
  private kept = new Uint8Array(FIRST_SLOTS * 16);
  private size = 0;
  private count = 0;
  /** Slot of the last match, because texts often repeat in a row. */
  private last = 0;

  /** `most`: maximum number of entries. */
  constructor(private readonly most: number) {}

  get isFull(): boolean {
    return this.count >= this.most;
  }

  /** Returns the value of these bytes; undefined if it is not cached. */
  find(bytes: Uint8Array, from: number, until: number): Made | undefined {
    const length = until - from;
    const last = this.values[this.last];
    if (last !== undefined && this.isAt(this.last, bytes, from, length)) return last;
    const mask = this.values.length - 1;
    const first = hashOf(bytes, from, until);
    for (let probe = 0; probe < MOST_PROBES; probe++) {
      const place = (first + probe) & mask;
      const made = this.values[place];
      if (made === undefined) return undefined;
      if (this.isAt(place, bytes, from, length)) {
        this.last = place;
        return made;
      }
    }
    return undefined;
  }

  /** Caches the value of a text, if there is room and the text is not cached yet. */
  keep(bytes: Uint8Array, from: number, until: number, made: Made): void {
    const length = until - from;
    if (this.isFull || length > LONGEST || this.find(bytes, from, until) !== undefined) return;
    if (this.size + length > this.kept.length) {
      const kept = new Uint8Array(this.kept.length * 2 + LONGEST);
      kept.set(this.kept);
      this.kept = kept;
    }
    this.kept.set(bytes.subarray(from, until), this.size);
    this.put(made, this.size, length);
    this.size += length;
    if (++this.count * 2 > this.values.length) this.grow();
  }

  private isAt(place: number, bytes: Uint8Array, from: number, length: number): boolean {
    if (this.lengths[place] !== length) return false;
    const { kept } = this;
    const start = this.starts[place] ?? 0;
    // Compares from the end, because texts of one kind start alike.
    for (let at = length - 1; at >= 0; at--) if (kept[start + at] !== bytes[from + at]) return false;
    return true;
  }

  private put(made: Made, start: number, length: number): void {
    const mask = this.values.length - 1;
    const first = hashOf(this.kept, start, start + length);
    for (let probe = 0; probe < MOST_PROBES; probe++) {
      const place = (first + probe) & mask;
      if (this.values[place] !== undefined) continue;
      this.values[place] = made;
      this.starts[place] = start;
      this.lengths[place] = length;
      return;
    }
  }

  private grow(): void {
    const { values, starts, lengths } = this;
    const places = values.length * 2;
    this.values = new Array<Made | undefined>(places);
    this.starts = new Uint32Array(places);
    this.lengths = new Uint16Array(places);
    this.last = 0;
    for (const [place, made] of values.entries())
      if (made !== undefined) this.put(made, starts[place] ?? 0, lengths[place] ?? 0);
  }
}

/**
 * Hashes bytes like FNV-1a, but four at a time. Each multiplication waits for the previous one, so fewer
 * multiplications are faster. The high bits are mixed into the low ones, which select the slot.
 */
function hashOf(bytes: Uint8Array, from: number, until: number): number {
  let hash = 0x811c9dc5;
  let at = from;
  for (; at + 4 <= until; at += 4) {
    const four =
      (bytes[at] ?? 0) |
      ((bytes[at + 1] ?? 0) << 8) |
      ((bytes[at + 2] ?? 0) << 16) |
      ((bytes[at + 3] ?? 0) << 24);
    hash = Math.imul(hash ^ four, 0x01000193);
    hash ^= hash >>> 15;
  }
  for (; at < until; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
  return hash ^ (hash >>> 15);
}
