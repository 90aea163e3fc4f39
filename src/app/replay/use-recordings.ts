import { useEffect, useRef, useState } from "react";
import { navigate, useSearch } from "wouter/use-browser-location";
import { ApiError, Unanswered } from "../../api/problem.ts";
import { useLive } from "../../services/live-services.ts";
import { useServices } from "../../services/services.ts";
import { useTexts } from "../../services/use-texts.ts";
import { fetchRecording } from "./fetch-recording.ts";
import { readAddress } from "./replay-address.ts";
import { REPLAY } from "./replay-doors.tsx";
import type { ReplaySystem } from "./replay-system.ts";

const MINUTE = 60_000;

/** Opens what the address names, and what somebody chooses. */
export function useRecordings({ open, close, transport }: ReplaySystem) {
  const { api } = useServices();
  const { say } = useTexts();
  const live = useLive();
  const query = useSearch();
  const [name, setName] = useState("");
  const asked = useRef<string | null>(null);
  const text = say.replay.opening;

  const tell = (error: unknown): string => {
    if (error instanceof ApiError) return say.console.list.refused({ status: error.problem.status });
    if (error instanceof Unanswered) return error.timedOut ? say.console.list.noAnswer() : say.console.list.noConnection();
    return text.notThere();
  };
  const show = (called: string, load: (signal: AbortSignal) => Promise<Blob>) => {
    const { at, speed } = readAddress(location.search);
    setName(called);
    if (speed !== null) transport.send({ type: "speed.chosen", speed });
    void open({ load, at, tell });
  };

  const { source } = readAddress(query);
  const key = JSON.stringify(source);
  const fetchIt = useRef(() => {});
  useEffect(() => {
    fetchIt.current = () => {
      if (source?.kind === "range") show(text.rangeName(), (signal) => fetchRecording(api, source, signal));
      else if (source?.kind === "address") show(source.path.slice(source.path.lastIndexOf("/") + 1), (signal) => fetchRecording(api, source, signal));
    };
  });
  useEffect(() => {
    if (asked.current === key) return;
    asked.current = key;
    fetchIt.current();
  }, [key]);

  // The last minutes are those of the platform's clock, which is not known at once.
  const minutes = source?.kind === "last" ? source.minutes : null;
  useEffect(() => {
    if (minutes === null || !live) return;
    const look = () => {
      const now = live.clock.now();
      if (now === null) return;
      stop();
      navigate(rangeAddress(now - minutes * MINUTE, now), { replace: true });
    };
    const stop = live.floor.subscribe(look);
    look();
    return stop;
  }, [minutes, live]);

  return {
    /** What is being opened, or could not be. */
    name,
    isForeign: source?.kind === "foreign",
    showFile: (file: File) => show(file.name, () => Promise.resolve(file)),
    /** Puts away what is open; the address no longer says where it came from. */
    close: () => {
      close();
      navigate(REPLAY);
    },
    showRange: (from: string, to: string) => navigate(rangeAddress(Date.parse(from), Date.parse(to))),
  };
}

/** Where a stretch of the log is shown, between two instants (ms). */
const rangeAddress = (from: number, to: number): string => `${REPLAY}?${new URLSearchParams({ from: new Date(from).toISOString(), to: new Date(to).toISOString() }).toString()}`;
