import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ImportChoice, ImportFault, ImportOutcome, ImportReport } from "../../replay/import-desk.ts";
import type { Fetching } from "../../services/log-stretch.ts";
import { saveFile } from "../../ui/save-file.ts";
import { heardByDesk, startImporter } from "../../replay/client.ts";
import { loadChunk } from "../../ui/load-chunk.ts";

/** Opens the result of `load`; `failed` receives the reason of a failure. */
type OpenImport = (
  name: string,
  load: (fetching: Fetching) => Promise<Blob>,
  failed: (error: unknown) => void,
) => void;

/** A log that waits to be imported, and how. */
interface RawLog {
  readonly file: File;
  readonly choice: ImportChoice;
  /** Why it could not be imported as it was chosen last. */
  readonly fault: ImportFault | null;
}

/** A recording that was made of a log here. */
interface ImportedLog {
  readonly file: string;
  readonly name: string;
  readonly recording: Blob;
  readonly report: ImportReport;
}

/** The kind of log whose zone is known. */
const BANK_ZONE = "Asia/Jerusalem";

/** Imports logs that are no recordings yet. `zone` is the one that is offered first. */
export function useImport(zone: string) {
  const [log, setLog] = useState<RawLog | null>(null);
  const [imported, setImported] = useState<ImportedLog | null>(null);
  /** The last given file; detection of an earlier one is ignored. */
  const given = useRef<File | null>(null);

  const choose = (choice: ImportChoice) => setLog((before) => before && { ...before, choice, fault: null });
  const begin = async (file: File, map: string) => {
    given.current = file;
    // Read errors are reported by the import.
    const kind = await detectLog(file).catch(() => "csv" as const);
    if (given.current !== file) return;
    const choice = { kind, zone: kind === "anonymous-bank" ? BANK_ZONE : zone, map, encoding: "" };
    // Before the opening ends: else the screen would ask for a moment which recording to open.
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
      const { recording, name, report } = await importLogFile(file, choice, fetching);
      setImported({ file: file.name, name, recording, report });
      return recording;
    };
    open(file.name, load, failed);
  };
  return {
    log,
    imported,
    choose,
    /** Asks how a file is to be imported. `map` is that of a CSV log; "" if none came with it. */
    begin,
    giveMap: async (file: File) => {
      const map = await file.text();
      setLog(
        (before) => before && { ...before, choice: { ...before.choice, kind: "csv", map }, fault: null },
      );
    },
    /** Imports the log as it was chosen. */
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

type Imported = Extract<ImportOutcome, { kind: "imported" }>;

/** Thrown where a log could not be imported. */
class ImportFailed extends Error {
  override readonly name = "ImportFailed";
  constructor(readonly fault: ImportFault) {
    super("The log could not be imported.");
  }
}

/** Returns what kind of log a file is, by its first lines. */
async function detectLog(file: Blob) {
  const { desk, end } = await loadChunk(startImporter);
  try {
    return await desk.detect(file);
  } finally {
    end();
  }
}

/**
 * Converts a log to a recording in a separate worker, which `signal` terminates. Rejects with ImportFailed.
 */
async function importLogFile(
  file: File,
  choice: ImportChoice,
  { signal, progress }: Fetching,
): Promise<Imported> {
  const { desk, end } = await loadChunk(startImporter);
  const stopped = new Promise<never>((_resolve, reject) =>
    signal.addEventListener(
      "abort",
      () => reject(new DOMException("The import was stopped.", "AbortError")),
      { once: true },
    ),
  );
  try {
    signal.throwIfAborted();
    const outcome = await Promise.race([desk.run(file, choice, heardByDesk(progress)), stopped]);
    if (outcome.kind === "failed") throw new ImportFailed(outcome.fault);
    return outcome;
  } finally {
    end();
  }
}
