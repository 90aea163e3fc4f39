/** A part of the console could not be loaded: a timeout, or the platform has a newer build. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

const TIME_LIMIT = 120_000;

/**
 * Loads a part of the console with its dependencies, or throws a ChunkLoadError. Browsers cache the outcome
 * of an import, including failures, so a retry requires reloading the page.
 */
export async function loadChunk<T>(load: () => Promise<T>, timeLimit = TIME_LIMIT): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(`not there after ${timeLimit} ms`)), timeLimit);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    // A missing script or stylesheet; browsers report it differently.
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(String(error), { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
