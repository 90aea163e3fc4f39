import type { RecordBrief } from "../../../../streams/replay/records/record-brief.ts";
import type { EventGlyph } from "./event-glyph.ts";

const GLYPHS: Readonly<Record<RecordBrief["kind"], EventGlyph>> = {
  intent: { family: "plan", glyph: "plan" },
  exchange: { family: "call", glyph: "call" },
  transition: { family: "free", glyph: "free" },
  timer: { family: "away", glyph: "away" },
  error: { family: "bad", glyph: "failed" },
  gap: { family: "bad", glyph: "warning" },
  snapshot: { family: "off", glyph: "off" },
  marker: { family: "off", glyph: "done" },
};
const REFUSED: EventGlyph = { family: "bad", glyph: "bad" };
/** Lowest HTTP status of a refused request. */
const WRONG = 400;

/** Returns the shape of a record's kind. Refused and unanswered requests have a separate shape. */
export const recordGlyph = (brief: RecordBrief): EventGlyph =>
  brief.kind === "exchange" && (brief.status === null || brief.status >= WRONG)
    ? REFUSED
    : GLYPHS[brief.kind];
