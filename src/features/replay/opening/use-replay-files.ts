import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { navigate, useSearch } from "wouter/use-browser-location";
import type { Refusal } from "../../../../streams/recording/refusal.ts";
import { useLive } from "../../../services/live-services.ts";
import { readLogRange } from "../../../services/log-ends.ts";
import type { Fetching, LogStretch, SaveStretch, StretchRefusal } from "../../../services/log-stretch.ts";
import { recordingName } from "../../../services/recording-name.ts";
import type { ReplayRequest, ReplaySources, ReplaySystem } from "../../../services/replay.ts";
import { useServices } from "../../../services/services.ts";
import { useAbility, useHolder } from "../../../services/use-session.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { isRequestError } from "../../../services/use-write.ts";
import { saveFile } from "../../../ui/save-file.ts";
import { useImport } from "../importing/use-import.ts";
import { logBegins, stretchRefusalOf } from "./log-begins.ts";
import { rangeAddress, readAddress, REPLAY } from "./replay-address.ts";

const MINUTE = 60_000;

/** Handlers of a file that cannot be opened. */
interface FallbackHandlers {
  readonly failed?: (error: unknown) => void;
  readonly instead?: ReplayRequest["instead"];
}

/** Opens the replay file that the URL names, and files that the user chooses. */
export function useReplayFiles({ open, close, transport }: ReplaySystem, sources: ReplaySources) {
  const { read, notices } = useServices();
  const { say } = useTexts();
  const { minute } = useFormats();
  const live = useLive();
  const query = useSearch();
  const zone = useHolder()?.account.timeZone ?? "UTC";
  const [name, setName] = useState("");
  const imports = useImport(zone, sources);
  const [expectations, setExpectations] = useState<File | null>(null);
  const [stretch, setStretch] = useState<LogStretch | null>(null);
  const [refusal, setRefusal] = useState<StretchRefusal | null>(null);
  const asked = useRef<string | null>(null);
  const text = say.replay.opening;

  const tell = (error: unknown): string => {
    if (!isRequestError(error)) return text.notThere();
    const { list } = say.console;
    if (error.name === "ApiError") return list.refused({ status: error.problem.status });
    return error.timedOut ? list.noAnswer() : list.noConnection();
  };
  const refusalOf = (error: unknown) => stretchRefusalOf(error, sources.mostEvents);
  const show = (
    called: string,
    load: (fetching: Fetching) => Promise<Blob>,
    { failed, instead }: FallbackHandlers = {},
  ) => {
    const { at, speed } = readAddress(location.search);
    setName(called);
    setRefusal(null);
    if (speed !== null) transport.send({ type: "speed.chosen", speed });
    const tellOf = (error: unknown) => {
      // Renders the reason before the transport reports the failure, so that the failure is never shown
      // without it.
      flushSync(() => {
        setRefusal(refusalOf(error));
        failed?.(error);
      });
      return tell(error);
    };
    void open({ load, at, tell: tellOf, instead });
  };
  /**
   * Opens a file as a replay file. If it is another kind of file, shows the import form, with the JSON file
   * as the column map of the log.
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
      const recording = await sources.fetchRange(stretch, fetching);
      if (begins !== null && Date.parse(stretch.from) < begins)
        notices.say(text.beginsLater({ time: minute(begins) }));
      return recording;
    });
  };

  const { source } = readAddress(query);
  const key = JSON.stringify(source);
  const fetchSource = useRef(() => {});
  useEffect(() => {
    fetchSource.current = () => {
      if (source?.kind === "range") showStretch({ ...source, names: false });
      else if (source?.kind === "address")
        show(source.path.slice(source.path.lastIndexOf("/") + 1), ({ signal }) =>
          sources.fetchPath(source.path, signal),
        );
    };
  });
  useEffect(() => {
    if (asked.current === key) return;
    asked.current = key;
    fetchSource.current();
  }, [key]);

  // The last minutes are relative to the platform's clock, which is loaded later. Without access to the live
  // floor, they are relative to the end of the event log.
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
    /** Name of the replay file that is being opened or could not be opened. */
    name,
    isForeign: source?.kind === "foreign",
    /** File with expectations for the open replay file, or for the next one if none is open. */
    expectations,
    /** The last requested time range of the event log, and the reason of its refusal. */
    stretch,
    refusal,
    imports,
    startImport: () => imports.start((file, load, failed) => show(file, load, { failed })),
    showFiles: ({ recording, json }: ChosenFiles, isOpen: boolean) => {
      if (!isOpen && !recording && json && imports.log) return void imports.giveMap(json);
      if (json || (recording && isOpen)) setExpectations(json);
      if (!recording) return;
      // The position in the URL belongs to the previous replay file.
      if (isOpen) navigate(REPLAY);
      showFile(recording, json);
    },
    /** Closes the replay file and removes its source from the URL. */
    close: () => {
      close();
      imports.leave();
      setExpectations(null);
      navigate(REPLAY);
    },
    showRange: (stretch: LogStretch) => {
      navigate(rangeAddress(Date.parse(stretch.from), Date.parse(stretch.to)));
      // The URL does not contain the choice to include names, so a reopened or shared URL shows no names.
      asked.current = JSON.stringify(readAddress(location.search).source);
      showStretch(stretch);
    },
    saveRange: (async (stretch, fetching) => {
      try {
        await logBegins(read, stretch, fetching.signal);
        saveFile(
          await sources.fetchRange(stretch, fetching),
          recordingName(Date.parse(stretch.from), Date.parse(stretch.to)),
        );
        return null;
      } catch (error) {
        return refusalOf(error) ?? tell(error);
      }
    }) satisfies SaveStretch,
  };
}

/** Files that the user chose or dropped together: a replay file or log, and a JSON file. */
interface ChosenFiles {
  readonly recording: File | null;
  /** Expectations of a replay file, or the map of a log. */
  readonly json: File | null;
}

/** Distinguishes files by name: replay files and logs are never JSON. */
export function chosenFiles(files: readonly File[]): ChosenFiles {
  const isJson = ({ name }: File) => name.toLowerCase().endsWith(".json");
  return { recording: files.find((file) => !isJson(file)) ?? null, json: files.find(isJson) ?? null };
}
