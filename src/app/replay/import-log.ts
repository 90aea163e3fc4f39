import { heardByDesk, startImporter } from "../../replay/client.ts";
import type { ImportChoice, ImportFault, ImportOutcome } from "../../replay/import-desk.ts";
import type { Fetching } from "../../services/log-stretch.ts";
import { loadChunk } from "../../ui/load-chunk.ts";

type Imported = Extract<ImportOutcome, { kind: "imported" }>;

/** Thrown where a log could not be imported. */
export class ImportFailed extends Error {
  override readonly name = "ImportFailed";
  constructor(readonly fault: ImportFault) {
    super("The log could not be imported.");
  }
}

/** Returns what kind of log a file is, by its first lines. */
export async function detectLog(file: Blob) {
  const { desk, end } = await loadChunk(startImporter);
  try {
    return await desk.detect(file);
  } finally {
    end();
  }
}

/**
 * Makes a recording of a log in a worker of its own, which ends where `signal` says so. Rejects with
 * ImportFailed.
 */
export async function importLogFile(
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
