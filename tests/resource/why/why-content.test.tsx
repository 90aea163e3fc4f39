import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { expect, test } from "vitest";
import type { Locales } from "../../../i18n/i18n-types.ts";
import { loadAllLocalesAsync, loadNamespaceAsync } from "../../../i18n/i18n-util.async.ts";
import { i18nObject, locales } from "../../../i18n/i18n-util.ts";
import { type Explanation, WhyContent } from "../../../src/resource/why/why-content.tsx";
import { WhyDrawer } from "../../../src/resource/why/why-drawer.tsx";
import { type Services, ServicesContext } from "../../../src/services/services.ts";
import { type Question, reasonsOf } from "../../../streams/metrics/why/reasons.ts";
import { dayWithoutCause, plantedDay } from "../../support/planted-days.ts";

await loadAllLocalesAsync();
await Promise.all(
  locales.flatMap((locale) =>
    (["why", "console"] as const).map((namespace) => loadNamespaceAsync(locale, namespace)),
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
  return <ServicesContext value={services as unknown as Services}>{children}</ServicesContext>;
}

const ignore = () => undefined;

/** Returns the explanation as markup, and its text with one space between elements. */
function draw(explanation: Explanation | null, locale: Locales = "en", hasFailed = false) {
  const html = renderToStaticMarkup(
    withServices(locale, <WhyContent explanation={explanation} hasFailed={hasFailed} onTryAgain={ignore} />),
  );
  return { html, text: html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ") };
}

const explained = (question: Question): Explanation => {
  const late = question.calls
    .map((call) => ({ ...call, customer: `Customer of ${call.id}`, waited: (call.until ?? 0) - call.since }))
    .filter(({ isAnswered, waited }) => !isAnswered || waited > 20_000)
    .sort((a, b) => b.waited - a.waited);
  return {
    reasons: reasonsOf(question),
    zone: question.zone,
    period: "Yesterday",
    names: {
      segment: (id) => id.toUpperCase(),
      agent: (id) => `Agent ${id}`,
      reason: () => "network problem",
    },
    late,
    replayAt: (time) => `/monitor/replay?at=${time}`,
    callsOfBlock: "/insights/calls?block",
  };
};

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, ...groups]) => groups);

test("draws the numbers of the explanation", () => {
  const explanation = explained(plantedDay(0).question);
  const { reasons } = explanation;
  const { html, text } = draw(explanation);
  expect(text).toContain(
    `Yesterday ${reasons.late} of ${reasons.calls.toLocaleString("en")} calls late ${reasons.block?.late} of ${reasons.late} late calls in BILLING between`,
  );
  for (const { segment, late, calls } of reasons.segments)
    expect(text).toContain(`${segment.toUpperCase()} ${late} of ${calls}`);
  const quarters = all(html, /aria-label="\d\d:\d\d: (\d+) of (\d+) late"/g);
  const sum = (place: number) => quarters.reduce((total, numbers) => total + Number(numbers[place]), 0);
  expect([sum(0), sum(1)]).toEqual([reasons.late, reasons.calls]);
  // The heights of a column's two parts have the ratio of its late calls to the most late calls.
  const heights = all(html, /height:([\d.]+)(?:px)?"/g).map(([px]) => Number(px));
  const drawn = Array.from({ length: heights.length / 2 }, (_, n) => heights[2 * n]! + heights[2 * n + 1]!);
  const most = Math.max(...quarters.map(([late]) => Number(late)));
  expect(drawn.map((height) => Math.round((height / 79) * most))).toEqual(
    quarters.map(([late]) => Number(late)),
  );
});

test("lists the late calls of the block with links, the longest wait first, and the absent agents", () => {
  const { question, cause } = plantedDay(0);
  const explanation = explained(question);
  const { html, text } = draw(explanation);
  const { block } = explanation.reasons;
  expect(all(html, /href="\/call\/([^"]+)"/g).flat()).toEqual(
    block?.ids.slice(0, 8).map((id) => encodeURIComponent(id)),
  );
  expect(text).toContain(`Show all ${block?.late}`);
  expect(html).toContain(`href="/monitor/replay?at=${block?.from}"`);
  expect(html).toContain(`href="/insights/calls?block"`);
  expect(text).toContain("Absent agents in BILLING 8 of 10");
  for (const agent of cause?.absent ?? []) expect(text).toContain(`Agent ${agent} Training`);
});

test.each(locales)("draws every state in %s", (locale) => {
  const { question } = plantedDay(3);
  const states: Explanation[] = [
    explained(question),
    explained({ ...question, presence: null }),
    explained({ ...question, targetPercent: 10 }),
    explained(dayWithoutCause(0).question),
    explained({ ...question, from: question.from - 3 * 86_400_000 }),
    { ...explained({ ...question, calls: question.calls.slice(0, 2) }), late: [] },
    { ...explained({ ...question, calls: [] }), late: [] },
  ];
  const texts = states.map((state) => draw(state, locale).text);
  const say = i18nObject(locale).why;
  expect(texts[1]).toContain(say.absent.unknown());
  expect(texts[3]).not.toContain(say.absent.all());
  expect(texts[4]).toContain(say.byQuarter.days());
  expect(texts[5]).toContain(say.sentence.few({ calls: 2 }));
  expect(texts[6]).toContain(say.late.none());
  for (const text of texts) expect(text).not.toMatch(/undefined|NaN|Infinity|\[object|\{\w/);
});

test("announces loading, and offers another attempt after a failure", () => {
  expect(draw(null).html).toContain('role="status" aria-label="Loading explanation"');
  const { html, text } = draw(explained(plantedDay(0).question), "en", true);
  expect(html).toContain('role="alert"');
  expect(text).toContain("The explanation did not load. Try again");
});

test("asks the question in the title of a wide drawer, with a refresh of running numbers", async () => {
  const explanation = explained(plantedDay(0).question);
  const shown = async (onRefresh?: () => void) => {
    const drawer = (
      <WhyDrawer
        explanation={explanation}
        hasFailed={false}
        onTryAgain={ignore}
        onClose={ignore}
        {...(onRefresh ? { onRefresh } : {})}
      />
    );
    const { prelude } = await prerender(withServices("en", drawer));
    return new Response(prelude).text();
  };
  const html = await shown(ignore);
  expect(html).toContain(`Why is service level ${explanation.reasons.percent}%?`);
  expect(html).toContain('data-form="wide-drawer"');
  expect(html).toContain('aria-label="Refresh numbers"');
  expect(await shown()).not.toContain("Refresh numbers");
});
