import { useState } from "react";
import { NotRead } from "../../resource/cells/not-read.tsx";
import { textIn } from "../../resource/kit/described/described-resource.ts";
import { choicesIn, idsIn } from "../../resource/records/record/named-records.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Banner } from "../../ui/banner.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { type ActProps, AppointmentDialog, useChangeAppointment } from "./appointment-dialog.tsx";
import { SlotPicker } from "./slot-picker.tsx";
import { useFreeAgents } from "./use-free-agents.ts";

/**
 * Dialog that assigns an appointment to another agent of its service who is free at the time of the
 * appointment.
 */
export function ReassignAppointment({ record, onClose }: ActProps) {
  const { say } = useTexts();
  const text = say.booking.reassign;
  const [user, setUser] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const [service = ""] = idsIn(record["service"]);
  const agents = useFreeAgents({ service, startsAt: textIn(record, "startsAt"), appointment: record._id });
  const otherAgents = (agents.data?.data ?? [])
    .filter(({ _id }) => _id !== idsIn(record["user"])[0])
    .map(({ _id, name }) => ({ value: _id, label: name ?? "" }));
  const write = useChangeAppointment(record, {
    done: (name) => text.done({ name, agent: otherAgents.find(({ value }) => value === user)?.label ?? "" }),
    onDone: onClose,
  });
  const submit = () => {
    setTried(true);
    if (user !== null) void write.change({ user });
  };
  return (
    <AppointmentDialog
      write={write}
      form="drawer"
      onClose={onClose}
      title={text.title}
      verb={text.verb()}
      differs={user !== null}
      onSubmit={submit}
    >
      {agents.failure && !agents.data ? <NotRead failure={agents.failure} onAgain={agents.again} /> : null}
      {agents.data && otherAgents.length === 0 ? (
        <Banner family="away">{text.none()}</Banner>
      ) : (
        <SelectField
          label={say.records.appointments.fields.user()}
          hint={say.booking.agentHint()}
          options={otherAgents}
          value={user}
          onChange={setUser}
          placeholder={text.choose()}
          error={tried && user === null ? text.choose() : undefined}
        />
      )}
    </AppointmentDialog>
  );
}

/** Dialog that moves an appointment to a free slot of its agent, or of another selected agent. */
export function MoveAppointment({ record, onClose }: ActProps) {
  const { say } = useTexts();
  const text = say.booking.move;
  const [service = ""] = idsIn(record["service"]);
  const kept = choicesIn(record["user"]);
  const [user, setUser] = useState(kept[0]?.value ?? "");
  const was = textIn(record, "startsAt");
  const [startsAt, setStartsAt] = useState(was);
  const [tried, setTried] = useState(false);
  const serviceAgents = useFreeAgents({ service, startsAt: "", appointment: undefined });
  const agents = (serviceAgents.data?.data ?? []).map(({ _id, name }) => ({ value: _id, label: name ?? "" }));
  const options = [
    ...(serviceAgents.data?.automatic ? [{ value: "", label: say.booking.leastBusy() }] : []),
    ...kept.filter((one) => !agents.some(({ value }) => value === one.value)),
    ...agents,
  ];
  const write = useChangeAppointment(record, {
    done: (name) => text.done({ name }),
    onDone: onClose,
  });
  const moved = startsAt !== "" && startsAt !== was;
  const submit = () => {
    setTried(true);
    if (moved)
      void write.change({
        startsAt,
        ...(user !== (kept[0]?.value ?? "") && { user: user === "" ? null : user }),
      });
  };
  return (
    <AppointmentDialog
      write={write}
      form="drawer"
      onClose={onClose}
      title={text.title}
      verb={text.verb()}
      differs={moved}
      onSubmit={submit}
    >
      <SelectField
        label={say.records.appointments.fields.user()}
        options={options}
        value={user}
        onChange={(next) => {
          setUser(next);
          setStartsAt(was);
        }}
        placeholder={say.booking.reassign.choose()}
      />
      <SlotPicker
        label={say.records.appointments.fields.startsAt()}
        error={tried && !moved ? text.choose() : undefined}
        service={service}
        user={user}
        appointment={{ id: record._id, startsAt: was }}
        value={startsAt}
        onChange={setStartsAt}
      />
    </AppointmentDialog>
  );
}
