import { type DescribedRecord, textIn } from "../../resource/described/described-resource.ts";
import { FormDialog } from "../../resource/form/form-dialog.tsx";
import { useTexts } from "../../services/use-texts.ts";
import type { ActProps } from "./act-props.ts";
import { AppointmentLine } from "./appointment-line.tsx";
import { NotChanged } from "./not-changed.tsx";
import { useChangeAppointment } from "./use-change-appointment.ts";

/** Asks before an appointment is attended, since nothing leads back from there. */
export function AttendAppointment({ record, onClose }: ActProps) {
  const { say } = useTexts();
  const text = say.booking.attended;
  const { now, busy, failure, change } = useChangeAppointment(record, {
    done: (name) => text.done({ name }),
    onDone: onClose,
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={text.title({ name: textIn(now, "customer") })}
      verb={text.verb()}
      busy={busy}
      onSubmit={() => void change({ status: "attended" })}
    >
      <AppointmentLine record={now} />
      <p>{text.text()}</p>
      <NotChanged failure={failure} />
    </FormDialog>
  );
}

/** Asks before an appointment is canceled, and says whether the customer hears of it. */
export function CancelAppointment({ record, onClose }: ActProps) {
  const { say } = useTexts();
  const text = say.booking.canceled;
  const { now, busy, failure, change } = useChangeAppointment(record, {
    done: (name) => text.done({ name }),
    onDone: onClose,
  });
  return (
    <FormDialog
      open
      danger
      onClose={onClose}
      title={text.title({ name: textIn(now, "customer") })}
      verb={text.verb()}
      keep={text.keep()}
      busy={busy}
      onSubmit={() => void change({ status: "canceled" })}
    >
      <AppointmentLine record={now} />
      <p>
        {text.text()} {toldOf(now, say.booking)}
      </p>
      <NotChanged failure={failure} />
    </FormDialog>
  );
}

const toldOf = (
  record: DescribedRecord,
  { told, silent }: { readonly told: (to: { email: string }) => string; readonly silent: () => string },
): string => (textIn(record, "email") === "" ? silent() : told({ email: textIn(record, "email") }));
