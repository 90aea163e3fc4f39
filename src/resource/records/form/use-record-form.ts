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
   * The record as it is, or the defaults of a new one; another object is taken over where nothing was
   * changed.
   */
  readonly values: Values;
  /** Sends the body; `changed` names the fields that differ from the record. */
  readonly save: (body: Partial<Values>, changed: readonly string[]) => Promise<WriteOutcome<Answer>>;
  readonly onSaved?: (answer: Answer) => void;
  /** The form's own words for faults, by field and code. */
  readonly words?: FaultWords<Values>;
  /** Rules that no schema can say, such as two fields that must be equal: field → code. */
  readonly rules?: (values: Values) => Partial<Record<FieldPath<Values>, string>>;
  /** Fields that are the form's own and are not sent, such as the repeated password. */
  readonly aside?: readonly FieldPath<Values>[];
}

export type RefusedFaults = Extract<WriteFailure, { kind: "refused" }>["faults"];

/** Also discards input: otherwise the library merges the form's `resetOptions` into every reset. */
const ALL = { keepDirtyValues: false };

/**
 * A form for one record: the same verdict as the platform's before anything is sent, and its answer on the
 * fields.
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
  const judgement: FormRules<Values> = { body, rules, judge, tidy, aside };
  const form = useForm<Values>({
    values,
    defaultValues: values as DefaultValues<Values>, // all of them are there
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
    resolver: (typed) => {
      const faults = recordFaults(judgement, typed);
      if (faults.length === 0) return { values: typed, errors: {} };
      return { values: {}, errors: fieldErrors(faults, faultWords) as object }; // keyed by the names of fields
    },
  });
  const { dirtyFields, errors, isSubmitting } = form.formState;
  const changed = Object.keys(dirtyFields);
  useUnsaved(changed.length > 0 && !isSubmitting);

  const refuse = (faults: RefusedFaults) => {
    const told = faults
      .map(({ pointer, code, message }) => faultAt(pointer, code, message))
      .filter(({ field }) => field in form.getValues());
    for (const [field, error] of Object.entries(fieldErrors(told, faultWords)))
      form.setError(field as FieldPath<Values>, error); // looked up the line before
  };

  const submit = form.handleSubmit(async (typed) => {
    setFailure(null);
    const outcome = await save(sentBody(judgement, typed), changed);
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
    /** Saves; to be the form's `onSubmit`. */
    submit,
    /** Shows the platform's faults of another request at the fields. */
    refuse,
    busy: isSubmitting,
    /** Faults by field, in the order of the form. */
    errors,
    /** Why the platform refused, where it is nothing of a single field. */
    failure,
    changed,
    discard: () => {
      form.reset(values, ALL);
      setFailure(null);
      setDiscards(discards + 1);
    },
    /** Number of discards; fields close what they opened on each. */
    discards,
    /** Number of attempts to save; the summary receives the focus on each. */
    tries: form.formState.submitCount,
  };
}

export type RecordForm<Values extends FieldValues> = Omit<
  ReturnType<typeof useRecordForm<Values, unknown>>,
  "onSaved"
>;
