import { useId, useState } from "react";
import { type Breakpoint, type Hits, useReplay } from "../../../services/replay.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { useFocusFallback } from "../../../ui/use-focus-after.ts";
import { type BreakpointDraft, isBegun, NEW_BREAKPOINT } from "./breakpoint-draft.ts";
import { BreakpointForm } from "./breakpoint-form.tsx";
import styles from "./inspector.module.css";
import { PartDone, usePartDone } from "./part-done.tsx";
import { useLatestRequest } from "../use-latest-request.ts";
import { useKept } from "../use-kept.ts";
import { useBreakpoints } from "./use-breakpoints.ts";
import { useAnswerWithin } from "../use-answer-within.ts";
import { useShown } from "./use-shown.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";

/** Drafts by open replay file. */
const drafts = new WeakMap<object, BreakpointDraft | null>();

/** Breakpoints with their number of stops, and a form that adds a breakpoint. */
export function BreakpointsTab() {
  const { desk } = useReplay();
  const { position } = useShown();
  const { say } = useTexts();
  const answerWithin = useAnswerWithin();
  const { breakpoints, put, remove } = useBreakpoints();
  const [draft, setDraft] = useKept<BreakpointDraft | null>(drafts, null);
  // Shows the kept draft again, unless it is empty.
  const [isAdding, setAdding] = useState(draft !== null && isBegun(draft));
  const end = () => {
    setDraft(null);
    setAdding(false);
  };
  const start = useId();
  useFocusFallback(isAdding, `#${CSS.escape(start)} button`);
  const words = say.replay.inspector.breakpoints;
  const { answer, isOld } = useLatestRequest(`${position} ${JSON.stringify(breakpoints)}`, () =>
    desk.breakAt(breakpoints, position, answerWithin),
  );
  const part = usePartDone(isOld, () => desk.countedSoFar());
  return (
    <div className={styles.tab}>
      {breakpoints.length === 0 && !isAdding ? <p className={styles.none}>{words.none()}</p> : null}
      <ul className={styles.rows}>
        {breakpoints.map((breakpoint) => (
          <BreakpointLine
            key={breakpoint.id}
            breakpoint={breakpoint}
            hits={answer?.find(({ id }) => id === breakpoint.id) ?? null}
            onChange={put}
            onRemove={() => remove(breakpoint.id)}
          />
        ))}
      </ul>
      <PartDone
        label={words.counting()}
        part={part === null || part >= 1 ? null : part}
        onStop={() => void desk.stopCounting()}
      />
      {isAdding ? (
        <BreakpointForm
          draft={draft ?? NEW_BREAKPOINT}
          onChange={setDraft}
          onAdd={(breakpoint) => {
            put(breakpoint);
            end();
          }}
          onCancel={end}
        />
      ) : (
        <div id={start} className={styles.start}>
          <Button icon="plus" size="small" onClick={() => setAdding(true)}>
            {words.add()}
          </Button>
        </div>
      )}
    </div>
  );
}

interface BreakpointLineProps {
  readonly breakpoint: Breakpoint;
  /** Null until the stops are counted. */
  readonly hits: Hits | null;
  readonly onChange: (breakpoint: Breakpoint) => void;
  readonly onRemove: () => void;
}

/** A breakpoint with its switch, its number of stops, and buttons for the previous and next stop. */
function BreakpointLine({ breakpoint, hits, onChange, onRemove }: BreakpointLineProps) {
  const { seek, opened } = useReplay();
  const { say } = useTexts();
  const formats = useFormats();
  const words = say.replay.inspector.breakpoints;
  const goTo = (position: number | null | undefined) =>
    position === null || position === undefined ? undefined : () => seek({ position });
  const [before, after] = [goTo(hits?.before), goTo(hits?.after)];
  const every =
    breakpoint.every > 1 ? ` · ${words.everyNth({ every: formats.number(breakpoint.every) })}` : "";
  return (
    <li className={styles.breakpoint}>
      <Checkbox checked={breakpoint.on} onChange={(on) => onChange({ ...breakpoint, on })}>
        {breakpoint.name}
      </Checkbox>
      <span className={styles.acts}>
        {before ? (
          <IconButton icon="left" label={words.previous({ name: breakpoint.name })} onClick={before} />
        ) : null}
        {after ? (
          <IconButton icon="right" label={words.next({ name: breakpoint.name })} onClick={after} />
        ) : null}
        <IconButton icon="x" label={words.remove({ name: breakpoint.name })} onClick={onRemove} />
      </span>
      <p className={styles.muted}>
        {hits === null
          ? `${words.counting()}…`
          : hits.counted < opened.length
            ? words.stopsSoFar({ count: hits.count, position: hits.counted })
            : words.stops({ count: hits.count })}
        {every}
      </p>
    </li>
  );
}
