import { useSyncExternalStore } from "react";
import { useReplay } from "../../../services/replay.ts";
import { useFormats } from "../../../services/use-formats.ts";
import { useTexts } from "../../../services/use-texts.ts";

/** The moment that is shown, beside the title, and whether it ever was. */
export function AsItWas() {
  const { opened, shown } = useReplay();
  const { say } = useTexts();
  const formats = useFormats();
  const { now, side } = useSyncExternalStore(shown.subscribe, shown.get);
  const time = formats.second(now, opened.header.zone);
  return side === "edited" ? say.replay.frame.asEdited({ time }) : say.replay.frame.asItWas({ time });
}
