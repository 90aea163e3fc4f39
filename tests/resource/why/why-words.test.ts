import { expect, test } from "vitest";
import { formatsOf } from "../../../i18n/formats.ts";
import type { Locales } from "../../../i18n/i18n-types.ts";
import { loadAllLocalesAsync, loadNamespaceAsync } from "../../../i18n/i18n-util.async.ts";
import { i18nObject, locales } from "../../../i18n/i18n-util.ts";
import { whyLine, whySentence } from "../../../src/resource/why/why-words.ts";
import type { Sentence } from "../../../streams/metrics/why/sentence.ts";

await loadAllLocalesAsync();
await Promise.all(
  locales.map((locale) =>
    Promise.all((["why", "insights"] as const).map((namespace) => loadNamespaceAsync(locale, namespace))),
  ),
);

const ZONE = "Europe/Madrid";
const at = (time: string) => Date.parse(`2026-11-24T${time}:00+01:00`);
const DAY = 86_400_000;
const today = { from: at("00:00"), until: at("00:00") + DAY };

const block: Extract<Sentence, { kind: "block" | "risk" }> = {
  measure: "serviceLevel",
  kind: "block",
  value: 61,
  late: 14,
  ofLate: 18,
  segment: "s1",
  segments: 1,
  from: at("11:15"),
  until: at("11:45"),
  because: [{ what: "agents", taking: 3, assigned: 7, isConnected: true }],
};

const LEVEL = { measure: "serviceLevel" } as const;

const context = (locale: Locales, period = today, name = "Billing") => ({
  say: i18nObject(locale),
  formats: formatsOf(locale, "UTC"),
  names: { segment: () => name },
  zone: ZONE,
  period,
});
const line = (sentence: Sentence, locale: Locales = "en", period = today) =>
  whyLine(sentence, context(locale, period)).replaceAll(/[\u00a0\u202f]/g, " ");

test.each([
  [
    "en",
    "Service level 61%: 14 of 18 late calls in Billing between 11:15 and 11:45, 3 of 7 agents connected",
  ],
  [
    "es",
    "Nivel de servicio 61 %: 14 de 18 llamadas fuera de umbral en Billing entre las 11:15 y las 11:45, con 3 de 7 agentes conectados",
  ],
  [
    "fr",
    "Niveau de service de 61 % : 14 sur 18 appels hors délai dans Billing entre 11:15 et 11:45, 3 sur 7 agents connectés",
  ],
] as const)("writes the explanation in %s", (locale, words) => expect(line(block, locale)).toBe(words));

test("marks the numbers, the segment and the times", () => {
  expect(whySentence(block, context("en"))).toBe(
    "<b>14 of 18</b> late calls in <b>Billing</b> between <b>11:15 and 11:45</b>, <b>3 of 7</b> agents connected",
  );
});

test.each<[string, Partial<typeof block>, string]>([
  ["several segments", { segment: null, segments: 3 }, "14 of 18 late calls in 3 segments between"],
  ["one late call", { late: 1, ofLate: 1 }, "1 of 1 late call in Billing"],
  [
    "agents on a break",
    { because: [{ what: "agents", taking: 0, assigned: 1, isConnected: false }] },
    "11:45, 0 of 1 agent taking calls",
  ],
  [
    "more calls and longer calls",
    {
      because: [
        { what: "arrivals", here: 1_200, usual: 30 },
        { what: "handle-time", here: 580_000, usual: 250_000 },
      ],
    },
    "11:45, 1,200 calls per quarter hour (usually 30), handle time 9.67 min (usually 4.17 min)",
  ],
  ["no known cause", { because: [] }, "between 11:15 and 11:45"],
])("names %s", (_, change, words) => expect(line({ ...block, ...change })).toContain(words));

test("names the day in a period of several days, and both in a block of two days", () => {
  const week = { from: today.from - 6 * DAY, until: today.until };
  expect(line(block, "en", week)).toContain("in Billing on Nov 24, 2026 between 11:15 and 11:45,");
  const night = { ...block, from: at("23:30") - DAY, until: at("00:30") };
  expect(line(night, "en", week)).toContain("from Nov 23, 2026, 23:30 to Nov 24, 2026, 00:30,");
  expect(line({ ...block, from: at("23:30"), until: today.until })).toContain("between 23:30 and 00:00,");
});

test.each<[Sentence, string]>([
  [{ ...LEVEL, kind: "few", value: null, calls: 2 }, "Too few calls to explain (2)"],
  [
    { ...LEVEL, kind: "none-late", calls: 412, value: 100 },
    "Service level 100%, on target. All 412 calls were answered in time",
  ],
  [
    {
      ...LEVEL,
      kind: "spread",
      value: 61,
      segments: 6,
      hours: 3,
      worst: { from: at("11:00"), until: at("12:00"), calls: 90, late: 31 },
    },
    "Service level 61%: The late calls are spread over 6 segments and 3 hours. Worst hour: between 11:00 and 12:00 (31 of 90)",
  ],
  [
    { ...LEVEL, kind: "spread", value: 61, segments: 2, hours: 1, worst: null },
    "Service level 61%: The late calls are spread over 2 segments and 1 hour",
  ],
  [
    { ...block, kind: "risk", value: 84, because: [] },
    "Service level 84%, on target. Closest risk: 14 of 18 late calls in Billing between 11:15 and 11:45",
  ],
])("writes %j", (sentence, words) => expect(line(sentence)).toBe(words));

test.each<[Sentence["measure"], number, string, string, string]>([
  [
    "abandonRate",
    8.1,
    "Abandon rate 8.1%: 14 of 18 abandoned calls",
    "18 llamadas abandonadas en",
    "18 appels abandonnés dans",
  ],
  [
    "averageSpeedOfAnswer",
    86_000,
    "Speed of answer 1.43 min: 14 of 18 late answers",
    "18 respuestas tardías en",
    "18 réponses tardives dans",
  ],
  [
    "longestWait",
    630_000,
    "Longest wait 10.5 min: 14 of 18 long waits",
    "18 esperas largas en",
    "18 longues attentes dans",
  ],
  [
    "averageHandleTime",
    300_000,
    "Handle time 5 min: 14 of 18 long calls",
    "18 llamadas largas en",
    "18 appels longs dans",
  ],
  [
    "waiting",
    18,
    "Waiting customers 18: 14 of 18 waiting customers",
    "18 clientes en espera en",
    "18 clients en attente dans",
  ],
  [
    "currentWait",
    200_000,
    "Longest wait 3.33 min: 14 of 18 waiting customers",
    "18 clientes en espera en",
    "18 clients en attente dans",
  ],
])("explains %s in all languages", (measure, value, en, es, fr) => {
  const sentence = { ...block, measure, value };
  expect(line(sentence)).toContain(en);
  expect(line(sentence, "es")).toContain(es);
  expect(line(sentence, "fr")).toContain(fr);
  for (const locale of locales)
    for (const kind of ["few", "none-late"] as const)
      expect(line({ measure, value, kind, calls: 3 }, locale)).not.toMatch(/undefined|\{/);
});

test("isolates a segment name of another writing direction", () => {
  expect(whySentence(block, context("en", today, "חיוב"))).toContain("in <b>\u2068חיוב\u2069</b> between");
});
