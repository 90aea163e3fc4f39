import type { TextStore } from "../../services/texts.ts";
import { loadChunk } from "../../ui/load-chunk.ts";

/**
 * Loads the steps after the credentials, and their texts. Invoked when the first screen is shown, so that the
 * steps are usually ready before the user has typed a password.
 */
export const loadLaterSteps = (texts: TextStore) =>
  loadChunk(async () => {
    const [{ STEPS }] = await Promise.all([import("./steps.tsx"), texts.need("arrival")]);
    return STEPS;
  });

export type LaterSteps = Awaited<ReturnType<typeof loadLaterSteps>>;
