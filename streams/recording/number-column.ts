type Numbers = Float64Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** How many there is room for at first. */
const ROOM = 1_024;

/** Numbers that come one after the other, each in as many bytes as it needs. */
export class NumberColumn<Kind extends Numbers> {
  private values: Kind;
  private length = 0;

  constructor(private readonly kind: new (length: number) => Kind) {
    this.values = new kind(ROOM);
  }

  push(value: number): void {
    if (this.length === this.values.length) this.grow();
    this.values[this.length++] = value;
  }

  /** All of them, and no room besides. */
  done(): Kind {
    return this.resized(this.length);
  }

  private grow(): void {
    this.values = this.resized(this.length * 2);
  }

  private resized(length: number): Kind {
    const values = new this.kind(length);
    values.set(this.values.subarray(0, this.length));
    return values;
  }
}
