import { type Damage, openRecording, type Recording } from "./recording.ts";
import { sparingly } from "./sparingly.ts";
import type { TrafficChoice } from "./traffic-choice.ts";

const TOLD = 20;

/**
 * Opens the recording that was chosen, null where none was; lines that cannot be read are told. Throws where
 * it cannot be opened.
 */
export async function chosenRecording(
  choice: TrafficChoice,
  warn: (message: string) => void,
): Promise<Recording | null> {
  if (choice.kind !== "recording") return null;
  const { file } = choice;
  return await openRecording(
    file,
    sparingly(TOLD, ({ line, reason, isThere }: Damage) =>
      warn(`${file}, line ${line}${isThere ? "" : ", is left out"}: ${reason}`),
    ).tell,
  );
}
