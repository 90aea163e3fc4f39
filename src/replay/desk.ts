import { eventsPart } from "./events-part.ts";
import { expectPart } from "./expect-part.ts";
import type { Held } from "./held.ts";
import { inspectPart } from "./inspect-part.ts";
import { laterPart } from "./later-part.ts";
import { openPart } from "./open-part.ts";
import { recordsPart } from "./records-part.ts";
import { sealsPart } from "./seals-part.ts";
import { showPart } from "./show-part.ts";
import { timelinePart } from "./timeline-part.ts";
import { typedPart } from "./typed-part.ts";
import { whatIfPart } from "./what-if-part.ts";

/** Everything that can be asked of the open recording. */
export const deskOf = (held: Held) => ({
  ...openPart(held),
  ...sealsPart(held),
  ...showPart(held),
  ...typedPart(held),
  ...eventsPart(held),
  ...timelinePart(held),
  ...inspectPart(held),
  ...recordsPart(held),
  ...expectPart(held),
  ...laterPart(held),
  ...whatIfPart(held),
});

export type Desk = ReturnType<typeof deskOf>;
