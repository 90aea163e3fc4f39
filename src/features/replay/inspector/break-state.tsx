import type { BreakOn } from "../../../../streams/replay/breakpoints.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { ComparisonFields } from "../expectations/comparison-fields.tsx";
import type { ComparisonDraft } from "../expectations/expectation-draft.ts";

/** Draft of a breakpoint's condition, and of the time for which the condition must hold. */
export interface StateDraft {
  readonly comparison: ComparisonDraft;
  readonly seconds: string;
}

const numberOf = (text: string): number => (text.trim() === "" ? Number.NaN : Number(text.replace(",", ".")));
const isDuration = (text: string): boolean =>
  text.trim() === "" || (Number.isInteger(Number(text)) && Number(text) >= 1);

/** Returns the condition of a draft; null if a field is missing or invalid. */
export function stateOf({ comparison: { number, is, value, segment }, seconds }: StateDraft): BreakOn | null {
  if (!Number.isFinite(numberOf(value)) || !isDuration(seconds)) return null;
  return {
    on: "state",
    that: [{ number, is, value: numberOf(value), ...(segment !== "" && { segment }) }],
    ...(seconds.trim() !== "" && { seconds: Number(seconds) }),
  };
}

interface BreakStateProps {
  readonly draft: StateDraft;
  readonly onChange: (draft: StateDraft) => void;
  readonly isTried: boolean;
}

/** Fields of a breakpoint's condition: number, segment, comparison, and duration. */
export function BreakState({ draft, onChange, isTried }: BreakStateProps) {
  const { say } = useTexts();
  const words = say.replay.inspector.breakpoints;
  const { comparison, seconds } = draft;
  return (
    <>
      <ComparisonFields
        of="always"
        place={null}
        value={comparison}
        error={isTried && !Number.isFinite(numberOf(comparison.value)) ? words.valueWrong() : undefined}
        onChange={(next) => onChange({ ...draft, comparison: next })}
        onRemove={() => undefined}
      />
      <TextField
        label={words.seconds()}
        optional={say.console.form.optional()}
        inputMode="numeric"
        value={seconds}
        onChange={(next) => onChange({ ...draft, seconds: next })}
        error={isTried && !isDuration(seconds) ? words.secondsWrong() : undefined}
      />
    </>
  );
}
