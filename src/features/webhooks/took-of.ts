import type { Formats } from "../../../i18n/formats.ts";

/** How long a receiver took (ms), in the unit that everybody who looks at such logs reads. */
export const tookOf = (ms: number, { number }: Formats): string => `${number(ms)} ms`;
