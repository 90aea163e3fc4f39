import { useReplay } from "../../../services/replay.ts";
import { useServices } from "../../../services/services.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { useBook } from "./expectation-book.ts";
import { expectationsIn, ownExpectations, LARGEST } from "./expectation-file.ts";

/**
 * Returns a function that loads expectations from an expectations file or a replay file. The function shows
 * how many it loaded. An expectations file may be empty; any other file without expectations is an error.
 */
export function useExpectationFile(): (file: File) => Promise<void> {
  const { say } = useTexts();
  const { notices } = useServices();
  const { desk } = useReplay();
  const { take, refuse } = useBook();
  const text = say.replay.expectations;
  return async (file) => {
    const listed = file.size > LARGEST ? null : expectationsIn(await file.text());
    const found = listed ?? ownExpectations(await desk.expectedBy(file));
    if (listed === null && found.length === 0) return refuse(text.unreadable({ name: file.name }));
    take(found);
    notices.say(text.opened({ count: found.length }));
  };
}
