import { useEffect } from "react";
import { navigate } from "wouter/use-browser-location";
import type { Speed } from "../../../../machines/replay.ts";
import type { Place, ReplayRoom } from "../../../services/replay.ts";
import { safePath } from "../../../services/safe-path.ts";
import { SPEEDS, transportState } from "../../../services/use-transport.ts";

/** Path of the replay page. */
export const REPLAY = "/monitor/replay";

/** Source of a replay file, other than a file that the user chooses. */
type Source =
  /** A path of this origin. */
  | { readonly kind: "address"; readonly path: string }
  /** A time range of the account's event log, ISO times. */
  | { readonly kind: "range"; readonly from: string; readonly to: string }
  /** The last minutes of the event log. */
  | { readonly kind: "last"; readonly minutes: number }
  /** A URL outside of this console, which is not fetched. */
  | { readonly kind: "foreign" };

interface ReplayAddress {
  readonly source: Source | null;
  /** Position in the replay file. */
  readonly at: Place | null;
  readonly speed: Speed | null;
}

const isTime = (text: string | null): text is string => text !== null && !Number.isNaN(Date.parse(text));
const MINUTES = /^[1-9]\d{0,3}$/;
const AT = /^(t?)(\d{1,15})$/;

/** Parses the query of a URL. Invalid parameters are ignored. */
export function readAddress(query: string): ReplayAddress {
  const params = new URLSearchParams(query);
  const [, asTime, digits = ""] = AT.exec(params.get("at") ?? "") ?? [];
  const number = Number(digits);
  return {
    source: sourceIn(params),
    at: digits === "" ? null : asTime === "t" ? { time: number } : { offset: number },
    speed: SPEEDS.find((speed) => String(speed) === params.get("speed")) ?? null,
  };
}

function sourceIn(params: URLSearchParams): Source | null {
  const [recording, from, to, last] = ["recording", "from", "to", "last"].map((name) => params.get(name)) as [
    string | null,
    string | null,
    string | null,
    string | null,
  ]; // one value per name
  if (recording !== null) {
    const path = safePath(recording);
    return path === null ? { kind: "foreign" } : (rangeOf(path) ?? { kind: "address", path });
  }
  if (isTime(from) && isTime(to)) return { kind: "range", from, to };
  return last !== null && MINUTES.test(last) ? { kind: "last", minutes: Number(last) } : null;
}

/**
 * If a path is an API URL of the event log, returns its time range, which the console then requests with the
 * user's permissions. Returns null for other paths.
 */
function rangeOf(path: string): Source | null {
  const [name, query] = path.split("?");
  const params = new URLSearchParams(query);
  const [from, to] = [params.get("from"), params.get("to")];
  return (name === "/api/replay/recording" || name === "/api/events") && isTime(from) && isTime(to)
    ? { kind: "range", from, to }
    : null;
}

/** Returns the URL of a time range of the event log, between two instants (ms). */
export const rangeAddress = (from: number, to: number): string =>
  `${REPLAY}?${new URLSearchParams({ from: new Date(from).toISOString(), to: new Date(to).toISOString() }).toString()}`;

interface Standing {
  readonly offset: number;
  readonly now: number;
  /** Time (ms) of the last event; null before the first event. */
  readonly happened: number | null;
  readonly speed: Speed;
}

/**
 * Returns the query with the current position: the offset of the last event, or the time if the replay has
 * moved past that event.
 */
export function withStanding(query: string, { offset, now, happened, speed }: Standing): string {
  const params = new URLSearchParams(query);
  params.set("at", now === happened ? String(offset) : `t${Math.floor(now)}`);
  if (speed === 1) params.delete("speed");
  else params.set("speed", String(speed));
  return params.toString();
}

/** Delay (ms) after which a position is written to the URL. */
const WRITE_DELAY = 250;

/** Keeps the position in the URL, and seeks on back navigation. */
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
    const scheduleWrite = () => {
      clearTimeout(timer);
      // The position of a running replay changes with every frame; it is written when the replay pauses.
      if (transportState(transport.getSnapshot()) !== "playing") timer = setTimeout(write, WRITE_DELAY);
    };
    const back = () => {
      const { at, speed } = readAddress(location.search);
      if (at) seek(at);
      transport.send({ type: "speed.chosen", speed: speed ?? 1 });
    };
    const stopShown = shown.subscribe(scheduleWrite);
    const subscription = transport.subscribe(scheduleWrite);
    window.addEventListener("popstate", back);
    window.addEventListener("pagehide", write);
    return () => {
      clearTimeout(timer);
      stopShown();
      subscription.unsubscribe();
      window.removeEventListener("popstate", back);
      window.removeEventListener("pagehide", write);
    };
  }, [shown, seek, transport]);
}
