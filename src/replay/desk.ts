import { eventsPart } from "./events-part.ts";
import type { Held } from "./held.ts";
import { openPart } from "./open-part.ts";
import { showPart } from "./show-part.ts";
import { timelinePart } from "./timeline-part.ts";

/** Everything that can be asked of the open recording. */
export const deskOf = (held: Held) => ({
  ...openPart(held),
  ...showPart(held),
  ...eventsPart(held),
  ...timelinePart(held),
});

export type Desk = ReturnType<typeof deskOf>;
