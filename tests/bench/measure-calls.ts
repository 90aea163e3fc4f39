import type { CallMeasure, Metrics, MetricsQuery } from "../../openapi/generated/console.ts";
import { CALL_MEASURE_NAMES } from "../../streams/metrics/call-figures.ts";
import { DEMO_AGENTS, DEMO_SEGMENTS } from "../../server/seed/demo-account.ts";
import type { CallsDatabase } from "./calls-platform.ts";
import type { Readings } from "./figure.ts";
import type { OwnPlatform } from "./own-platform.ts";
import { YEAR_END, YEAR_START } from "./seed-calls.ts";
import { quantile, summary } from "./statistics.ts";

/** Requests per figure; the first responses are not counted. */
const TIMES = 50;
const WARMING = 5;
const DAY = 86_400_000;
const ZONE = "Europe/Madrid";

type Send = (path: string, body?: object) => Promise<unknown>;

const MEDIANS: CallMeasure[] = ["contactWaitMedian", "contactServiceTimeMedian"];
const SUMS = CALL_MEASURE_NAMES.filter((name) => !MEDIANS.includes(name));

/** Queries of the summary, besides its period: its key figures, its charts and its table. */
const SUMMARY: readonly Pick<MetricsQuery, "interval" | "groupBy" | "measures">[] = [
  { groupBy: ["segment"], measures: SUMS },
  { interval: "day", measures: SUMS },
  { groupBy: ["hourOfDay"], measures: SUMS },
  { groupBy: ["weekday", "hourOfDay"], measures: SUMS },
  { measures: MEDIANS },
];

const SORTS = ["startedAt", "endedAt", "createdAt", "waited", "served", "transfers"];
const LISTS = [
  ...SORTS.flatMap((sort) => [`$sort[${sort}]=-1`, `$sort[${sort}]=1`]),
  "outcome=abandoned",
  "late=true",
  "waited[$gte]=60000",
  "sentiment=negative",
  "tags[$in][]=invoice",
  "recording[$in][]=processed&recording[$in][]=approved",
  "$search=customer-4711",
  "$search=k00000a",
  "$search=nobody+at+all",
];

/** Draws the same numbers below 1 for the same seed. */
function drawing(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/**
 * Measures how long the built platform takes to answer the requests of the pages of Insights over millions of
 * calls (p95, ms, including HTTP). Periods and filters are drawn, always the same.
 */
export async function measureCalls(platform: OwnPlatform, { kind, size }: CallsDatabase): Promise<Readings> {
  const { accessToken } = await platform.signIn();
  const send: Send = async (path, body) => {
    const response = await fetch(`${platform.url}/api${path}`, {
      method: body ? "POST" : "GET",
      headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${text.slice(0, 200)}`);
    return JSON.parse(text);
  };
  const draw = drawing(23);
  const pick = <T>(values: readonly T[]): T | undefined => values[Math.floor(draw() * values.length)];
  const period = (days: number) => {
    const latest = (YEAR_END - YEAR_START) / DAY - days;
    // Midnight in the zone, in summer time.
    const from = YEAR_START + Math.floor(draw() * (latest + 1)) * DAY - 2 * 3_600_000;
    return { from: new Date(from).toISOString(), to: new Date(from + days * DAY).toISOString() };
  };
  const metrics = (days: number) => {
    const query = pick(SUMMARY);
    const segment = pick(DEMO_SEGMENTS)?.id ?? "";
    const filters = draw() < 0.3 ? { segment: [segment] } : draw() < 0.1 ? { outcome: ["abandoned"] } : {};
    return { ...query, range: { ...period(days), zone: ZONE }, filters };
  };
  const list = (more: string) => {
    const { from, to } = period(30);
    const segment = draw() < 0.3 ? `&segment[$in][]=${pick(DEMO_SEGMENTS)?.id}` : "";
    return `/calls?createdAt[$gte]=${from}&createdAt[$lt]=${to}${segment}&${more}`;
  };
  const page = "&$count=none&$limit=25&populate[]=agent&populate[]=segment";
  const known = (await send(list(`$limit=50${page.replace("&$limit=25", "")}`))) as {
    data: { _id: string }[];
  };
  const requests: Readonly<Record<string, () => Promise<unknown>>> = {
    "metrics-month": () => send("/metrics/calls", metrics(30)),
    "metrics-year": () => send("/metrics/calls", metrics(364)),
    "first-answer-month": () =>
      send("/metrics/calls", { ...SUMMARY[0], range: { ...period(30), zone: ZONE } }),
    "calls-rows": () => send(list(`${pick(LISTS)}${page}`)),
    "calls-total": () => send(list(`${pick(LISTS)}&$count=only`)),
    "call-page": async () => {
      const id = pick(known.data)?._id ?? "";
      await Promise.all([send(`/calls/${id}`), send(`/calls/${id}/history`)]);
    },
    "agents-month": () =>
      send("/metrics/agents", {
        range: { ...period(30), zone: ZONE },
        groupBy: ["agent"],
        ...(draw() < 0.3 && { filters: { agent: [pick(DEMO_AGENTS)?.id ?? ""] } }),
      }),
  };
  await assertAnswered(send);
  const readings: [string, number][] = [];
  for (const [name, ask] of Object.entries(requests)) {
    const times: number[] = [];
    for (let n = 0; n < WARMING + TIMES; n++) {
      const begun = performance.now();
      await ask();
      times.push(performance.now() - begun);
    }
    process.stderr.write(`  ${name}-${size}-${kind}: ${summary(times.slice(WARMING))} ms\n`);
    readings.push([`${name}-${size}-${kind}`, quantile(times.slice(WARMING), 0.95)]);
  }
  return Object.fromEntries(readings);
}

/** Throws if the year has no calls, or if its numbers are not computed from totals. */
async function assertAnswered(send: Send): Promise<void> {
  const range = {
    from: new Date(YEAR_START).toISOString(),
    to: new Date(YEAR_END).toISOString(),
    zone: ZONE,
  };
  const { calls, source } = (await send("/metrics/calls", { range, measures: ["offered"] })) as Metrics;
  if (calls < 500_000 || source !== "totals")
    throw new Error(`The year has ${calls} calls, and its numbers are computed from ${source}.`);
}
