import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Measure } from "../../ui/measure.tsx";

/** Space (px) reserved after a service level for its distance to the target. */
export const LEVEL_ROOM = 84;

/** A service level in whole percent (null without calls), and its percentage points below the target. */
export function MeasuredLevel({
  percent,
  target,
  room,
}: {
  percent: number | null;
  target: number;
  room: number;
}) {
  const { say } = useTexts();
  const formats = useFormats();
  const under = percent === null ? 0 : target - percent;
  return (
    <Measure
      room={room}
      aside={under > 0 ? say.console.pointsUnder({ points: under }) : null}
      {...(percent === null ? { weight: "faint" as const } : {})}
    >
      {percent === null ? say.unknown() : formats.percent(percent)}
    </Measure>
  );
}
