import { type ComponentType, useState } from "react";
import { DescribedPage } from "../../resource/kit/described/described-page.tsx";
import { type DescribedRecord, textIn, wordsIn } from "../../resource/kit/described/described-resource.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { StatusPill } from "../../ui/status-pill.tsx";
import { appointments } from "./appointments-resource.ts";
import { type Act, nextActs } from "./next-acts.ts";
import { FormDialog } from "../../resource/records/form/form-dialog.tsx";
import { useChangeAppointment } from "./use-change-appointment.ts";
import { choicesIn, idsIn, nameOf } from "../../resource/records/record/named-records.ts";
import { NotRead } from "../../resource/cells/not-read.tsx";
import { Banner } from "../../ui/banner.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { useFreeAgents } from "./use-free-agents.ts";
import { SlotPicker } from "./slot-picker.tsx";
import { useHolder } from "../../services/use-session.ts";
import { serviceTime } from "./service-time.ts";
import { FailureBanner, FailureText } from "../../resource/cells/failure-banner.tsx";
import type { WriteFailure } from "../../services/use-write.ts";

const DIALOGS: Readonly<Record<Act, ComponentType<ActProps>>> = {
  attended: AttendAppointment,
  move: MoveAppointment,
  reassign: ReassignAppointment,
  canceled: CancelAppointment,
};

/** The appointments of the account, and what becomes of each. */
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

/** Shows the status of an appointment, which matters more than its purpose where only two lines fit. */
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

/** Offers the acts that the status of an appointment allows; renders nothing where there are none. */
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

/** Asks before an appointment is attended, since nothing leads back from there. */
function AttendAppointment({ record, onClose }: ActProps) {
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
function CancelAppointment({ record, onClose }: ActProps) {
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

/**
 * Another agent for an appointment, out of those who can take it: its service is theirs, and they are free
 * then.
 */
function ReassignAppointment({ record, onClose }: ActProps) {
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

/**
 * Another time for an appointment, out of the free ones of its agent, or of whomever it is given to with
 * that.
 */
function MoveAppointment({ record, onClose }: ActProps) {
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

/** What a dialog is given in which something becomes of an appointment. */
interface ActProps {
  readonly record: DescribedRecord;
  readonly onClose: () => void;
}

/** What an appointment is for, when it begins, and with whom: so that nobody takes one for another. */
function AppointmentLine({ record }: { record: DescribedRecord }) {
  const { say } = useTexts();
  const formats = useFormats();
  const agent = nameOf(record["user"]);
  const home = useHolder()?.account.timeZone;
  const start = Date.parse(textIn(record, "startsAt"));
  const there = serviceTime(start, { home, zone: textIn(record, "timezone") }, formats);
  const moment = there === null ? formats.minute(start) : `${formats.minute(start)} (${there})`;
  const said = say.booking.now({ service: nameOf(record["service"]) ?? say.lists.kinds.gone(), moment });
  return <p>{agent === null ? said : `${said}, ${say.booking.with({ agent })}`}</p>;
}

/** Why nothing became of an appointment: the rule that it would break, in words. */
function NotChanged({ failure }: { failure: WriteFailure | null }) {
  const { say } = useTexts();
  if (!failure) return null;
  const words: Readonly<Record<string, Readonly<Record<string, () => string>>>> =
    say.records.appointments.faults;
  const told =
    failure.kind === "refused"
      ? failure.faults.flatMap(
          ({ pointer, code }) => wordsIn(words[pointer.split("/")[2] ?? ""]?.[code]) ?? [],
        )
      : [];
  return (
    <FailureBanner>
      {failure.kind === "refused" && failure.code === "stale-version" ? (
        say.booking.stale()
      ) : told.length > 0 ? (
        told.join(" · ")
      ) : (
        <FailureText failure={failure} />
      )}
    </FailureBanner>
  );
}
