import { useFormats } from "../services/use-formats.ts";

/** A day with its time, and under the pointer the moment with its zone. */
export function Moment({ instant }: { readonly instant: string }) {
  const formats = useFormats();
  const at = Date.parse(instant);
  return (
    <time dateTime={instant} title={formats.moment(at)}>
      {formats.minute(at)}
    </time>
  );
}
