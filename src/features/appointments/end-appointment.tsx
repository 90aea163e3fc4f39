import { type DescribedRecord, textIn } from "../../resource/kit/described/described-resource.ts";
import { useTexts } from "../../services/use-texts.ts";
import { type ActProps, AppointmentDialog, useChangeAppointment } from "./appointment-dialog.tsx";

/** Asks before an appointment is marked as attended, which cannot be undone. */
export function AttendAppointment({ record, onClose }: ActProps) {
  const { say } = useTexts();
  const text = say.booking.attended;
  const write = useChangeAppointment(record, {
    done: (name) => text.done({ name }),
    onDone: onClose,
  });
  return (
    <AppointmentDialog
      write={write}
      onClose={onClose}
      title={text.title}
      verb={text.verb()}
      onSubmit={() => void write.change({ status: "attended" })}
    >
      <p>{text.text()}</p>
    </AppointmentDialog>
  );
}

/** Asks before an appointment is canceled, and shows whether the customer gets an email. */
export function CancelAppointment({ record, onClose }: ActProps) {
  const { say } = useTexts();
  const text = say.booking.canceled;
  const write = useChangeAppointment(record, {
    done: (name) => text.done({ name }),
    onDone: onClose,
  });
  return (
    <AppointmentDialog
      write={write}
      danger
      onClose={onClose}
      title={text.title}
      verb={text.verb()}
      keep={text.keep()}
      onSubmit={() => void write.change({ status: "canceled" })}
    >
      <p>
        {text.text()} {toldOf(write.now, say.booking)}
      </p>
    </AppointmentDialog>
  );
}

const toldOf = (
  record: DescribedRecord,
  { told, silent }: { readonly told: (to: { email: string }) => string; readonly silent: () => string },
): string => (textIn(record, "email") === "" ? silent() : told({ email: textIn(record, "email") }));
