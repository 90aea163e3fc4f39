import { randomBytes } from "node:crypto";
import { type RedactorOptions, Redactor } from "../../streams/recording/redactor.ts";

const KEY_BYTES = 32;

/** What takes personal data out of one file. Its key is told to nobody. */
export const newRedactor = (options?: RedactorOptions): Redactor =>
  new Redactor(randomBytes(KEY_BYTES), options);
