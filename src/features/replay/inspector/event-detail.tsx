import { useEffect, useState } from "react";
import type { Change } from "../../../../streams/replay/changes.ts";
import type { NumberChange } from "../../../../streams/replay/number-changes.ts";
import { useReplay } from "../../../services/replay.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { JsonTree } from "../../../ui/json-tree.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { ChangedLines } from "./changed-lines.tsx";
import styles from "./inspector.module.css";
import { useLatestRequest } from "../use-latest-request.ts";
import { useAnswerWithin } from "../use-answer-within.ts";
import { useShown } from "./use-shown.ts";
import { useTransport } from "../../../services/use-transport.ts";

const NO_NUMBERS: readonly NumberChange[] = [];
const NO_CHANGES: readonly Change[] = [];

/** The last event before the current position, with its content and effects. */
export function EventDetail() {
  const { desk } = useReplay();
  const { position } = useShown();
  const { say } = useTexts();
  const formats = useFormats();
  const answerWithin = useAnswerWithin();
  const words = say.replay.inspector.event;
  const [part, setPart] = useState<"data" | "envelope">("data");
  const { answer } = useLatestRequest(String(position), () => desk.inspect(position, answerWithin));
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

/** Members of the state whose rows are shown in the monitor. */
const LISTED = new Set(["queue", "calls", "agents", "segments"]);

/**
 * Highlights the rows and numbers of the monitor that an event changed. The monitor is the same component as
 * on the live page, which cannot highlight anything, so its DOM elements are marked directly. Nothing is
 * highlighted during playback, because the highlights would flicker.
 */
function useTouched(numbers: readonly NumberChange[], changes: readonly Change[]): void {
  const { state } = useTransport();
  const isPaused = state !== "playing";
  useEffect(() => {
    if (!isPaused) return undefined;
    const rows = new Set(changes.flatMap(({ path: [part = "", id = ""] }) => (LISTED.has(part) ? [id] : [])));
    const named = new Set<string>(numbers.map(({ number }) => number));
    const touched = new Set<HTMLElement>();
    const mark = () => {
      for (const place of document.querySelectorAll<HTMLElement>("tr[data-row], a[href*='number=']")) {
        const isTouched =
          place instanceof HTMLAnchorElement
            ? named.has(new URL(place.href).searchParams.get("number") ?? "")
            : rows.has(place.dataset["row"] ?? "");
        if (!isTouched) continue;
        place.dataset["touched"] = "";
        touched.add(place);
      }
    };
    // Added rows are rendered only with the next frame.
    const asked = requestAnimationFrame(mark);
    return () => {
      cancelAnimationFrame(asked);
      for (const place of touched) delete place.dataset["touched"];
    };
  }, [numbers, changes, isPaused]);
}
