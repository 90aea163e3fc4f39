const EVERY = 500;

/** Messages for people. They go to standard error, so that standard output contains only the result. */
export const terminal = {
  say(text: string): void {
    terminal.endProgress();
    process.stderr.write(`${visible(text)}\n`);
  },

  /** Replaces the previous line on a terminal; prints nothing otherwise. */
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

  /** Writes the result to standard output. Escaping control characters keeps the JSON equal. */
  result(value: unknown): void {
    terminal.text(visible(JSON.stringify(value)));
  },

  /** Writes a text result to standard output: unchanged, except on a terminal. */
  text(text: string): void {
    terminal.endProgress();
    process.stdout.write(`${process.stdout.isTTY ? visible(text) : text}\n`);
  },
};

let shownAt = -EVERY;
let isShowing = false;

/** Control characters and bidirectional controls, except line feeds and tabs. */
const OBEYED = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;
const CODE_DIGITS = 4;

/** Escapes control characters of untrusted text as JSON does. */
const visible = (text: string): string =>
  text.replace(OBEYED, (sign) =>
    sign === "\n" || sign === "\t"
      ? sign
      : `\\u${sign.charCodeAt(0).toString(16).padStart(CODE_DIGITS, "0")}`,
  );
