/** A chunk of the console could not be loaded, for example offline or if the platform has a newer build. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

const TIME_LIMIT = 120_000;

/**
 * Loads a chunk of the console with its dependencies, or throws a ChunkLoadError. Browsers cache the result
 * of an import, including failures, so a retry requires reloading the page.
 */
export async function loadChunk<T>(load: () => Promise<T>, timeLimit = TIME_LIMIT): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(`not loaded after ${timeLimit} ms`)), timeLimit);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    // A missing script or stylesheet, for which each browser throws a different error.
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(String(error), { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
