import { useMemo, useState } from "react";
import { useLocation } from "wouter";
import { useSearch } from "wouter/use-browser-location";
import type { MetricsQuery } from "../../../../openapi/generated/console.ts";
import { useLive } from "../../../services/live-services.ts";
import { useServices } from "../../../services/services.ts";
import { useApiQuery } from "../../../services/use-api-query.ts";
import { useTicked } from "../../../services/ticker.ts";
import { useHolder } from "../../../services/use-session.ts";
import { useLasting } from "../../../ui/use-lasting.ts";
import {
  ALL_CONTROLS,
  type Chosen,
  type Controls,
  FILTER_NAMES,
  filtersBy,
  readChosen,
  writeChosen,
} from "./filter-url.ts";
import { comparedTime, readPeriod } from "./period.ts";

const MINUTE = 60_000;

/** Longest wait (ms) for the clock of the floor. After it, the clock of this browser is used. */
const PATIENCE = 2_000;

/**
 * Returns the current time (ms), to the minute: the time of the floor, which differs from the wall clock in the
 * demo and while a replay file is played. Null until it is known. Until the live connection sends it, and for users
 * who cannot see the floor, the clock is read once, and the wall clock of this browser continues it; without an
 * answer, the wall clock is used.
 */
function useNow(): number | null {
  const { now } = useServices();
  const clock = useLive()?.clock;
  const [isAsked] = useState(() => (clock?.now() ?? null) === null);
  const { data, at, failure } = useApiQuery("/live-monitor/clock", {}, { enabled: isAsked });
  const isLate = useLasting(true, PATIENCE);
  const minute = useTicked(() => {
    const read = data === undefined ? null : Date.parse(data.now) + (now() - at) * data.rate;
    const wall = isLate || failure ? now() : null;
    const time = clock?.now() ?? read ?? wall;
    return time === null ? "" : String(Math.floor(time / MINUTE) * MINUTE);
  });
  return minute === "" ? null : Number(minute);
}

type Filters = NonNullable<MetricsQuery["filters"]>;

/** Returns the filters as the API takes them, without empty ones and those that a report does not use. */
export function filtersIn(chosen: Chosen["filters"], used: Controls["filters"] = FILTER_NAMES): Filters {
  const { tag, ...others } = filtersBy((name) => (used.includes(name) ? chosen[name] : []));
  const set = Object.entries({ ...others, tags: tag }).filter(([, values]) => values.length > 0);
  return Object.fromEntries(set.map(([name, values]) => [name, [...values]])) as Filters; // the names and values of the API
}

/**
 * Returns the period, the comparison and the filters of all insights pages from the URL, and functions that
 * change them. They are kept from page to page, also by reports that use only some of them (`controls`, a
 * stable object).
 */
export function useInsightsFilters(controls: Controls = ALL_CONTROLS) {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const zone = useHolder()?.account.timeZone ?? "UTC";
  const known = useNow();
  const { now: wallTime } = useServices();
  const now = known ?? wallTime();
  return useMemo(() => {
    const chosen = readChosen(search, path);
    const { period, ...read } = readPeriod(chosen.period, now, zone);
    const fault = controls.period ? read.fault : null;
    const change = (changes: Partial<Chosen>) => {
      const others = new URLSearchParams(search);
      others.delete("page"); // other rows begin at the first page
      const query = writeChosen({ ...chosen, ...changes }, others.toString(), path);
      navigate(query === "" ? path : `${path}?${query}`);
    };
    const own = writeChosen(chosen);
    return {
      chosen,
      controls,
      period,
      /** Reason why the period cannot be shown; null if it can. `period` is then today. */
      fault,
      /** Period that the user probably meant, after a fault. */
      meant: read.meant,
      comparison:
        controls.comparison && chosen.compare && !fault ? comparedTime(period, chosen.compare, now) : null,
      filters: filtersIn(chosen.filters, controls.filters),
      /** Current time (ms), to the minute. */
      now,
      /** True until the current time is known. */
      pending: known === null,
      /** Query of the URL that other insights pages keep, without the question mark. */
      search: own,
      change,
      /** Returns the path of another page with the same period and filters, changed by `changes`. */
      hrefOf: (to: string, changes: Partial<Chosen> = {}, extra: Readonly<Record<string, string>> = {}) => {
        const query = writeChosen({ ...chosen, ...changes }, new URLSearchParams(extra).toString(), to);
        return query === "" ? to : `${to}?${query}`;
      },
    };
  }, [search, path, navigate, zone, now, known, controls]);
}

export type InsightsFilters = ReturnType<typeof useInsightsFilters>;
