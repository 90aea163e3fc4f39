import { useTexts } from "../../../services/use-texts.ts";
import { useWillHangUp } from "./fates.ts";

/** How many of those who wait will hang up. */
export function LaterFoot() {
  const { say } = useTexts();
  const { waiting, leaving } = useWillHangUp();
  const text = say.replay.later;
  return waiting === 0 ? null : <span>{leaving === 0 ? text.nobodyLeaves() : text.leaving({ count: leaving })}</span>;
}
