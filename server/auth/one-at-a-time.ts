import { Turnstile } from "./turnstile.ts";

/**
 * Lets through one at a time of those that share a key; the others of that key wait in line, and those of
 * other keys do not.
 */
export class OneAtATime {
  private readonly lines = new Map<string, { readonly turnstile: Turnstile; inside: number }>();

  async pass<T>(key: string, work: () => Promise<T>): Promise<T> {
    const line = this.lines.get(key) ?? { turnstile: new Turnstile(1), inside: 0 };
    this.lines.set(key, line);
    line.inside++;
    try {
      return await line.turnstile.pass(work);
    } finally {
      if (--line.inside === 0) this.lines.delete(key);
    }
  }
}
