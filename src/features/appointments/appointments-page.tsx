import { type ComponentType, useState } from "react";
import { DescribedPage } from "../../resource/kit/described/described-page.tsx";
import { type DescribedRecord, textIn, wordsIn } from "../../resource/kit/described/described-resource.ts";
import { useTexts } from "../../services/use-texts.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { StatusPill } from "../../ui/status-pill.tsx";
import { type ActProps, AppointmentDialog, useChangeAppointment } from "./appointment-dialog.tsx";
import { appointments } from "./appointments-resource.ts";
import { type Act, nextActs } from "./next-acts.ts";
import { MoveAppointment, ReassignAppointment } from "./reschedule-appointment.tsx";

const DIALOGS: Readonly<Record<Act, ComponentType<ActProps>>> = {
  attended: AttendAppointment,
  move: MoveAppointment,
  reassign: ReassignAppointment,
  canceled: CancelAppointment,
};

/** Page with the appointments of the account, each with a menu of actions. */
export function AppointmentsPage(at: object) {
  const { say } = useTexts();
  const [doing, setDoing] = useState<{ readonly act: Act; readonly record: DescribedRecord } | null>(null);
  const Doing = doing && DIALOGS[doing.act];
  return (
    <>
      <DescribedPage
        {...at}
        resource={appointments}
        slots={{
          lines: (record, usual) => ({
            ...usual,
            details: stateOf(record, say.records.appointments.choices.status),
          }),
          keys: ["."],
          acts: (record) => menuOf(record, (act) => setDoing({ act, record })),
        }}
      />
      {Doing ? <Doing record={doing.record} onClose={() => setDoing(null)} /> : null}
    </>
  );
}

/** Shows only the status as the second line of an appointment's row on a narrow screen. */
function stateOf(record: DescribedRecord, names: Readonly<Record<string, () => string>>) {
  const status = textIn(record, "status");
  return (
    <StatusPill family={appointments.states?.["status"]?.[status] ?? "off"}>
      {wordsIn(names[status]) ?? status}
    </StatusPill>
  );
}

const menuOf = (record: DescribedRecord, onAct: (act: Act) => void) => (
  <AppointmentMenu record={record} onAct={onAct} />
);

interface AppointmentMenuProps {
  readonly record: DescribedRecord;
  readonly onAct: (act: Act) => void;
}

/** Menu with the actions that the status of an appointment allows; renders nothing if there are none. */
function AppointmentMenu({ record, onAct }: AppointmentMenuProps) {
  const { say } = useTexts();
  const text = say.booking.acts;
  const acts = nextActs(record["status"]);
  if (acts.length === 0) return null;
  const label = text.menu({ name: textIn(record, "customer") });
  return (
    <Menu
      label={label}
      align="end"
      entries={acts.map((act) => ({ value: act, label: text[act]() }))}
      onSelect={(chosen) => acts.filter((act) => act === chosen).forEach(onAct)}
    >
      {(trigger) => <IconButton {...trigger} icon="more" keys="." label={label} />}
    </Menu>
  );
}

/** Dialog that confirms marking an appointment as attended, which cannot be undone. */
function AttendAppointment({ record, onClose }: ActProps) {
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

/** Dialog that confirms canceling an appointment, and shows whether the customer is notified by email. */
function CancelAppointment({ record, onClose }: ActProps) {
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
        {text.text()} {noticeOf(write.now, say.booking)}
      </p>
    </AppointmentDialog>
  );
}

const noticeOf = (
  record: DescribedRecord,
  {
    notified,
    notNotified,
  }: { readonly notified: (to: { email: string }) => string; readonly notNotified: () => string },
): string => (textIn(record, "email") === "" ? notNotified() : notified({ email: textIn(record, "email") }));
