import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Locales } from "../../../i18n/i18n-types.ts";
import { loadAllLocalesAsync, loadNamespaceAsync } from "../../../i18n/i18n-util.async.ts";
import { i18nObject, locales } from "../../../i18n/i18n-util.ts";
import type { Explained } from "../../../src/resource/why/explained.ts";
import { WhyContent, type WhyLinks } from "../../../src/resource/why/why-content.tsx";
import { type Services, ServicesContext } from "../../../src/services/services.ts";
import { MEASURED } from "../../../streams/metrics/why/measured.ts";
import { lateColumns } from "../../../streams/metrics/why/columns.ts";
import { type AskedCalls, explainedCalls } from "../../support/explained-calls.ts";
import { dayWithoutCause, plantedDay } from "../../support/planted-days.ts";

await loadAllLocalesAsync();
await Promise.all(
  locales.flatMap((locale) =>
    (["why", "console", "people", "insights"] as const).map((namespace) =>
      loadNamespaceAsync(locale, namespace),
    ),
  ),
);

/** Returns an element with the services that the explanation uses: its texts and the session. */
function withServices(locale: Locales, children: ReactNode) {
  const texts = { locale, say: i18nObject(locale) };
  const services = {
    texts: { get: () => texts, subscribe: () => () => undefined },
    session: { getSnapshot: () => ({ context: { holder: null } }), subscribe: () => ({ unsubscribe() {} }) },
  };
  // The explanation uses no other services.
  return (
    <QueryClientProvider client={new QueryClient()}>
      <ServicesContext value={services as unknown as Services}>{children}</ServicesContext>
    </QueryClientProvider>
  );
}

/** Returns an explanation in the form of the page. Segments and agents are named after their ids. */
function explained(question: AskedCalls): Explained {
  const { quarters, ...reasons } = explainedCalls(question);
  const agents = reasons.block?.staff?.absent.map(({ user }) => user) ?? [];
  return {
    ...reasons,
    columns: lateColumns({ ...reasons, quarters }, question.zone),
    names: {
      segments: new Map(reasons.segments.map(({ segment }) => [segment, segment.toUpperCase()])),
      agents: new Map(agents.map((id) => [id, `Agent ${id}`])),
    },
  };
}

const WHY_MEASURES = Object.keys(MEASURED) as readonly (keyof typeof MEASURED)[]; // one entry each

const LINKS: WhyLinks = {
  calls: ({ segment = "all", from, until }) => `/insights/calls?${segment}&${from}&${until}`,
  agents: (segment) => `/insights/agents?${segment}`,
  comparison: { href: "/insights/calls?compare=weekdays", label: "Compare with last Tuesday" },
  replay: (from, until) => `/monitor/replay?${from}&${until}`,
};

/** Returns the explanation as markup, and its text with one space between elements. */
function draw(question: AskedCalls, locale: Locales = "en", links = LINKS) {
  const { from, until, zone } = question;
  const html = renderToStaticMarkup(
    withServices(
      locale,
      <WhyContent
        question={{ measure: question.measure ?? "serviceLevel", from, to: until, zone, filters: {} }}
        explained={explained(question)}
        period="Yesterday"
        links={links}
      />,
    ),
  );
  return { html, text: html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ") };
}

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, ...groups]) => groups);

test("draws the numbers of the explanation", () => {
  const { question } = plantedDay(0);
  const reasons = explainedCalls(question);
  const { html, text } = draw(question);
  expect(text).toContain(
    `Yesterday ${reasons.late} late calls of ${reasons.calls.toLocaleString("en")} Compare with last Tuesday ${reasons.block?.late} of ${reasons.late} late calls in BILLING between`,
  );
  for (const { segment, late, calls } of reasons.segments)
    expect(text).toContain(`${segment.toUpperCase()} ${late} of ${calls}`);
  const quarters = all(html, /aria-label="\d\d:\d\d: (\d+) late calls? of (\d+)"/g);
  const sum = (place: number) => quarters.reduce((total, numbers) => total + Number(numbers[place]), 0);
  expect([sum(0), sum(1)]).toEqual([reasons.late, reasons.calls]);
  // The heights of a column's two parts have the ratio of its late calls to the most late calls.
  const heights = all(html, /height:([\d.]+)(?:px)?"><\/span><span data-named="" style="height:([\d.]+)/g);
  const most = Math.max(...quarters.map(([late]) => Number(late)));
  expect(
    heights.map(([others, named]) => Math.round(((Number(others) + Number(named)) / 79) * most)),
  ).toEqual(quarters.map(([late]) => Number(late)));
});

test("leads to the calls, the agents and the moment that it names", () => {
  const { question, cause } = plantedDay(0);
  const { block } = explainedCalls(question);
  const { html, text } = draw(question);
  expect(html).toContain(`href="/monitor/replay?${block?.from}&amp;${block?.until}"`);
  const link = `href="/insights/calls?billing&amp;${block?.from}&amp;${block?.until}"`;
  expect(html.split(link)).toHaveLength(3);
  expect(text.split(`Show ${block?.late} calls`)).toHaveLength(3);
  expect(html).toContain('href="/insights/agents?billing"');
  expect(text).toContain("Absent agents in BILLING 8 of 10");
  for (const agent of cause?.absent ?? []) expect(text).toContain(`Agent ${agent} Training`);
  expect(draw(question, "en", { ...LINKS, replay: null }).html).not.toContain("/monitor/replay");
});

test.each(locales)("draws every state in %s", (locale) => {
  const { question } = plantedDay(3);
  const states: AskedCalls[] = [
    question,
    { ...question, presence: null },
    { ...question, targetPercent: 10 },
    dayWithoutCause(0).question,
    { ...question, from: question.from - 3 * 86_400_000 },
    { ...question, calls: question.calls.slice(0, 2) },
    { ...question, calls: [] },
    ...WHY_MEASURES.map((measure) => ({ ...question, measure })),
  ];
  const texts = states.map((state) => draw(state, locale).text);
  const say = i18nObject(locale).why;
  expect(texts[1]).toContain(say.absent.unknown());
  expect(texts[3]).not.toContain(say.absent.all());
  expect(texts[4]).toContain(say.byQuarter.days());
  expect(texts[5]).toContain(say.sentence.few({ calls: 2 }));
  expect(texts[6]).toContain(say.list.none());
  for (const text of texts) expect(text).not.toMatch(/undefined|NaN|Infinity|\[object|\{\w/);
});
