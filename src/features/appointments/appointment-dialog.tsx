import type { ComponentProps } from "react";
import type { Appointment, AppointmentChange } from "../../../openapi/generated/console.ts";
import { FailureBanner, FailureText } from "../../resource/cells/failure-banner.tsx";
import { type DescribedRecord, textIn, wordsIn } from "../../resource/kit/described/described-resource.ts";
import { FormDialog } from "../../resource/records/form/form-dialog.tsx";
import { nameOf } from "../../resource/records/record/named-records.ts";
import { useHolder } from "../../services/use-session.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { useServices } from "../../services/services.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useWrite, type WriteFailure } from "../../services/use-write.ts";
import { serviceTime } from "./service-time.ts";

const READS = [
  "/appointments",
  "/appointments/{id}",
  "/appointments/{id}/history",
  "/services/{id}/slots",
  "/services/{id}/agents",
] as const;

/**
 * Returns the current appointment and a function that changes it. After a version conflict, the appointment
 * is read again, so that a retry succeeds. `done`: returns the notice after a change, from the customer's
 * name.
 */
export function useChangeAppointment(
  record: DescribedRecord,
  { done, onDone }: { readonly done: (name: string) => string; readonly onDone: () => void },
) {
  const { notices } = useServices();
  const read = useApiQuery("/appointments/{id}", { path: { id: record._id } });
  const now: DescribedRecord = (read.data as DescribedRecord | undefined) ?? record; // the response contains every member
  const write = useWrite<AppointmentChange, Appointment>(
    (api, body) =>
      api.PATCH("/appointments/{id}", {
        params: { path: { id: record._id }, header: { "If-Match": `"${now.version}"` } },
        body,
      }),
    READS,
  );
  return {
    /** The appointment with its latest changes. */
    now,
    busy: write.busy,
    failure: write.failure,
    change: async (body: AppointmentChange) => {
      const outcome = await write.run(body);
      if (outcome.kind !== "done") return;
      notices.say(done(textIn(now, "customer")));
      onDone();
    },
  };
}

/** Props of each dialog that changes an appointment. */
export interface ActProps {
  readonly record: DescribedRecord;
  readonly onClose: () => void;
}

interface AppointmentDialogProps extends Omit<ComponentProps<typeof FormDialog>, "open" | "busy" | "title"> {
  readonly title: (customer: { readonly name: string }) => string;
  readonly write: ReturnType<typeof useChangeAppointment>;
}

/** Dialog that changes an appointment, with the appointment above the form and a failure below it. */
export function AppointmentDialog({ title, write, children, ...form }: AppointmentDialogProps) {
  const { now, busy, failure } = write;
  return (
    <FormDialog {...form} open title={title({ name: textIn(now, "customer") })} busy={busy}>
      <AppointmentLine record={now} />
      {children}
      <NotChanged failure={failure} />
    </FormDialog>
  );
}

/** Shows the service, the start and the agent of an appointment, so that it is not mistaken for another. */
function AppointmentLine({ record }: { record: DescribedRecord }) {
  const { say } = useTexts();
  const formats = useFormats();
  const agent = nameOf(record["user"]);
  const home = useHolder()?.account.timeZone;
  const start = Date.parse(textIn(record, "startsAt"));
  const there = serviceTime(start, { home, zone: textIn(record, "timezone") }, formats);
  const moment = there === null ? formats.minute(start) : `${formats.minute(start)} (${there})`;
  const current = say.booking.now({ service: nameOf(record["service"]) ?? say.lists.kinds.gone(), moment });
  return <p>{agent === null ? current : `${current}, ${say.booking.with({ agent })}`}</p>;
}

/** Shows why an appointment was not changed, such as a broken rule or a version conflict. */
function NotChanged({ failure }: { failure: WriteFailure | null }) {
  const { say } = useTexts();
  if (!failure) return null;
  const words: Readonly<Record<string, Readonly<Record<string, () => string>>>> =
    say.records.appointments.faults;
  const notes =
    failure.kind === "refused"
      ? failure.faults.flatMap(
          ({ pointer, code }) => wordsIn(words[pointer.split("/")[2] ?? ""]?.[code]) ?? [],
        )
      : [];
  return (
    <FailureBanner>
      {failure.kind === "refused" && failure.code === "stale-version" ? (
        say.booking.stale()
      ) : notes.length > 0 ? (
        notes.join(" · ")
      ) : (
        <FailureText failure={failure} />
      )}
    </FailureBanner>
  );
}
