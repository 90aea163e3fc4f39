import type { BulkWords } from "../../resource/bulk-progress.tsx";
import { useTexts } from "../../services/use-texts.ts";

/** What is said while something is assigned to many segments. */
export function useAssignWords(title: string): BulkWords {
  const { say } = useTexts();
  const { bulk } = say.lists;
  const text = say.segments.assign;
  return { title, done: bulk.changed, isDone: bulk.isChanged, isUnanswered: bulk.mayBeChanged, refused: { "stale-version": text.stale(), unprocessable: text.refused() } };
}
