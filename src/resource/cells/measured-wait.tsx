import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Duration } from "../../ui/duration.tsx";
import { Measure } from "../../ui/measure.tsx";

interface MeasuredWaitProps {
  /** null if no customer waits. */
  readonly ms: number | null;
  /** Comparison with the target. */
  readonly standing: "none" | "well" | "over" | "far";
  readonly room?: number | undefined;
}

/** Space (px) reserved after a wait time for its comparison with the target. */
export const WAIT_ROOM = 104;

const TONES = { none: "quiet", well: "quiet", over: "warn", far: "bad" } as const;

/** A wait time. Over the target it is amber, far over the target red. A text marks both cases. */
export function MeasuredWait({ ms, standing, room }: MeasuredWaitProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const tone = TONES[standing];
  return (
    <Measure
      tone={tone}
      aside={tone === "quiet" ? null : say.console.overTarget()}
      room={room}
      {...(ms === null ? { weight: "faint" as const } : {})}
    >
      {ms === null ? say.unknown() : <Duration ms={ms}>{formats.duration(ms)}</Duration>}
    </Measure>
  );
}
