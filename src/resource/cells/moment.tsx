import { useServices } from "../../services/services.ts";
import { useTicked } from "../../services/ticker.ts";
import { useFormats } from "../../services/use-texts.ts";
import { agoWithin } from "./ago-within.ts";
import styles from "./moment.module.css";

interface MomentProps {
  readonly instant: string;
  /** Shows only the date, without the time, if the moment is more than a day ago. */
  readonly day?: boolean;
}

/**
 * Shows how long ago a moment was if that is less than a day; otherwise, or for a future moment, its date and
 * time. The exact time is in the tooltip, and shown in the focused row.
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
