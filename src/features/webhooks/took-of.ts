import type { Formats } from "../../../i18n/formats.ts";

/** Formats a response time (ms), always in milliseconds. */
export const tookOf = (ms: number, { number }: Formats): string => `${number(ms)} ms`;
