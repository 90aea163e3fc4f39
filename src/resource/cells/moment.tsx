import { useServices } from "../../services/services.ts";
import { useTicked } from "../../services/ticker.ts";
import { useFormats } from "../../services/use-texts.ts";
import { agoWithin } from "./ago-within.ts";
import styles from "./moment.module.css";

interface MomentProps {
  readonly instant: string;
  /** Where it is more than a day ago the day alone stands there, without its time. */
  readonly day?: boolean;
}

/**
 * How long ago something was, for a day; from then on when it was, and so of what is still to come. Under the
 * pointer, and in the row that has the focus, the moment is exact.
 */
export function Moment({ instant, day = false }: MomentProps) {
  const { now } = useServices();
  const formats = useFormats();
  const at = Date.parse(instant);
  const ago = useTicked(() => agoWithin(at, now(), formats) ?? "");
  return (
    <time dateTime={instant} title={formats.moment(at)}>
      {ago === "" ? (
        day ? (
          formats.day(at)
        ) : (
          formats.minute(at)
        )
      ) : (
        <>
          <span className={styles.ago}>{ago}</span>
          <span className={styles.exact}>{formats.second(at)}</span>
        </>
      )}
    </time>
  );
}
