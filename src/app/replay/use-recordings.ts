import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { navigate, useSearch } from "wouter/use-browser-location";
import type { Refusal } from "../../../streams/recording/refusal.ts";
import { ApiError, Unanswered, unwrap } from "../../api/problem.ts";
import { readLogRange } from "../../services/log-ends.ts";
import type { Fetching, LogStretch, SaveStretch, StretchRefusal } from "../../services/log-stretch.ts";
import { useLive } from "../../services/live-services.ts";
import { useServices } from "../../services/services.ts";
import { useAbility, useHolder } from "../../services/use-session.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { saveFile } from "../../ui/save-file.ts";
import { recordingName } from "../recording-name.ts";
import { readAddress, REPLAY, type Source } from "./replay-address.ts";
import type { ReplaySystem, Wanted } from "./replay-system.ts";
import { useImport } from "./use-import.ts";
import { MOST_RECORDED, RECORDING_TYPE } from "../../../streams/recording/recording-header.ts";
import type { Api } from "../../api/client.ts";
import { parsedObject } from "../../../streams/recording/json-value.ts";
import { Parcels } from "../../replay/file-bytes.ts";
import type { Read } from "../../api/read.ts";

const MINUTE = 60_000;

/** Alternative handlers of a file. */
interface Otherwise {
  readonly failed?: (error: unknown) => void;
  readonly instead?: Wanted["instead"];
}

/** Opens the recording in the address, and chosen files. */
export function useRecordings({ open, close, transport }: ReplaySystem) {
  const { api, read, notices } = useServices();
  const { say } = useTexts();
  const { minute } = useFormats();
  const live = useLive();
  const query = useSearch();
  const zone = useHolder()?.account.timeZone ?? "UTC";
  const [name, setName] = useState("");
  const imports = useImport(zone);
  const [expectations, setExpectations] = useState<File | null>(null);
  const [stretch, setStretch] = useState<LogStretch | null>(null);
  const [refusal, setRefusal] = useState<StretchRefusal | null>(null);
  const asked = useRef<string | null>(null);
  const text = say.replay.opening;

  const tell = (error: unknown): string => {
    if (error instanceof ApiError) return say.console.list.refused({ status: error.problem.status });
    if (error instanceof Unanswered)
      return error.timedOut ? say.console.list.noAnswer() : say.console.list.noConnection();
    return text.notThere();
  };
  const show = (
    called: string,
    load: (fetching: Fetching) => Promise<Blob>,
    { failed, instead }: Otherwise = {},
  ) => {
    const { at, speed } = readAddress(location.search);
    setName(called);
    setRefusal(null);
    if (speed !== null) transport.send({ type: "speed.chosen", speed });
    const tellOf = (error: unknown) => {
      // Rendered before the transport reports the failure; otherwise a missing reason would show for a
      // moment.
      flushSync(() => {
        setRefusal(stretchRefusalOf(error));
        failed?.(error);
      });
      return tell(error);
    };
    void open({ load, at, tell: tellOf, instead });
  };
  /**
   * A file that is no recording is asked about: it may be a log to import, and a JSON file beside it the map
   * of that.
   */
  const showFile = (file: File, json: File | null) => {
    imports.leave();
    const instead = async ({ why }: Refusal) => {
      if (why !== "none") return false;
      setExpectations(null);
      await imports.begin(file, (await json?.text()) ?? "");
      return true;
    };
    show(file.name, () => Promise.resolve(file), { instead });
  };

  const showStretch = (stretch: LogStretch) => {
    setStretch(stretch);
    imports.leave();
    show(text.rangeName(), async (fetching) => {
      const begins = await logBegins(read, stretch, fetching.signal);
      const recording = await fetchStretch(api, stretch, fetching);
      if (begins !== null && Date.parse(stretch.from) < begins)
        notices.say(text.beginsLater({ time: minute(begins) }));
      return recording;
    });
  };

  const { source } = readAddress(query);
  const key = JSON.stringify(source);
  const fetchIt = useRef(() => {});
  useEffect(() => {
    fetchIt.current = () => {
      if (source?.kind === "range") showStretch({ ...source, names: false });
      else if (source?.kind === "address")
        show(source.path.slice(source.path.lastIndexOf("/") + 1), (fetching) =>
          fetchAddress(source, fetching),
        );
    };
  });
  useEffect(() => {
    if (asked.current === key) return;
    asked.current = key;
    fetchIt.current();
  }, [key]);

  // The last minutes are relative to the platform's clock, which is known only later; users without the live
  // floor get those of the log.
  const minutes = source?.kind === "last" ? source.minutes : null;
  const follows = useAbility("monitor.read");
  useEffect(() => {
    if (minutes === null || follows) return;
    const over = new AbortController();
    readLogRange(read, {}, over.signal).then(
      ({ ends }) =>
        ends && navigate(rangeAddress(ends.last - minutes * MINUTE, ends.last + 1), { replace: true }),
      () => undefined,
    );
    return () => over.abort();
  }, [minutes, follows, read]);
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
    /** Name of the recording that is being opened or has failed. */
    name,
    isForeign: source?.kind === "foreign",
    /** File with expectations, which belongs to the open recording or the next one. */
    expectations,
    /** The stretch of the log that was asked for last, and why it was refused. */
    stretch,
    refusal,
    imports,
    startImport: () => imports.start((file, load, failed) => show(file, load, { failed })),
    showFiles: ({ recording, json }: ChosenFiles, isOpen: boolean) => {
      if (!isOpen && !recording && json && imports.log) return void imports.giveMap(json);
      if (json || (recording && isOpen)) setExpectations(json);
      if (!recording) return;
      // The place that the address names is one of the recording before.
      if (isOpen) navigate(REPLAY);
      showFile(recording, json);
    },
    /** Closes the recording and removes its source from the address. */
    close: () => {
      close();
      imports.leave();
      setExpectations(null);
      navigate(REPLAY);
    },
    showRange: (stretch: LogStretch) => {
      navigate(rangeAddress(Date.parse(stretch.from), Date.parse(stretch.to)));
      // The address does not include the choice of names, so reopening or sharing it shows none.
      asked.current = JSON.stringify(readAddress(location.search).source);
      showStretch(stretch);
    },
    saveRange: (async (stretch, fetching) => {
      try {
        await logBegins(read, stretch, fetching.signal);
        saveFile(
          await fetchStretch(api, stretch, fetching),
          recordingName(Date.parse(stretch.from), Date.parse(stretch.to)),
        );
        return null;
      } catch (error) {
        return stretchRefusalOf(error) ?? tell(error);
      }
    }) satisfies SaveStretch,
  };
}

