import { type RefObject, useEffect, useRef, useState } from "react";
import type { BreakOn } from "../../../../streams/replay/breakpoints.ts";
import { LeaveQuestion } from "../../../resource/records/form/leave-question.tsx";
import { type Breakpoint, useReplay } from "../../../services/replay.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { SegmentChoice } from "../expectations/comparison-fields.tsx";
import { useBook } from "../expectations/expectation-book.ts";
import { expectationWords, type ExpectationSpeech } from "../expectations/expectation-words.ts";
import { BreakState, stateOf } from "./break-state.tsx";
import { type BreakpointDraft, isBegun, KINDS } from "./breakpoint-draft.ts";
import { ExpressionField } from "./expression-field.tsx";
import styles from "./inspector.module.css";
import { useExpression } from "./use-expression.ts";

interface BreakpointFormProps {
  readonly draft: BreakpointDraft;
  readonly onChange: (draft: BreakpointDraft) => void;
  readonly onAdd: (breakpoint: Breakpoint) => void;
  readonly onCancel: () => void;
}

/** Form of a new breakpoint. Faults are shown at their fields. Discarding input needs a confirmation. */
export function BreakpointForm({ draft, onChange, onAdd, onCancel }: BreakpointFormProps) {
  const { opened } = useReplay();
  const { say } = useTexts();
  const speech = { say, formats: useFormats() };
  const { entries } = useBook();
  const words = say.replay.inspector.breakpoints;
  const { kind, segment, state, expression, expected, every } = draft;
  const type = draft.type ?? opened.types[0] ?? "";
  const change = (part: Partial<BreakpointDraft>) => onChange({ ...draft, ...part });
  const { field, read } = useExpression(expression, (next) => change({ expression: next }));
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const differs = isBegun(draft);
  useEffect(() => {
    if (differs) LeaveQuestion.preload();
  }, [differs]);
  const isNew = useRef(!differs);
  useEffect(() => {
    // Only a new form gets the focus, not a restored draft.
    if (isNew.current) form.current?.querySelector("button")?.focus();
  }, []);
  const close = () => (differs ? setAsking(true) : onCancel());
  useEscapeIn(form, close);
  const everyNth = Number(every);
  const everyError = Number.isInteger(everyNth) && everyNth >= 1 ? undefined : words.everyWrong();
  const draftedCondition = async (): Promise<BreakOn | null> => {
    if (kind === "state") return stateOf(state);
    if (kind === "type") return { on: "type", type, ...(segment !== "" && { segment }) };
    if (kind === "expression") {
      const written = await read("condition");
      return written === null ? null : { on: "expression", expression: written };
    }
    if (kind !== "expectation") return { on: kind };
    const expectation = entries[Number(expected)]?.expectation;
    return expectation ? { on: "expectation", expectation } : null;
  };
  const add = async () => {
    setTried(true);
    const breakOn = await draftedCondition();
    if (breakOn && everyError === undefined)
      onAdd({
        id: crypto.randomUUID(),
        name: breakWords(breakOn, speech),
        breakOn,
        every: everyNth,
        on: true,
      });
  };
  return (
    <>
      <form
        ref={form}
        className={styles.form}
        aria-label={words.add()}
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <SelectField
          label={words.kind()}
          options={KINDS.map((value) => ({ value, label: words.kinds[value]() }))}
          value={kind}
          onChange={(next) => change({ kind: next })}
        />
        {kind === "type" ? (
          <>
            <SelectField
              label={words.type()}
              options={opened.types.map((value) => ({ value, label: value }))}
              value={type}
              onChange={(next) => change({ type: next })}
            />
            <SegmentChoice value={segment} onChange={(next) => change({ segment: next })} />
          </>
        ) : null}
        {kind === "expression" ? <ExpressionField {...field} /> : null}
        {kind === "state" ? (
          <BreakState draft={state} onChange={(next) => change({ state: next })} isTried={isTried} />
        ) : null}
        {kind === "expectation" && entries.length === 0 ? (
          <p className={styles.muted}>{words.noExpectation()}</p>
        ) : null}
        {kind === "expectation" && entries.length > 0 ? (
          <SelectField
            label={words.expectation()}
            options={entries.map(({ expectation }, place) => ({
              value: String(place),
              label: Object.values(expectationWords(expectation, speech)).join(" "),
            }))}
            value={expected}
            onChange={(next) => change({ expected: next })}
          />
        ) : null}
        <TextField
          label={words.every()}
          inputMode="numeric"
          hint={words.everyHint()}
          value={every}
          onChange={(next) => change({ every: next })}
          error={isTried ? everyError : undefined}
        />
        <div className={styles.buttons}>
          <Button kind="primary" size="small" type="submit">
            {words.addThis()}
          </Button>
          <Button kind="quiet" size="small" onClick={close}>
            {words.cancel()}
          </Button>
        </div>
      </form>
      <LeaveQuestion open={isAsking} onStay={() => setAsking(false)} onLeave={onCancel} />
    </>
  );
}

/** Describes the condition of a breakpoint. */
function breakWords(breakOn: BreakOn, speech: ExpectationSpeech): string {
  const words = speech.say.replay.inspector.breakpoints;
  switch (breakOn.on) {
    case "type":
      return breakOn.segment === undefined
        ? breakOn.type
        : words.inSegment({ what: breakOn.type, segment: breakOn.segment });
    case "state":
      // Conditions are worded like those of expectations.
      return expectationWords({ ...breakOn, expect: "always" }, speech).condition;
    case "expression":
      return breakOn.expression;
    case "anomaly":
    case "gap":
      return words.kinds[breakOn.on]();
    case "expectation": {
      const { operator, condition } = expectationWords(breakOn.expectation, speech);
      return words.broken({ expectation: `${operator} ${condition}` });
    }
    case "position":
      return words.atPosition({ position: breakOn.position });
  }
}

/**
 * Calls `act` on Escape within an element, before a drawer around the element receives the key. Open lists
 * handle Escape themselves.
 */
function useEscapeIn(part: RefObject<HTMLElement | null>, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.key !== "Escape" ||
        !(event.target instanceof Element) ||
        !part.current?.contains(event.target) ||
        event.target.closest("[role=listbox]")
      )
        return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    window.addEventListener("keydown", press, { capture: true });
    return () => window.removeEventListener("keydown", press, { capture: true });
  }, [part]);
}
