import { useFormats } from "../../services/use-texts.ts";

interface ExactMomentProps {
  readonly instant: string;
  /** Shows seconds, for entries of a log. */
  readonly seconds?: boolean;
}

/** A date with its time, regardless of its age. The tooltip also contains the time zone. */
export function ExactMoment({ instant, seconds = false }: ExactMomentProps) {
  const formats = useFormats();
  const at = Date.parse(instant);
  return (
    <time dateTime={instant} title={formats.moment(at)}>
      {seconds ? `${formats.day(at)}, ${formats.second(at)}` : formats.minute(at)}
    </time>
  );
}
