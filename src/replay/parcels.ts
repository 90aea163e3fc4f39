/** Bytes. */
const PARCEL = 8_000_000;

/** Bytes that are given to the browser in parcels: it need not keep all of them in memory. */
export class Parcels {
  private readonly given: Blob[] = [];
  private pieces: Uint8Array<ArrayBuffer>[] = [];
  private held = 0;
  private sum = 0;

  /** Of everything, bytes. */
  get size(): number {
    return this.sum;
  }

  add(piece: Uint8Array<ArrayBuffer>): void {
    this.pieces.push(piece);
    this.held += piece.length;
    this.sum += piece.length;
    if (this.held >= PARCEL) this.give();
  }

  all(): Blob {
    this.give();
    return new Blob(this.given);
  }

  private give(): void {
    this.given.push(new Blob(this.pieces));
    this.pieces = [];
    this.held = 0;
  }
}
