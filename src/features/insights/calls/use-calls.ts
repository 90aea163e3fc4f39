import type { Call } from "../../../../openapi/generated/console.ts";
import { useReadPart } from "../../../resource/kit/use-read-part.ts";
import { useView } from "../../../resource/kit/use-view.ts";
import { useApiPages } from "../../../services/use-api-pages.ts";
import { type ReadParameters, useApiQuery } from "../../../services/use-api-query.ts";
import type { View, ViewRules } from "../../../ui/view-state.ts";
import type { InsightsFilters } from "../frame/use-insights-filters.ts";
import { CALLS_RULES, matchesElsewhere, matchesOf, NEWEST, timesIn } from "./calls-rules.ts";

type Parameters = ReadParameters<"/calls">;

/** Rows of a page of the continuous list, and the number after which it ends. */
const PART = 100;
export const MOST_ROWS = 2_000;

const NAMED = ["agent", "segment", "transferredAgent", "transferredSegment"] as const;

/** A list of calls: its rules, the calls that it is limited to, and the members that are added to them. */
interface CallsAsked {
  readonly rules: ViewRules;
  readonly only?: object;
  readonly added?: readonly "offered"[];
}

/**
 * Returns the state of the list: its view, the calls of the page, and the totals. The rows never wait for a
 * total, which has its own request.
 */
export function useCalls(
  state: InsightsFilters,
  { rules, only = {}, added = [] }: CallsAsked = { rules: CALLS_RULES },
) {
  const look = useView(rules);
  const { view } = look;
  const matches = { ...matchesOf(view, state), ...only };
  const { field, descending } = view.sort ?? NEWEST;
  const shared = { ...matches, $sort: { [field]: descending ? -1 : 1 }, populate: [...NAMED, ...added] };
  // The view rules allow exactly the parameters of the contract.
  const asked = (query: object) => ({ query }) as Parameters;
  const isEndless = view.choices["rows"] === "continuous";
  const page = useApiQuery(
    "/calls",
    asked({ ...shared, $count: "none", $limit: view.size, $skip: (view.page - 1) * view.size }),
    { keep: true, enabled: !look.pending && !isEndless },
  );
  const endless = useApiPages("/calls", asked({ ...shared, $count: "none", $limit: PART }), {
    enabled: !look.pending && isEndless,
    after: (pages) => {
      const read = pages.reduce((count, { data }) => count + data.length, 0);
      const last = pages.at(-1);
      if (!last || last.data.length < PART || read >= MOST_ROWS) return null;
      // Only the order of the start can be continued; in other orders, new calls may move the rows.
      const from = last.next ? { $after: last.next } : { $skip: read };
      return asked({ ...shared, $count: "none", $limit: PART, ...from });
    },
  });
  const rows = isEndless ? rowsIn(endless.pages) : page.data?.data;
  // An embedded database answers one query after the other, so the totals follow the first rows.
  const enabled = rows !== undefined;
  const counted = useApiQuery("/calls", asked({ ...matches, $count: "only" }), { keep: true, enabled });
  const period = useApiQuery("/calls", asked({ ...timesIn(state.period), ...only, $count: "only" }), {
    keep: true,
    enabled,
  });
  const total = counted.old ? undefined : counted.data?.total;
  const atLeast = isEndless ? (rows?.length ?? 0) : (page.data?.total ?? 0);
  return {
    look: {
      ...look,
      counted: {
        path: "/calls" as const,
        ask: (one: View) => ({ ...matchesElsewhere(one, view, state), $count: "only" }),
      },
    },
    list: {
      data: rows && { data: rows, total: total ?? atLeast },
      counting: total === undefined,
      failure: isEndless ? endless.failure : page.failure,
      old: !isEndless && page.old,
      at: isEndless ? endless.at : page.at,
      written: page.written,
      again: () => {
        if (isEndless) endless.again();
        else page.again();
        counted.again();
        period.again();
      },
    },
    isEndless,
    more: endless.more,
    /** Reads a part of all matching calls, for exports and selections. */
    read: useReadPart("/calls", asked(shared)),
    /** Number of calls in the period without filters; undefined until it is known. */
    all: period.old ? undefined : period.data?.total,
  };
}

/** Joins the pages. A call that was answered between two pages has another id then, but not a second row. */
function rowsIn(pages: readonly { readonly data: readonly Call[] }[] | undefined) {
  if (!pages) return undefined;
  const rows = new Map<string, Call>();
  for (const call of pages.flatMap(({ data }) => data)) rows.set(call.queue ?? call._id, call);
  return [...rows.values()];
}
