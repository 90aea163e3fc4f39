import { useFormats } from "../../services/use-texts.ts";

interface ClockTimeProps {
  /** Milliseconds. */
  readonly instant: number;
  /** Time zone; by default the account's. */
  readonly zone?: string | undefined;
  readonly className?: string | undefined;
}

/** A time of day to the second. Its tooltip has the full date, the time and the zone. */
export function ClockTime({ instant, zone, className }: ClockTimeProps) {
  const formats = useFormats();
  return (
    <time
      className={className}
      dateTime={new Date(instant).toISOString()}
      title={formats.moment(instant, zone)}
    >
      {formats.second(instant, zone)}
    </time>
  );
}
