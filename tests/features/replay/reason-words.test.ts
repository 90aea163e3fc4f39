import { expect, test } from "vitest";
import { reasonWords } from "../../../src/features/replay/importing/reason-words.ts";
import { loadTexts } from "../../../src/services/texts.ts";
import { type LeftOut, reasonOf } from "../../../streams/import/left-out.ts";

/** One of each kind. */
const REASONS: { readonly [Why in LeftOut["why"]]: LeftOut & { readonly why: Why } } = {
  columnCount: { why: "columnCount", has: 1, needs: 17 },
  partCount: { why: "partCount", has: 3, needs: 5 },
  short: { why: "short", has: 2, column: "Team" },
  unclosedQuote: { why: "unclosedQuote" },
  strayQuote: { why: "strayQuote" },
  noTime: { why: "noTime" },
  noMoments: { why: "noMoments" },
  empty: { why: "empty", column: "Case" },
  clock: { why: "clock", column: "q_start", text: "25:00" },
  wholeNumber: { why: "wholeNumber", column: "q_time", text: "few" },
  notInMap: { why: "notInMap", column: "Status", text: "Lost" },
  time: { why: "time", column: "Opened", text: "soon", format: "iso" },
  duration: { why: "duration", column: "Talk", text: "a while", unit: "minutes" },
  date: { why: "date", text: "soon" },
  day: { why: "day", text: "990231" },
  outcome: { why: "outcome", text: "LOST" },
  unixTime: { why: "unixTime", text: "now" },
  priority: { why: "priority", text: "high" },
  channel: { why: "channel", text: "fax" },
  origin: { why: "origin", text: "pigeon", known: "widget, link" },
  noCall: { why: "noCall", event: "CONNECT" },
  noQueue: { why: "noQueue", event: "CONNECT" },
  queueMissing: { why: "queueMissing", event: '"queue-created"' },
  order: { why: "order", column: "Answered", before: "Opened" },
  longName: { why: "longName", most: 256 },
};

test.each(["en", "es", "fr"] as const)(
  "has words in %s for every reason to leave out a row, with the row's values",
  async (locale) => {
    const texts = await loadTexts(locale, (load) => load());
    await texts.need("replay");
    const { say } = texts.get();
    for (const left of Object.values(REASONS)) {
      const sentence = reasonWords(left, say);
      expect(sentence).not.toMatch(/undefined|[{}]/);
      // Its unit is in the examples.
      for (const [member, value] of Object.entries(left))
        if (member !== "why" && member !== "unit") expect(sentence).toContain(String(value));
    }
  },
);

test("has different words for each reason in the command line", () => {
  expect(new Set(Object.values(REASONS).map(reasonOf)).size).toBe(Object.keys(REASONS).length);
});
