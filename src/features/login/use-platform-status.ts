import { useEffect, useState } from "react";
import type { Status } from "../../../openapi/generated/console.ts";
import { useServices } from "../../services/services.ts";

/** What this page has measured of the platform. */
export interface PlatformStatus {
  /** The last answer, and when it came (wall time, ms). */
  readonly status: Status | null;
  readonly at: number | null;
  /** The latest round trips in ms, the newest last; null where no answer came. */
  readonly roundTrips: readonly (number | null)[];
}

/** How many measurements are kept, and how far (ms) one is from the next. */
export const MEASUREMENTS = 61;
export const EVERY = 5_000;

const NOTHING: PlatformStatus = { status: null, at: null, roundTrips: [] };

/** Asks the platform every five seconds how it is, and how long the answer took to come here. */
export function usePlatformStatus(): PlatformStatus {
  const { read, now, mono } = useServices();
  const [known, setKnown] = useState(NOTHING);
  useEffect(() => {
    const stopping = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const measure = async () => {
      const begun = mono();
      let status: Status | null = null;
      try {
        status = await read("/status", {}, stopping.signal);
      } catch {
        // That nobody answered is a measurement too.
      }
      if (stopping.signal.aborted) return;
      const took = mono() - begun;
      setKnown((before) => ({
        status: status ?? before.status,
        at: status ? now() : before.at,
        roundTrips: [...before.roundTrips, status ? took : null].slice(-MEASUREMENTS),
      }));
      timer = setTimeout(() => void measure(), EVERY);
    };
    void measure();
    return () => {
      stopping.abort();
      clearTimeout(timer);
    };
  }, [read, now, mono]);
  return known;
}
