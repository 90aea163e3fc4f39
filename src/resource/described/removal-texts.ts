import type { DescribedWords, RemovalTexts } from "./described-resource.ts";
import type { Said } from "./described-view.ts";

/** What is said of the removal of one; null where none of them goes. */
export const removalTexts = (
  { removable }: Pick<Said, "removable">,
  { remove, removeText, removed }: DescribedWords,
): RemovalTexts | null =>
  removable && remove && removeText && removed ? { remove, removeText, removed } : null;
