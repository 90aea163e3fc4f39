import { useMarks } from "../../../services/replay-marks.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { HiddenText } from "../../../ui/hidden-text.tsx";

/** Says which stretch is chosen, for whoever does not see its line. */
export function ChosenStretch({ timeOf }: { readonly timeOf: (instant: number) => string }) {
  const { slice } = useMarks();
  const { say } = useTexts();
  return (
    <HiddenText role="status">
      {slice ? say.replay.timeline.chosen({ from: timeOf(slice.from), until: timeOf(slice.until) }) : null}
    </HiddenText>
  );
}
