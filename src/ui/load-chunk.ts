/**
 * A part of the console that did not arrive: nobody answered within the time limit, or the platform has a
 * newer build.
 */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

const TIME_LIMIT = 120_000;

/**
 * A part of the console with everything it needs, or a ChunkLoadError. The browser keeps the outcome of an
 * import, a failed one too, so a second try is a reload of the page.
 */
export async function loadChunk<T>(load: () => Promise<T>, timeLimit = TIME_LIMIT): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(`not there after ${timeLimit} ms`)), timeLimit);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    // A script or a stylesheet that is missing, whatever the browser calls it.
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(String(error), { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
