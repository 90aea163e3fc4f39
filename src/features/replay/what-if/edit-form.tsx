import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { formatsOf } from "../../../../i18n/formats.ts";
import type { Edit } from "../../../../streams/replay/what-if/edit.ts";
import { type Editable, useReplay } from "../../../services/replay.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useTimeWords } from "../expectations/use-time-words.ts";
import styles from "./what-if.module.css";
import type { Event } from "../../../../openapi/generated/live-monitor.ts";
import { TextArea } from "../../../ui/text-area.tsx";
import { useKept } from "../use-kept.ts";

interface EditFormProps {
  /** `offset`: offset of the edited event. */
  readonly onEdit: (edit: Edit, offset: number) => void;
}

/** Form with the last event before the current position, and the possible edits of this event. */
export function EditForm({ onEdit }: EditFormProps) {
  const { say, locale } = useTexts();
  const { desk, shown, opened } = useReplay();
  const timeOf = useTimeWords();
  const place = useSyncExternalStore(shown.subscribe, () => shown.get().position - 1);
  const [read, setRead] = useState<(Editable & { readonly place: number }) | null>(null);
  useEffect(() => {
    let isStale = false;
    const look = async () => {
      const found = await desk.eventAt(place);
      if (!isStale) setRead(found && { place, ...found });
    };
    void look();
    return () => void (isStale = true);
  }, [desk, place]);
  const text = say.replay.whatIf;
  if (!read) return <p>{text.noEvent()}</p>;
  const { event, place: at, ofContact } = read;
  const edit = (made: Edit) => onEdit(made, event.offset);
  const formats = formatsOf(locale, opened.header.zone);
  return (
    <section aria-label={text.here()} className={styles.part}>
      <h3>{text.here()}</h3>
      <p className={styles.event}>
        {formats.number(event.offset)} ·{" "}
        <time dateTime={event.time} title={formats.moment(Date.parse(event.time))}>
          {timeOf(Date.parse(event.time))}
        </time>{" "}
        · <b>{event.type}</b> · {event.subject}
      </p>
      <div className={styles.acts}>
        <Button size="small" onClick={() => edit({ edit: "drop", event: at })}>
          {text.drop()}
        </Button>
        {ofContact.length > 1 ? (
          <Button size="small" onClick={() => edit({ edit: "drop-all", event: at, events: ofContact })}>
            {text.dropAll({ count: ofContact.length })}
          </Button>
        ) : null}
        <Button size="small" onClick={() => edit({ edit: "duplicate", event: at })}>
          {text.duplicate()}
        </Button>
        <Button
          size="small"
          onClick={() => edit({ edit: "move", event: at, before: at - 1 })}
          {...(at === 0 && { unavailable: text.isFirst() })}
        >
          {text.up()}
        </Button>
        <Button
          size="small"
          onClick={() => edit({ edit: "move", event: at, before: Math.min(opened.length, at + 2) })}
          {...(at === opened.length - 1 && { unavailable: text.isLast() })}
        >
          {text.down()}
        </Button>
      </div>
      <DelayForm onDelay={(ms) => edit({ edit: "delay", event: at, ms })} />
      <DataForm
        key={at}
        place={at}
        event={event}
        onChange={(data) => edit({ edit: "change", event: at, data })}
        onInsert={(made) => edit({ edit: "insert", event: at + 1, made })}
      />
    </section>
  );
}

function DelayForm({ onDelay }: { readonly onDelay: (ms: number) => void }) {
  const { say } = useTexts();
  const text = say.replay.whatIf;
  const [typed, setTyped] = useState("60");
  const [isWrong, setWrong] = useState(false);
  const delay = () => {
    const seconds = Number(typed.trim().replace(",", "."));
    const isNumber =
      typed.trim() !== "" && Number.isFinite(seconds) && seconds !== 0 && Math.abs(seconds) < 604_800;
    setWrong(!isNumber);
    if (isNumber) onDelay(Math.round(seconds * 1000));
  };
  return (
    <div className={styles.line}>
      <TextField
        label={text.seconds()}
        inputMode="decimal"
        value={typed}
        onChange={setTyped}
        error={isWrong ? text.noSeconds() : undefined}
      />
      <Button onClick={delay}>{text.delay()}</Button>
    </div>
  );
}

/**
 * Input of the form. `data` is either the changed data of the shown event, or the data of a new event to
 * insert after the shown event. `type` and `subject` are used only for the new event.
 */
interface Draft {
  readonly type: string;
  readonly subject: string;
  readonly data: string;
}

/** Drafts by replay file and index of the event. */
const drafts = new WeakMap<object, ReadonlyMap<number, Draft>>();
const NOTHING: ReadonlyMap<number, Draft> = new Map();

interface DataFormProps {
  readonly place: number;
  readonly event: Event;
  readonly onChange: (data: Event["data"]) => void;
  readonly onInsert: (made: Extract<Edit, { edit: "insert" }>["made"]) => void;
}

/** Form that changes the event's data, or inserts another event after it. */
function DataForm({ place, event, onChange, onInsert }: DataFormProps) {
  const { say } = useTexts();
  const { desk } = useReplay();
  const text = say.replay.whatIf;
  const [wrong, setWrong] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const [kept, keep] = useKept(drafts, NOTHING);
  const draft = kept.get(place) ?? {
    type: event.type,
    subject: event.subject,
    data: JSON.stringify(event.data, null, 2),
  };
  const { type, subject } = draft;
  const change = (part: Partial<Draft>) => keep(new Map(kept).set(place, { ...draft, ...part }));
  const forget = () => {
    setWrong(undefined);
    keep(new Map([...kept].filter(([of]) => of !== place)));
    field.current?.focus();
  };
  const withData = async (of: string, then: (data: Event["data"]) => void) => {
    const data = dataIn(draft.data);
    const fault =
      data === null ? text.noData() : (await desk.couldSay(of, data)) ? undefined : text.notInForm();
    setWrong(fault);
    if (data && !fault) then(data);
  };
  return (
    <>
      <TextArea
        ref={field}
        label={text.data()}
        code
        rows={6}
        value={draft.data}
        onChange={(next) => change({ data: next })}
        error={wrong}
      />
      <div className={styles.acts}>
        <Button size="small" onClick={() => void withData(event.type, onChange)}>
          {text.change()}
        </Button>
        {kept.has(place) ? (
          <Button size="small" kind="quiet" onClick={forget}>
            {text.was()}
          </Button>
        ) : null}
      </div>
      <div className={styles.pair}>
        <TextField label={text.type()} value={type} onChange={(next) => change({ type: next })} />
        <TextField label={text.subject()} value={subject} onChange={(next) => change({ subject: next })} />
      </div>
      <div className={styles.acts}>
        <Button
          size="small"
          onClick={() =>
            void withData(type.trim(), (data) =>
              onInsert({ type: type.trim(), subject: subject.trim(), time: event.time, data }),
            )
          }
          {...((type.trim() === "" || subject.trim() === "") && { unavailable: text.noName() })}
        >
          {text.insert()}
        </Button>
      </div>
    </>
  );
}

/** Parses typed data; null if it is not a JSON object. */
function dataIn(typed: string): Event["data"] | null {
  try {
    const data: unknown = JSON.parse(typed);
    return typeof data === "object" && data !== null && !Array.isArray(data) ? (data as Event["data"]) : null; // the envelope allows any object
  } catch {
    return null;
  }
}
