import { useTexts } from "../../../services/use-texts.ts";
import { useLasting } from "../../../ui/use-lasting.ts";
import { useWillHangUp } from "./fates.ts";

/** ms after which it is told that this is being worked out. */
const PATIENCE = 300;

/** How many of those who wait will hang up. */
export function LaterFoot() {
  const { say } = useTexts();
  const { waiting, leaving } = useWillHangUp();
  const text = say.replay.later;
  const isWorking = useLasting(leaving === null && waiting > 0, PATIENCE);
  if (waiting === 0 || (leaving === null && !isWorking)) return null;
  if (leaving === null) return <span>{text.working()}</span>;
  return <span>{leaving === 0 ? text.nobodyLeaves() : text.leaving({ count: leaving })}</span>;
}
