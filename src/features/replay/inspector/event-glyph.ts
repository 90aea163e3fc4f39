import type { GlyphName } from "../../../ui/glyph.tsx";
import type { Family } from "../../../ui/status-pill.tsx";

/** A shape and its color family. */
export interface EventGlyph {
  readonly family: Family;
  readonly glyph: GlyphName;
}

const OFF: EventGlyph = { family: "off", glyph: "off" };
const FREE: EventGlyph = { family: "free", glyph: "free" };
const CALL: EventGlyph = { family: "call", glyph: "call" };
const AWAY: EventGlyph = { family: "away", glyph: "away" };
const BAD: EventGlyph = { family: "bad", glyph: "bad" };

const GLYPHS: Readonly<Record<string, EventGlyph>> = {
  "queue-created": AWAY,
  "queue-assigned": CALL,
  "queue-dismissed": AWAY,
  "queue-abandoned": BAD,
  "call-created": CALL,
  "call-transferred": CALL,
  "call-ended": FREE,
  "user-connected": FREE,
  "user-status-changed": { family: "plan", glyph: "plan" },
};

/** Returns the shape of an event type, in the color of the resulting state; neutral for unknown types. */
export const eventGlyph = (type: string): EventGlyph =>
  Object.hasOwn(GLYPHS, type) ? (GLYPHS[type] ?? OFF) : OFF;
