import { useServices } from "../services/services.ts";
import { useTexts } from "../services/use-texts.ts";

/** The way to keep what led here, beside what went wrong; nothing for as long as nothing is recorded. */
export function SaveRecent() {
  // The way comes with its words, and this is drawn anew with them.
  useTexts();
  const { recent } = useServices();
  return recent ? <> {recent.button}</> : null;
}
