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

/**
 * What a terminal obeys instead of showing it, and what turns the order of the letters around it: all but
 * line feeds and tabs.
 */
const OBEYED = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;
const CODE_DIGITS = 4;

/**
 * A text that may come out of a file of strangers, with each sign that a terminal obeys as its code, in the
 * way that JSON writes it.
 */
const visible = (text: string): string =>
  text.replace(OBEYED, (sign) =>
    sign === "\n" || sign === "\t"
      ? sign
      : `\\u${sign.charCodeAt(0).toString(16).padStart(CODE_DIGITS, "0")}`,
  );
