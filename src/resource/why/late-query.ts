import type { WhyMeasure } from "../../../openapi/generated/console.ts";
import type { Explained, WhyQuestion } from "./explained.ts";

/** Selects the late calls of an explanation, in the list of calls and in the API. */
export interface LateQuery {
  /** Values of the filter by outcome; null without one. */
  readonly outcome: readonly string[] | null;
  /** Filters that only the list of calls has, by their names in the URL. */
  readonly list: Readonly<Record<string, string>>;
  /** The same filters in the API. */
  readonly api: Readonly<Record<string, unknown>>;
  /** The worst calls first. */
  readonly sort: Readonly<Record<string, 1 | -1>>;
}

/** Outcomes and states of answered calls. */
const ANSWERED = ["answered", "transferred", "in-call", "lost"];

/** Returns the filters that select exactly the late calls of a measure. */
export function lateQuery(
  { measure, threshold }: Pick<Explained, "measure" | "threshold">,
  { filters }: Pick<WhyQuestion, "filters">,
): LateQuery {
  const [outcome, list, api, sort] = FILTERS[measure](threshold ?? 0);
  const both = outcome && filters.outcome ? outcome.filter((one) => filters.outcome?.includes(one)) : outcome;
  // Without a common outcome, there is no late call to list.
  const outcomes = both?.length === 0 ? outcome : both;
  return {
    outcome: outcomes,
    list,
    api: { ...api, ...(outcomes && { outcome: { $in: outcomes } }) },
    sort,
  };
}

type Filters = readonly [
  outcome: LateQuery["outcome"],
  list: LateQuery["list"],
  api: LateQuery["api"],
  sort: LateQuery["sort"],
];

const LONGEST_WAIT = { waited: -1 } as const;
const LATE: readonly [LateQuery["list"], LateQuery["api"], LateQuery["sort"]] = [
  { "is.late": "true" },
  { late: true },
  LONGEST_WAIT,
];
const stillWaiting = (): Filters => [["waiting"], {}, {}, { createdAt: 1 }];

/** The filters of each measure; a threshold is in ms. */
const FILTERS: Readonly<Record<WhyMeasure, (threshold: number) => Filters>> = {
  serviceLevel: () => [null, ...LATE],
  abandonRate: () => [["abandoned"], { "is.queued": "true" }, { queued: true }, LONGEST_WAIT],
  averageSpeedOfAnswer: () => [ANSWERED, ...LATE],
  longestWait: (threshold) => [
    null,
    { "min.waited": String(threshold / 1_000) },
    { waited: { $gte: threshold } },
    LONGEST_WAIT,
  ],
  averageHandleTime: (threshold) => [
    null,
    { "min.served": String(threshold / 60_000) },
    { served: { $gte: threshold } },
    { served: -1 },
  ],
  waiting: stillWaiting,
  currentWait: stillWaiting,
};
