import { Moment } from "../../resource/cells/moment.tsx";
import { type DescribedRecord, textIn } from "../../resource/kit/described/described-resource.ts";
import { useHolder } from "../../services/use-session.ts";
import { useFormats } from "../../services/use-texts.ts";
import styles from "./appointment-time.module.css";
import { serviceTime } from "./service-time.ts";

interface CellProps {
  readonly record: DescribedRecord;
}

/** Cell with the start of an appointment. */
export const StartCell = ({ record }: CellProps) => <AppointmentTime record={record} member="startsAt" />;

/** Cell with the end of an appointment. */
export const EndCell = ({ record }: CellProps) => <AppointmentTime record={record} member="endsAt" />;

/** Shows a time in the account's time zone, and also in the service's time zone if that differs. */
function AppointmentTime({ record, member }: CellProps & { readonly member: "startsAt" | "endsAt" }) {
  const formats = useFormats();
  const home = useHolder()?.account.timeZone;
  const instant = textIn(record, member);
  if (instant === "") return null;
  const serviceTimeText = serviceTime(
    Date.parse(instant),
    { home, zone: textIn(record, "timezone") },
    formats,
  );
  return (
    <>
      <Moment instant={instant} />
      {serviceTimeText === null ? null : (
        <time
          className={styles.there}
          dateTime={instant}
          title={formats.moment(Date.parse(instant), textIn(record, "timezone"))}
        >
          {serviceTimeText}
        </time>
      )}
    </>
  );
}
