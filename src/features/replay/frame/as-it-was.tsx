import { useSyncExternalStore } from "react";
import { useReplay } from "../../../services/replay.ts";
import { useFormats } from "../../../services/use-formats.ts";
import { useTexts } from "../../../services/use-texts.ts";

/** The moment that is shown, beside the title. */
export function AsItWas() {
  const { opened, shown } = useReplay();
  const { say } = useTexts();
  const formats = useFormats();
  const { now } = useSyncExternalStore(shown.subscribe, shown.get);
  return say.replay.frame.asItWas({ time: formats.second(now, opened.header.zone) });
}
