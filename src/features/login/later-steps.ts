import type { TextStore } from "../../services/texts.ts";
import { loadChunk } from "../../ui/load-chunk.ts";

/**
 * What comes after the first screen, with its words. It is asked for when that stands, and there before
 * anybody has typed a password.
 */
export const loadLaterSteps = (texts: TextStore) =>
  loadChunk(async () => {
    const [{ STEPS }] = await Promise.all([import("./steps.ts"), texts.need("arrival")]);
    return STEPS;
  });

export type LaterSteps = Awaited<ReturnType<typeof loadLaterSteps>>;
