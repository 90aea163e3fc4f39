import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Fetching } from "../../../services/log-stretch.ts";
import type { ImportChoice, ImportFault, ImportReport, ReplaySources } from "../../../services/replay.ts";
import { saveFile } from "../../../ui/save-file.ts";

/** Opens the replay file that `load` returns. `failed` receives the error if that fails. */
type OpenImport = (
  name: string,
  load: (fetching: Fetching) => Promise<Blob>,
  failed: (error: unknown) => void,
) => void;

/** A log to import, and the chosen options. */
interface RawLog {
  readonly file: File;
  readonly choice: ImportChoice;
  /** Reason why the last import failed; null if it did not. */
  readonly fault: ImportFault | null;
}

/** A replay file that was imported from a log. */
interface ImportedLog {
  readonly file: string;
  readonly name: string;
  readonly recording: Blob;
  readonly report: ImportReport;
}

/** Time zone of logs of the kind `anonymous-bank`. */
const BANK_ZONE = "Asia/Jerusalem";

/** Imports logs of other systems as replay files. `zone`: the preselected time zone. */
export function useImport(zone: string, { detectLog, importLog }: ReplaySources) {
  const [log, setLog] = useState<RawLog | null>(null);
  const [imported, setImported] = useState<ImportedLog | null>(null);
  /** The last given file. Detection results of earlier files are ignored. */
  const given = useRef<File | null>(null);

  const choose = (choice: ImportChoice) => setLog((before) => before && { ...before, choice, fault: null });
  const begin = async (file: File, map: string) => {
    given.current = file;
    // If the file cannot be read, the import reports the error later.
    const kind = await detectLog(file).catch(() => "csv" as const);
    if (given.current !== file) return;
    const choice = { kind, zone: kind === "anonymous-bank" ? BANK_ZONE : zone, map, encoding: "" };
    // Renders the import form before the opening ends, so that the form for opening a file does not flash.
    flushSync(() => setLog({ file, choice, fault: null }));
  };
  const failed = (error: unknown) => {
    const fault =
      error instanceof ImportFailed
        ? error.fault
        : { why: "log" as const, reason: error instanceof Error ? error.message : String(error) };
    setLog((before) => before && { ...before, fault });
  };
  const start = (open: OpenImport) => {
    if (!log) return;
    const { file, choice } = log;
    setImported(null);
    const load = async (fetching: Fetching) => {
      const outcome = await importLog(file, choice, fetching);
      if (outcome.kind === "failed") throw new ImportFailed(outcome.fault);
      const { recording, name, report } = outcome;
      setImported({ file: file.name, name, recording, report });
      return recording;
    };
    open(file.name, load, failed);
  };
  return {
    log,
    imported,
    choose,
    /** Shows the import form for a file. `map`: column map of a CSV log; "" if there is none. */
    begin,
    giveMap: async (file: File) => {
      const map = await file.text();
      setLog(
        (before) => before && { ...before, choice: { ...before.choice, kind: "csv", map }, fault: null },
      );
    },
    /** Imports the log with the chosen options. */
    start,
    /** Discards the log and its result. */
    leave: () => {
      given.current = null;
      setLog(null);
      setImported(null);
    },
    save: async ({ recording, name }: ImportedLog) => saveFile(await packed(recording), `${name}.ndjson.gz`),
  };
}

const packed = (file: Blob): Promise<Blob> =>
  new Response(file.stream().pipeThrough(new CompressionStream("gzip"))).blob();

/** Thrown if a log could not be imported. */
class ImportFailed extends Error {
  override readonly name = "ImportFailed";
  constructor(readonly fault: ImportFault) {
    super("The log could not be imported.");
  }
}
