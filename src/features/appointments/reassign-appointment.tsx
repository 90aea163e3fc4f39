import { useState } from "react";
import { textIn } from "../../resource/described/described-resource.ts";
import { idsIn } from "../../resource/described/named-records.ts";
import { FormDialog } from "../../resource/form/form-dialog.tsx";
import { NotRead } from "../../resource/not-read.tsx";
import { useTexts } from "../../services/use-texts.ts";
import { Banner } from "../../ui/banner.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import type { ActProps } from "./act-props.ts";
import { AppointmentLine } from "./appointment-line.tsx";
import { NotChanged } from "./not-changed.tsx";
import { useChangeAppointment } from "./use-change-appointment.ts";
import { useFreeAgents } from "./use-free-agents.ts";

/**
 * Another agent for an appointment, out of those who can take it: its service is theirs, and they are free
 * then.
 */
export function ReassignAppointment({ record, onClose }: ActProps) {
  const { say } = useTexts();
  const text = say.booking.reassign;
  const [user, setUser] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const [service = ""] = idsIn(record["service"]);
  const agents = useFreeAgents({ service, startsAt: textIn(record, "startsAt"), appointment: record._id });
  const others = (agents.data?.data ?? [])
    .filter(({ _id }) => _id !== idsIn(record["user"])[0])
    .map(({ _id, name }) => ({ value: _id, label: name ?? "" }));
  const { now, busy, failure, change } = useChangeAppointment(record, {
    done: (name) => text.done({ name, agent: others.find(({ value }) => value === user)?.label ?? "" }),
    onDone: onClose,
  });
  const submit = () => {
    setTried(true);
    if (user !== null) void change({ user });
  };
  return (
    <FormDialog
      open
      form="drawer"
      onClose={onClose}
      title={text.title({ name: textIn(now, "customer") })}
      verb={text.verb()}
      busy={busy}
      differs={user !== null}
      onSubmit={submit}
    >
      <AppointmentLine record={now} />
      {agents.failure && !agents.data ? <NotRead failure={agents.failure} onAgain={agents.again} /> : null}
      {agents.data && others.length === 0 ? (
        <Banner family="away">{text.nobody()}</Banner>
      ) : (
        <SelectField
          label={say.records.appointments.fields.user()}
          hint={say.booking.agentHint()}
          options={others}
          value={user}
          onChange={setUser}
          placeholder={text.choose()}
          error={tried && user === null ? text.choose() : undefined}
        />
      )}
      <NotChanged failure={failure} />
    </FormDialog>
  );
}
