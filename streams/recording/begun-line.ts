/** Bytes of a line whose end was not received yet. */
export class BegunLine {
  private parts: Uint8Array[] = [];
  private size = 0;

  /** Number of bytes. */
  get length(): number {
    return this.size;
  }

  add(part: Uint8Array): void {
    if (part.length === 0) return;
    this.parts.push(part);
    this.size += part.length;
  }

  /** Returns the line, completed by its last part, and clears the bytes for the next line. */
  endedBy(last: Uint8Array): Uint8Array {
    if (this.size === 0) return last;
    const whole = new Uint8Array(this.size + last.length);
    let at = 0;
    for (const part of [...this.parts, last]) {
      whole.set(part, at);
      at += part.length;
    }
    this.parts = [];
    this.size = 0;
    return whole;
  }
}