/** Returns the address that shows a range of the log, between two instants (ms). */
const rangeAddress = (from: number, to: number): string =>
  `${REPLAY}?${new URLSearchParams({ from: new Date(from).toISOString(), to: new Date(to).toISOString() }).toString()}`;

/** Fetches a range of the platform's log as a recording. */
function fetchStretch(api: Api, { from, to, names }: LogStretch, fetching: Fetching): Promise<Blob> {
  const query = { from, to, ...(names && { names }) };
  const ask = (signal: AbortSignal) =>
    unwrap<ReadableStream<Uint8Array<ArrayBuffer>> | null>(
      api.GET("/replay/recording", {
        params: { query },
        headers: { Accept: RECORDING_TYPE },
        parseAs: "stream",
        signal,
      }),
    );
  return takeRecording(async (signal) => (await ask(signal)) ?? new Blob().stream(), fetching);
}

/** Fetches a recording from an address of this origin. */
async function fetchAddress(
  { path }: Extract<Source, { kind: "address" }>,
  { signal }: Fetching,
): Promise<Blob> {
  const answer = await fetch(path, { signal });
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
  return answer.blob();
}

/** Files chosen or dropped together: a recording or log, and a JSON file. */
interface ChosenFiles {
  readonly recording: File | null;
  /** Expectations of a recording, or the map of a log. */
  readonly json: File | null;
}

/** Distinguishes files by name: recordings and logs are never JSON. */
export function chosenFiles(files: readonly File[]): ChosenFiles {
  const isJson = ({ name }: File) => name.toLowerCase().endsWith(".json");
  return { recording: files.find((file) => !isJson(file)) ?? null, json: files.find(isJson) ?? null };
}

/** Thrown for a stretch of the log in which nothing happened. */
class NoEvents extends Error {
  override readonly name = "NoEvents";
  constructor(readonly refusal: StretchRefusal) {
    super("Nothing happened in this stretch of the log.");
  }
}

/**
 * Returns when the log begins, ms. Rejects if nothing happened in a stretch: a recording of that would have
 * no length.
 */
export async function logBegins(
  read: Read,
  { from, to }: LogStretch,
  signal: AbortSignal,
): Promise<number | null> {
  const { ends, events } = await readLogRange(read, { from, to }, signal);
  if (events > 0) return ends?.first ?? null;
  throw new NoEvents(ends ? { kind: "no-events", ends } : { kind: "empty-log" });
}

/** Returns why a stretch was refused; null for any other error. */
export function stretchRefusalOf(error: unknown): StretchRefusal | null {
  if (error instanceof NoEvents) return error.refusal;
  const isTooLong =
    error instanceof ApiError && error.problem.errors?.some(({ code }) => code === "too-many");
  return isTooLong ? { kind: "too-many", most: MOST_RECORDED } : null;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** ms until something comes: first the platform may have to fold what was before. */
const BEFORE_FIRST = 60_000;
/** ms without anything after which nothing more is awaited. */
const SILENCE = 15_000;

/** Takes a recording for as long as anything of it comes. Throws Unanswered once nothing does. */
export async function takeRecording(
  ask: (signal: AbortSignal) => Promise<ReadableStream<Bytes>>,
  { signal, progress }: Fetching,
): Promise<Blob> {
  const silence = new AbortController();
  const giveUp = () => silence.abort();
  let patience = setTimeout(giveUp, BEFORE_FIRST);
  const parcels = new Parcels();
  const lines = new ArrivedLines();
  try {
    const reader = (await ask(AbortSignal.any([signal, silence.signal]))).getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      clearTimeout(patience);
      patience = setTimeout(giveUp, SILENCE);
      parcels.add(next.value);
      progress(lines.add(next.value));
    }
    return parcels.all();
  } catch (error) {
    throw silence.signal.aborted ? new Unanswered(true) : error;
  } finally {
    clearTimeout(patience);
  }
}

const LINE_END = 0x0a;

/** Share of a recording that has arrived: its header contains the number of events. */
class ArrivedLines {
  private readonly decoder = new TextDecoder();
  private header = "";
  private lines = 0;
  private events: number | null = null;

  /** From 0 to 1; 0 before the header is there. */
  add(bytes: Uint8Array): number {
    if (this.events === null) this.readHeader(bytes);
    for (let end = bytes.indexOf(LINE_END); end >= 0; end = bytes.indexOf(LINE_END, end + 1)) this.lines++;
    return this.events === null ? 0 : Math.min(1, this.lines / Math.max(1, this.events));
  }

  private readHeader(bytes: Uint8Array): void {
    this.header += this.decoder.decode(bytes, { stream: true });
    const end = this.header.indexOf("\n");
    if (end < 0) return;
    const events = parsedObject(this.header.slice(0, end))?.["events"];
    this.events = typeof events === "number" ? events : 0;
    this.header = "";
  }
}
