import { useRef, useState } from "react";
import type { Event } from "../../../../openapi/generated/live-monitor.ts";
import type { Edit } from "../../../../streams/replay/what-if/edit.ts";
import { useReplay } from "../../../services/replay.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useKept } from "../use-kept.ts";
import styles from "./what-if.module.css";

/** What somebody says that an event says, and what would come after it. */
interface Said {
  readonly type: string;
  readonly subject: string;
  readonly data: string;
}

/** Of the recording that is open, by the places of the events. */
const begun = new WeakMap<object, ReadonlyMap<number, Said>>();
const NOTHING: ReadonlyMap<number, Said> = new Map();

interface DataFormProps {
  readonly place: number;
  readonly event: Event;
  readonly onChange: (data: Event["data"]) => void;
  readonly onInsert: (made: Extract<Edit, { edit: "insert" }>["made"]) => void;
}

/** What the event says, to be said otherwise, or by another one that comes right after it. */
export function DataForm({ place, event, onChange, onInsert }: DataFormProps) {
  const { say } = useTexts();
  const { desk } = useReplay();
  const text = say.replay.whatIf;
  const [wrong, setWrong] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const [kept, keep] = useKept(begun, NOTHING);
  const said = kept.get(place) ?? {
    type: event.type,
    subject: event.subject,
    data: JSON.stringify(event.data, null, 2),
  };
  const { type, subject } = said;
  const change = (part: Partial<Said>) => keep(new Map(kept).set(place, { ...said, ...part }));
  const forget = () => {
    setWrong(undefined);
    keep(new Map([...kept].filter(([of]) => of !== place)));
    field.current?.focus();
  };
  const withData = async (of: string, then: (data: Event["data"]) => void) => {
    const data = dataIn(said.data);
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
        value={said.data}
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

/** The data that was typed; null where it is no JSON object. */
function dataIn(typed: string): Event["data"] | null {
  try {
    const data: unknown = JSON.parse(typed);
    return typeof data === "object" && data !== null && !Array.isArray(data) ? (data as Event["data"]) : null; // an object of whatever, as the envelope has it
  } catch {
    return null;
  }
}
