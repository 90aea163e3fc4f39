import { beforeAll, expect, test } from "vitest";
import type { TranslationFunctions } from "../../i18n/i18n-types.ts";
import { i18nObject, locales } from "../../i18n/i18n-util.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { fillAccount } from "./support/full-account.ts";
// It loads the texts of all languages.
import "./support/words-of.ts";

const { platform, visit } = consoleInBrowser();
let addresses: Readonly<Record<string, string>>;
beforeAll(async () => {
  ({ addresses } = await fillAccount(platform));
});

type Texts = Readonly<Record<string, () => string>>;
const all = (texts: Texts) => Object.values(texts).map((text) => text());

/** The columns in which states are shown, by the address of their list, with all that they can say. */
const COLUMNS: readonly (readonly [
  path: string,
  column: string,
  texts: (say: TranslationFunctions) => readonly string[],
])[] = [
  ["/users?cols=name,status,state", "status", ({ console: { statuses } }) => all(statuses)],
  [
    "/users?cols=name,status,state",
    "state",
    ({ people }) => [...all(people.states), people.filters.recording()],
  ],
  ["/account/utilities", "state", ({ utilities }) => all(utilities.states)],
  [
    "/insights/recordings?cols=startedAt,status,upload",
    "status",
    ({ recordings }) => all(recordings.choices.status),
  ],
  [
    "/insights/recordings?cols=startedAt,status,upload",
    "upload",
    ({ recordings }) => all(recordings.choices.upload),
  ],
  ["/calendar/appointments", "status", ({ records }) => all(records.appointments.choices.status)],
  ["/account/feedback", "state", ({ records }) => all(records.ideas.choices.state)],
  ["/branches/:branch/pocs", "status", ({ branches: { pocs } }) => [pocs.connected(), pocs.away()]],
];
/** px that a pill and its cell have around its words. */
const AROUND = 30 + 24;

test("the longest state of each list fits into its column in every language", async () => {
  const cut: string[] = [];
  for (const [path, column, textsOf] of COLUMNS) {
    const page = await visit(addresses[path] ?? path, { viewport: { width: 1280, height: 800 } });
    const head = page.locator(`th[data-column="${column}"]`);
    await head.waitFor();
    const texts = locales.flatMap((locale) => textsOf(i18nObject(locale)));
    const tooLong = await head.evaluate(
      async (one, { words, around }) => {
        const font = `500 12.5px ${getComputedStyle(one).fontFamily}`;
        await document.fonts.load(font);
        const pen = document.createElement("canvas").getContext("2d");
        if (pen) pen.font = font;
        return words.filter(
          (text) => (pen?.measureText(text).width ?? Infinity) + around > one.getBoundingClientRect().width,
        );
      },
      { words: texts, around: AROUND },
    );
    cut.push(...tooLong.map((text) => `${path} ${column}: ${text}`));
  }
  expect(cut).toEqual([]);
});
