import { useState } from "react";
import type { Change } from "../../../../streams/replay/changes.ts";
import type { NumberChange } from "../../../../streams/replay/number-changes.ts";
import { useReplay } from "../../../services/replay.ts";
import { useFormats } from "../../../services/use-formats.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { JsonTree } from "../../../ui/json-tree.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { ChangedLines } from "./changed-lines.tsx";
import styles from "./inspector.module.css";
import { useAsked } from "../use-asked.ts";
import { useAnswerWithin } from "../use-answer-within.ts";
import { useShown } from "./use-shown.ts";
import { useTouched } from "./use-touched.ts";

const NO_NUMBERS: readonly NumberChange[] = [];
const NO_CHANGES: readonly Change[] = [];

/** The event that happened last: what it says, and what it changed. */
export function EventDetail() {
  const { desk } = useReplay();
  const { position } = useShown();
  const { say } = useTexts();
  const formats = useFormats();
  const answerWithin = useAnswerWithin();
  const words = say.replay.inspector.event;
  const [part, setPart] = useState<"data" | "envelope">("data");
  const { answer } = useAsked(String(position), () => desk.inspect(position, answerWithin));
  useTouched(answer?.numbers ?? NO_NUMBERS, answer?.changes ?? NO_CHANGES);
  if (!answer) return <p className={styles.none}>{words.none()}</p>;
  const { event, numbers, changes, total } = answer;
  const { data, ...envelope } = event;
  return (
    <section className={styles.detail} aria-label={words.label()}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          {event.type}{" "}
          <span className={styles.muted}>{words.offset({ offset: formats.number(event.offset) })}</span>
        </h3>
        <Segmented
          label={words.part()}
          options={[
            { value: "data", label: words.data() },
            { value: "envelope", label: words.envelope() },
          ]}
          value={part}
          onChange={setPart}
        />
      </div>
      <JsonTree
        key={part}
        label={part === "data" ? words.data() : words.envelope()}
        name={event.type}
        value={part === "data" ? data : envelope}
      />
      <h4 className={styles.heading}>{words.changed()}</h4>
      <ChangedLines
        key={event.offset}
        numbers={numbers}
        changes={changes}
        total={total}
        nothing={words.nothing()}
      />
    </section>
  );
}
