/** Maximum number of probes, so that texts chosen to collide slow nothing down. */
const LOOKS = 16;
/** Places at first; a power of two, as they always are. */
const PLACES = 1_024;
/** Bytes of a text; a longer one is not kept. */
const LONGEST = 256;

/** Cache of values derived from texts, keyed by their bytes, so that a repeated text is decoded once. */
export class TextTable<Made extends object | string> {
  private mades: (Made | undefined)[] = new Array<Made | undefined>(PLACES);
  /** Position and length of the text of each slot within the kept bytes. */
  private starts = new Uint32Array(PLACES);
  private lengths = new Uint16Array(PLACES);
  private kept = new Uint8Array(PLACES * 16);
  private size = 0;
  private count = 0;
  /** Many come many times in a row. */
  private last = 0;

  /** `most`: maximum number of entries. */
  constructor(private readonly most: number) {}

  get isFull(): boolean {
    return this.count >= this.most;
  }

  /** Returns the value of these bytes; undefined if it is not cached. */
  find(bytes: Uint8Array, from: number, until: number): Made | undefined {
    const length = until - from;
    const last = this.mades[this.last];
    if (last !== undefined && this.isAt(this.last, bytes, from, length)) return last;
    const mask = this.mades.length - 1;
    const first = hashOf(bytes, from, until);
    for (let look = 0; look < LOOKS; look++) {
      const place = (first + look) & mask;
      const made = this.mades[place];
      if (made === undefined) return undefined;
      if (this.isAt(place, bytes, from, length)) {
        this.last = place;
        return made;
      }
    }
    return undefined;
  }

  /** Keeps what was made of a text, where there is room and it is not kept yet. */
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
    if (++this.count * 2 > this.mades.length) this.grow();
  }

  private isAt(place: number, bytes: Uint8Array, from: number, length: number): boolean {
    if (this.lengths[place] !== length) return false;
    const { kept } = this;
    const start = this.starts[place] ?? 0;
    // From the end on: texts of one kind begin alike.
    for (let at = length - 1; at >= 0; at--) if (kept[start + at] !== bytes[from + at]) return false;
    return true;
  }

  private put(made: Made, start: number, length: number): void {
    const mask = this.mades.length - 1;
    const first = hashOf(this.kept, start, start + length);
    for (let look = 0; look < LOOKS; look++) {
      const place = (first + look) & mask;
      if (this.mades[place] !== undefined) continue;
      this.mades[place] = made;
      this.starts[place] = start;
      this.lengths[place] = length;
      return;
    }
  }

  private grow(): void {
    const { mades, starts, lengths } = this;
    const places = mades.length * 2;
    this.mades = new Array<Made | undefined>(places);
    this.starts = new Uint32Array(places);
    this.lengths = new Uint16Array(places);
    this.last = 0;
    for (const [place, made] of mades.entries())
      if (made !== undefined) this.put(made, starts[place] ?? 0, lengths[place] ?? 0);
  }
}

/**
 * Like FNV-1a with four bytes at a time, because single bytes would make each multiplication wait for the
 * previous one. The high bits are folded down to where slots are selected.
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
