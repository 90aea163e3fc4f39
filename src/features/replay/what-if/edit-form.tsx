import { useEffect, useState, useSyncExternalStore } from "react";
import { formatsOf } from "../../../../i18n/formats.ts";
import type { Edit } from "../../../../streams/replay/what-if/edit.ts";
import { type Editable, useReplay } from "../../../services/replay.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useTimeWords } from "../expectations/use-time-words.ts";
import { DataForm } from "./data-form.tsx";
import styles from "./what-if.module.css";

interface EditFormProps {
  /** `offset`: of the event that the edit is made at. */
  readonly onEdit: (edit: Edit, offset: number) => void;
}

/** The last event that happened where the replay stands, and what can be made of it. */
export function EditForm({ onEdit }: EditFormProps) {
  const { say, locale } = useTexts();
  const { desk, shown, opened } = useReplay();
  const timeOf = useTimeWords();
  const place = useSyncExternalStore(shown.subscribe, () => shown.get().position - 1);
  const [read, setRead] = useState<(Editable & { readonly place: number }) | null>(null);
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const found = await desk.eventAt(place);
      if (!isGone) setRead(found && { place, ...found });
    };
    void look();
    return () => void (isGone = true);
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
