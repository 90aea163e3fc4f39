import type { Kysely } from "kysely";
import type { CallMeasure, MetricsQuery } from "../../openapi/generated/console.ts";
import { CALL_MEASURE_NAMES } from "../../streams/metrics/call-figures.ts";
import type { Handlers } from "../contract/operation-types.ts";
import type { Tables } from "../database/schema.ts";
import type { FloorTimes } from "../log/floor-log.ts";
import { readAgentMetrics } from "../metrics/agent-metrics.ts";
import { readSurveyMetrics } from "../metrics/survey-metrics.ts";
import { readCallMetrics } from "../metrics/call-metrics.ts";
import { explainNumber } from "../metrics/why.ts";
import { configurationOf } from "../people/account-configuration.ts";

const CALL_AVERAGES: readonly CallMeasure[] = [
  "averageHandleTime",
  "contactServiceTime",
  "transferRate",
  "qualityScore",
];
const QUEUE_AVERAGES: readonly CallMeasure[] = [
  "averageSpeedOfAnswer",
  "averageWait",
  "averageAbandonWait",
  "longestWait",
  "abandonRate",
  "serviceLevel",
  "contactWait",
];
/** Measures of a query that names none. Medians are left out, because they take longer. */
const ALL = CALL_MEASURE_NAMES.filter((name) => !name.endsWith("Median"));

/**
 * Numbers over the calls and agents of a period. The three operations over calls differ only in the measures
 * without a choice. `times` returns the time at which running calls and connections are counted.
 */
export function metricsRoutes(
  db: Kysely<Tables>,
  times: () => FloorTimes,
): Handlers<
  | "readCallMetrics"
  | "readCallAverages"
  | "readQueueAverages"
  | "readAgentMetrics"
  | "readSurveyMetrics"
  | "readNps"
  | "explainNumber"
> {
  const answer =
    (measures: readonly CallMeasure[]) =>
    async ({ caller, body }: { caller: { readonly account: string }; body: MetricsQuery }) => {
      const { targets } = await db
        .selectFrom("accounts")
        .select("targets")
        .where("id", "=", caller.account)
        .executeTakeFirstOrThrow();
      return {
        body: await readCallMetrics(db, {
          account: caller.account,
          query: body,
          measures,
          within: targets.answerWithinSeconds,
        }),
      };
    };
  return {
    readCallMetrics: answer(ALL),
    readCallAverages: answer(CALL_AVERAGES),
    readQueueAverages: answer(QUEUE_AVERAGES),
    readAgentMetrics: async ({ caller: { account }, body }) => {
      const { limits } = await readRules(db, account);
      return { body: await readAgentMetrics(db, { account, query: body, limits, times: times() }) };
    },
    readSurveyMetrics: async ({ caller, body }) => ({
      body: await readSurveyMetrics(db, { account: caller.account, query: body }),
    }),
    readNps: async ({ caller, query: { createdAt } }) => ({
      body: await readSurveyMetrics(db, {
        account: caller.account,
        query: {
          range: { from: createdAt.$gte, to: endOf(createdAt, times().now), zone: "UTC" },
          groupBy: ["survey"],
        },
      }),
    }),
    explainNumber: async ({ caller: { account }, body }) => {
      const rules = await readRules(db, account);
      return { body: await explainNumber(db, { account, query: body, ...rules, times: times() }) };
    },
  };
}

/** Returns the end (exclusive) of a range of times; without one, the present. */
const endOf = ({ $lt, $lte }: { readonly $lt?: string; readonly $lte?: string }, now: number): string =>
  $lt ?? new Date($lte === undefined ? now : Date.parse($lte) + 1).toISOString();

/** Reads the targets of an account and the limits of its statuses. */
async function readRules(db: Kysely<Tables>, account: string) {
  const { targets, configuration } = await db
    .selectFrom("accounts")
    .select(["targets", "configuration"])
    .where("id", "=", account)
    .executeTakeFirstOrThrow();
  return { targets, limits: configurationOf(configuration).statusLimits };
}
