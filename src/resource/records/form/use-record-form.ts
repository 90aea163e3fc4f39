import { type DefaultValues, type FieldPath, type FieldValues, useForm } from "react-hook-form";
import { useState } from "react";
import { useUnsaved } from "../../../services/unsaved.ts";
import type { WriteFailure, WriteOutcome } from "../../../services/use-write.ts";
import { faultAt, fieldErrors } from "./field-errors.ts";
import { type FormRules, recordFaults, sentBody } from "./record-faults.ts";
import { type FaultWords, useFaultWords } from "./use-fault-words.ts";

export interface RecordFormOptions<Values extends FieldValues, Answer> extends Pick<
  FormRules<Values>,
  "body" | "judge" | "tidy"
> {
  /**
   * Values of the record, or the defaults of a new one. If the values change later, fields that the user has
   * not changed take the new values.
   */
  readonly values: Values;
  /** Sends the body; `changed` names the fields that differ from the record. */
  readonly save: (body: Partial<Values>, changed: readonly string[]) => Promise<WriteOutcome<Answer>>;
  readonly onSaved?: (answer: Answer) => void;
  /** The form's own texts for faults, by field and code. */
  readonly words?: FaultWords<Values>;
  /**
   * Checks form values beyond the schema, such as two fields that must be equal. Returns fault codes by
   * field.
   */
  readonly rules?: (values: Values) => Partial<Record<FieldPath<Values>, string>>;
  /** Fields that exist only in the form and are not sent, such as the repeated password. */
  readonly aside?: readonly FieldPath<Values>[];
}

export type RefusedFaults = Extract<WriteFailure, { kind: "refused" }>["faults"];

/** Makes a reset discard input. By default, a reset uses the form's `resetOptions`, which keep input. */
const ALL = { keepDirtyValues: false };

/**
 * A form for one record. It checks the platform's rules before sending, and shows the platform's faults at
 * the fields.
 */
export function useRecordForm<Values extends FieldValues, Answer>({
  body,
  values,
  save,
  onSaved,
  words = {},
  rules,
  judge,
  tidy,
  aside,
}: RecordFormOptions<Values, Answer>) {
  const faultWords = useFaultWords<Values>(words);
  const [failure, setFailure] = useState<WriteFailure | null>(null);
  const [discards, setDiscards] = useState(0);
  const formRules: FormRules<Values> = { body, rules, judge, tidy, aside };
  const form = useForm<Values>({
    values,
    defaultValues: values as DefaultValues<Values>, // no value is missing
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
    resolver: (typed) => {
      const faults = recordFaults(formRules, typed);
      if (faults.length === 0) return { values: typed, errors: {} };
      return { values: {}, errors: fieldErrors(faults, faultWords) as object }; // keyed by field name
    },
  });
  const { dirtyFields, errors, isSubmitting } = form.formState;
  const changed = Object.keys(dirtyFields);
  useUnsaved(changed.length > 0 && !isSubmitting);

  const refuse = (faults: RefusedFaults) => {
    const shown = faults
      .map(({ pointer, code, message }) => faultAt(pointer, code, message))
      .filter(({ field }) => field in form.getValues());
    for (const [field, error] of Object.entries(fieldErrors(shown, faultWords)))
      form.setError(field as FieldPath<Values>, error); // filtered by the form's fields above
  };

  const submit = form.handleSubmit(async (typed) => {
    setFailure(null);
    const outcome = await save(sentBody(formRules, typed), changed);
    if (outcome.kind === "done") {
      form.reset(typed, ALL);
      onSaved?.(outcome.answer);
    } else if (outcome.kind !== "abandoned") {
      setFailure(outcome);
      if (outcome.kind === "refused") refuse(outcome.faults);
    }
  });
  return {
    control: form.control,
    /** For values that depend on other fields. */
    watch: form.watch,
    /** Returns the current values. */
    values: form.getValues,
    setValue: form.setValue,
    /** Saves. Pass it as the form's `onSubmit`. */
    submit,
    /** Shows the faults of another request at the fields. */
    refuse,
    busy: isSubmitting,
    /** Faults by field, in the order of the form. */
    errors,
    /** Failure of the last attempt to save; null if it did not fail. */
    failure,
    changed,
    discard: () => {
      form.reset(values, ALL);
      setFailure(null);
      setDiscards(discards + 1);
    },
    /** Number of discards. Used as a React key, it resets fields that have their own state. */
    discards,
    /** Number of attempts to save. The summary of errors receives the focus after each failed attempt. */
    tries: form.formState.submitCount,
  };
}

export type RecordForm<Values extends FieldValues> = Omit<
  ReturnType<typeof useRecordForm<Values, unknown>>,
  "onSaved"
>;
