import { Moment } from "../../resource/cells/moment.tsx";
import { type DescribedRecord, textIn } from "../../resource/kit/described/described-resource.ts";
import { useHolder } from "../../services/use-session.ts";
import { useFormats } from "../../services/use-texts.ts";
import styles from "./appointment-time.module.css";
import { serviceTime } from "./service-time.ts";

interface CellProps {
  readonly record: DescribedRecord;
}

/** When an appointment begins. */
export const StartCell = ({ record }: CellProps) => <AppointmentTime record={record} member="startsAt" />;

/** When it is over. */
export const EndCell = ({ record }: CellProps) => <AppointmentTime record={record} member="endsAt" />;

/** A time of an appointment in the zone of the account, and in that of its service where that differs. */
function AppointmentTime({ record, member }: CellProps & { readonly member: "startsAt" | "endsAt" }) {
  const formats = useFormats();
  const home = useHolder()?.account.timeZone;
  const instant = textIn(record, member);
  if (instant === "") return null;
  const there = serviceTime(Date.parse(instant), { home, zone: textIn(record, "timezone") }, formats);
  return (
    <>
      <Moment instant={instant} />
      {there === null ? null : (
        <time
          className={styles.there}
          dateTime={instant}
          title={formats.moment(Date.parse(instant), textIn(record, "timezone"))}
        >
          {there}
        </time>
      )}
    </>
  );
}
