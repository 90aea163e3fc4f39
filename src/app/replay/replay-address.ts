import { useEffect } from "react";
import { navigate } from "wouter/use-browser-location";
import type { Speed } from "../../../machines/replay.ts";
import type { Place } from "../../replay/show-part.ts";
import { SPEEDS, transportState } from "../../services/use-transport.ts";
import { safePath } from "../addresses.ts";
import type { ReplayRoom } from "../../services/replay.ts";
import { rulesOf, type TabId, TABS } from "../../features/monitor/monitor-rules.ts";
import type { ViewRules } from "../../ui/view-state.ts";

/** The path of the page. */
export const REPLAY = "/monitor/replay";

/**
 * Parameters of the address besides those of the monitor: the recording and the position in it, the speed,
 * the visible part of the timeline, and the filters of its events and console records.
 */
const REPLAY_CHOICES = {
  recording: null,
  from: null,
  to: null,
  last: null,
  at: null,
  speed: null,
  zoom: null,
  events: null,
  "event-type": null,
  "event-segment": null,
  "event-agent": null,
  "event-text": null,
  "record-kind": null,
  "record-text": null,
};

/** A further column of the queue: what becomes of the customers who wait. */
const LATER = "later";

const RULES = Object.fromEntries(
  TABS.map((tab): [TabId, ViewRules] => {
    const rules = rulesOf(tab);
    return [
      tab,
      {
        ...rules,
        columns: tab === "queue" ? [...rules.columns, LATER] : rules.columns,
        choices: { ...rules.choices, ...REPLAY_CHOICES },
      },
    ];
  }),
) as Record<TabId, ViewRules>; // one for each of the tabs

/** Returns what the address may contain for a list of the replay. */
export const replayRulesOf = (tab: TabId): ViewRules => RULES[tab];

/** Source of a recording, other than a chosen file. */
export type Source =
  /** A path of this origin. */
  | { readonly kind: "address"; readonly path: string }
  /** A stretch of the account's log, ISO times. */
  | { readonly kind: "range"; readonly from: string; readonly to: string }
  /** The last minutes of the log. */
  | { readonly kind: "last"; readonly minutes: number }
  /** An address that is not ours. */
  | { readonly kind: "foreign" };

interface ReplayAddress {
  readonly source: Source | null;
  /** Position in the recording. */
  readonly at: Place | null;
  readonly speed: Speed | null;
}

const isTime = (text: string | null): text is string => text !== null && !Number.isNaN(Date.parse(text));
const MINUTES = /^[1-9]\d{0,3}$/;
const AT = /^(t?)(\d{1,15})$/;

/** Parses the query of an address; invalid parameters are ignored. */
export function readAddress(query: string): ReplayAddress {
  const said = new URLSearchParams(query);
  const [, asTime, digits = ""] = AT.exec(said.get("at") ?? "") ?? [];
  const number = Number(digits);
  return {
    source: sourceIn(said),
    at: digits === "" ? null : asTime === "t" ? { time: number } : { offset: number },
    speed: SPEEDS.find((speed) => String(speed) === said.get("speed")) ?? null,
  };
}

function sourceIn(said: URLSearchParams): Source | null {
  const [recording, from, to, last] = ["recording", "from", "to", "last"].map((name) => said.get(name)) as [
    string | null,
    string | null,
    string | null,
    string | null,
  ]; // one for each name
  if (recording !== null) {
    const path = safePath(recording);
    return path === null ? { kind: "foreign" } : (rangeOf(path) ?? { kind: "address", path });
  }
  if (isTime(from) && isTime(to)) return { kind: "range", from, to };
  return last !== null && MINUTES.test(last) ? { kind: "last", minutes: Number(last) } : null;
}

/**
 * Returns the range in an address of the log; null for other addresses. It is requested with the user's
 * permissions.
 */
function rangeOf(path: string): Source | null {
  const [name, query] = path.split("?");
  const said = new URLSearchParams(query);
  const [from, to] = [said.get("from"), said.get("to")];
  return (name === "/api/replay/recording" || name === "/api/events") && isTime(from) && isTime(to)
    ? { kind: "range", from, to }
    : null;
}

interface Standing {
  readonly offset: number;
  readonly now: number;
  /** When the last event happened (ms); null before the first. */
  readonly happened: number | null;
  readonly speed: Speed;
}

/** The query with where one is: by the last event, or by the time where that has gone on since. */
export function withStanding(query: string, { offset, now, happened, speed }: Standing): string {
  const said = new URLSearchParams(query);
  said.set("at", now === happened ? String(offset) : `t${Math.floor(now)}`);
  if (speed === 1) said.delete("speed");
  else said.set("speed", String(speed));
  return said.toString();
}

/** Delay (ms) after which a position is written to the address. */
const RESTED = 250;

/** Keeps the position in the address, and follows back navigation. */
export function useKeptPlace({ shown, seek, transport }: ReplayRoom): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      const { standing, speed } = transport.getSnapshot().context;
      const { offset, now } = shown.get();
      const next = withStanding(location.search, { offset, now, happened: standing.happened, speed });
      if (location.pathname === REPLAY && `?${next}` !== location.search)
        navigate(`${REPLAY}?${next}`, { replace: true });
    };
    const later = () => {
      clearTimeout(timer);
      // The position of a running replay changes with every frame; it is written when the replay pauses.
      if (transportState(transport.getSnapshot()) !== "playing") timer = setTimeout(write, RESTED);
    };
    const back = () => {
      const { at, speed } = readAddress(location.search);
      if (at) seek(at);
      transport.send({ type: "speed.chosen", speed: speed ?? 1 });
    };
    const stopShown = shown.subscribe(later);
    const told = transport.subscribe(later);
    window.addEventListener("popstate", back);
    window.addEventListener("pagehide", write);
    return () => {
      clearTimeout(timer);
      stopShown();
      told.unsubscribe();
      window.removeEventListener("popstate", back);
      window.removeEventListener("pagehide", write);
    };
  }, [shown, seek, transport]);
}
