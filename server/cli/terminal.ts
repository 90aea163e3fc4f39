import { visible } from "./visible.ts";

const EVERY = 500;

/**
 * What a person reads: all of it goes to standard error, so that standard output holds nothing but the
 * result.
 */
export const terminal = {
  say(text: string): void {
    terminal.endProgress();
    process.stderr.write(`${visible(text)}\n`);
  },

  /** A line that replaces the one before where somebody looks at it; elsewhere it says nothing. */
  progress(text: () => string): void {
    const now = performance.now();
    if (!process.stderr.isTTY || now - shownAt < EVERY) return;
    shownAt = now;
    process.stderr.write(`\r\u001B[K${visible(text())}`);
    isShowing = true;
  },

  endProgress(): void {
    if (isShowing) process.stderr.write("\r\u001B[K");
    isShowing = false;
  },

  /** The one thing that goes to standard output. Escaped once more it is the same JSON. */
  result(value: unknown): void {
    terminal.text(visible(JSON.stringify(value)));
  },

  /**
   * The one thing that goes to standard output, where that is a text: as it is, unless somebody looks at it.
   */
  text(text: string): void {
    terminal.endProgress();
    process.stdout.write(`${process.stdout.isTTY ? visible(text) : text}\n`);
  },
};

let shownAt = -EVERY;
let isShowing = false;
