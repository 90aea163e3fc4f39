/** Minimum time (ms) between two updates of the progress line. */
const EVERY = 500;

/** Terminal output. Messages go to standard error, so that standard output contains only the result. */
export const terminal = {
  say(text: string): void {
    terminal.endProgress();
    process.stderr.write(`${visible(text)}\n`);
  },

  /**
   * Replaces the progress line. Does nothing within 500 ms of the last update, or if standard error is not a
   * terminal.
   */
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

  /** Writes the result to standard output as JSON. Its control characters are escaped, as JSON allows. */
  result(value: unknown): void {
    terminal.text(visible(JSON.stringify(value)));
  },

  /** Writes a text result to standard output. On a terminal, control characters are escaped. */
  text(text: string): void {
    terminal.endProgress();
    process.stdout.write(`${process.stdout.isTTY ? visible(text) : text}\n`);
  },
};

let shownAt = -EVERY;
let isShowing = false;

/** Control characters, bidirectional controls, and line separators. */
const CONTROLS = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;
const CODE_DIGITS = 4;

/** Escapes the control characters of untrusted text as JSON does, except for line feeds and tabs. */
const visible = (text: string): string =>
  text.replace(CONTROLS, (sign) =>
    sign === "\n" || sign === "\t"
      ? sign
      : `\\u${sign.charCodeAt(0).toString(16).padStart(CODE_DIGITS, "0")}`,
  );
