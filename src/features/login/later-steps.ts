import type { TextStore } from "../../services/texts.ts";
import { loadChunk } from "../../ui/load-chunk.ts";

/**
 * Loads the steps after the first screen with their texts, once that is shown, before a password could be
 * typed.
 */
export const loadLaterSteps = (texts: TextStore) =>
  loadChunk(async () => {
    const [{ STEPS }] = await Promise.all([import("./steps.ts"), texts.need("arrival")]);
    return STEPS;
  });

export type LaterSteps = Awaited<ReturnType<typeof loadLaterSteps>>;
