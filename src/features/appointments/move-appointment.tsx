import { useState } from "react";
import { textIn } from "../../resource/described/described-resource.ts";
import { choicesIn, idsIn } from "../../resource/described/named-records.ts";
import { FormDialog } from "../../resource/form/form-dialog.tsx";
import { useTexts } from "../../services/use-texts.ts";
import { SelectField } from "../../ui/select-field.tsx";
import type { ActProps } from "./act-props.ts";
import { AppointmentLine } from "./appointment-line.tsx";
import { NotChanged } from "./not-changed.tsx";
import { SlotPicker } from "./slot-picker.tsx";
import { useChangeAppointment } from "./use-change-appointment.ts";
import { useFreeAgents } from "./use-free-agents.ts";

/**
 * Another time for an appointment, out of the free ones of its agent, or of whomever it is given to with
 * that.
 */
export function MoveAppointment({ record, onClose }: ActProps) {
  const { say } = useTexts();
  const text = say.booking.move;
  const [service = ""] = idsIn(record["service"]);
  const kept = choicesIn(record["user"]);
  const [user, setUser] = useState(kept[0]?.value ?? "");
  const was = textIn(record, "startsAt");
  const [startsAt, setStartsAt] = useState(was);
  const [tried, setTried] = useState(false);
  const team = useFreeAgents({ service, startsAt: "", appointment: undefined });
  const agents = (team.data?.data ?? []).map(({ _id, name }) => ({ value: _id, label: name ?? "" }));
  const options = [
    ...(team.data?.automatic ? [{ value: "", label: say.booking.whoever() }] : []),
    ...kept.filter((one) => !agents.some(({ value }) => value === one.value)),
    ...agents,
  ];
  const { now, busy, failure, change } = useChangeAppointment(record, {
    done: (name) => text.done({ name }),
    onDone: onClose,
  });
  const moved = startsAt !== "" && startsAt !== was;
  const submit = () => {
    setTried(true);
    if (moved)
      void change({ startsAt, ...(user !== (kept[0]?.value ?? "") && { user: user === "" ? null : user }) });
  };
  return (
    <FormDialog
      open
      form="drawer"
      onClose={onClose}
      title={text.title({ name: textIn(now, "customer") })}
      verb={text.verb()}
      busy={busy}
      differs={moved}
      onSubmit={submit}
    >
      <AppointmentLine record={now} />
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
      <NotChanged failure={failure} />
    </FormDialog>
  );
}
