import { use, useEffect, useRef, useState } from "react";
import type { FieldPath, FieldPathValue, FieldValues } from "react-hook-form";
import type { WriteOutcome } from "../../../services/use-write.ts";
import type { CheckedBody } from "../../../../openapi/formats/checked-body.ts";
import { type MeetingOptions, type Side, useConflict } from "./use-conflict.ts";
import { type RecordFormOptions, useRecordForm } from "./use-record-form.ts";
import { draftAt } from "../../../services/drafts.ts";
import { useServices } from "../../../services/services.ts";
import { UnsavedContext } from "../../../services/unsaved.ts";
import { useHolder } from "../../../services/use-session.ts";

interface CarefulFormOptions<Held, Values extends FieldValues, Answer>
  extends
    Omit<RecordFormOptions<Values, Answer>, "body" | "values" | "save">,
    Pick<MeetingOptions<Held, Values>, "record" | "valuesOf" | "read"> {
  /** Which form it is among all: its draft is kept under this and the record. */
  readonly place: string;
  /** Schema of the body and its check, which may differ between a change and a new record. */
  readonly body: CheckedBody | ((kept: Held | undefined) => CheckedBody);
  /** Fields that no draft keeps. */
  readonly secrets?: readonly string[];
  /** False if a deleted record cannot be created again from the form; true by default. */
  readonly anew?: boolean;
  /**
   * Sends the body as a change of `kept`, or without it as a new one; `changed` names the fields that differ
   * from it.
   */
  readonly save: (
    body: Partial<Values>,
    about: { readonly kept: Held | undefined; readonly changed: readonly string[] },
  ) => Promise<WriteOutcome<Answer>>;
}

const NONE: readonly string[] = [];

/**
 * A form for one record that loses no input: drafts survive the page and the session, and concurrent changes
 * by other users are shown side by side. A draft contains the record it started from, so that conflicts are
 * detected when saving.
 */
export function useCarefulForm<Held extends { readonly _id: string }, Values extends FieldValues, Answer>({
  place,
  record,
  valuesOf,
  read,
  body,
  secrets = NONE,
  anew = true,
  save,
  onSaved,
  ...options
}: CarefulFormOptions<Held, Values, Answer>) {
  const draft = useDraft<Held>([place, record?._id ?? "new"]);
  const [seen, setSeen] = useState(record);
  const meeting = useConflict({
    record: record && (draft.found?.base ?? record),
    valuesOf,
    read,
    secrets,
    anew,
  });
  const { values, kept, met } = meeting;
  // Before the form's own effects: what takes another record over would else be kept as if it had been typed.
  const keep = useRef<(now: object) => void>(() => undefined);
  useEffect(() => {
    keep.current = (now) => draft.keep(kept ?? null, meeting.draftOf(now));
  });
  const form = useRecordForm<Values, Answer>({
    ...options,
    body: typeof body === "function" ? body(kept) : body,
    values,
    save: async (sent, changed) => {
      const outcome = await save(sent, { kept, changed });
      await meeting.meet(outcome, changed, form.values());
      return outcome;
    },
    onSaved: (answer) => {
      draft.drop();
      if (met) meeting.begin(record);
      onSaved?.(answer);
    },
  });
  const { watch, setValue } = form;

  // A reloaded record replaces the current one while there is no input; otherwise conflicts are resolved when
  // saving.
  if (record !== seen && met === null && form.changed.length === 0 && !form.busy) {
    setSeen(record);
    meeting.begin(record);
  }

  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    for (const [field, value] of Object.entries(draft.found?.values ?? {})) {
      if (field in values)
        setValue(field as FieldPath<Values>, value as FieldPathValue<Values, FieldPath<Values>>, {
          shouldDirty: true,
        }); // as this form kept it
    }
  });
  useEffect(() => {
    const { unsubscribe } = watch((now) => keep.current(now));
    return unsubscribe;
  }, [watch]);

  return {
    ...form,
    met,
    kept,
    /** Time (ms) of the restored draft; null without one. */
    restoredAt: draft.restoredAt,
    /** Gives up what was typed. */
    discard: () => {
      form.discard();
      draft.drop();
      meeting.begin(record);
    },
    /** Forgets what was typed: the form is left. */
    leave: draft.drop,
    /** Whose value of a field that both changed is kept. */
    choose: (field: string, side: Side) => {
      const mine =
        met?.kind === "changed" ? met.differing.find(({ member }) => member === field)?.mine : undefined;
      meeting.choose(field, side);
      setValue(
        field as FieldPath<Values>,
        (side === "mine" ? mine : values[field]) as FieldPathValue<Values, FieldPath<Values>>,
        { shouldDirty: true },
      ); // a field that both changed is one of the form's
    },
  };
}

/**
 * The draft of a form that was lost, and a place for the current one: per account, user and form. Leaving the
 * form deliberately deletes its draft.
 */
function useDraft<Base>(form: readonly string[]) {
  const { now } = useServices();
  const holder = useHolder();
  const unsaved = use(UnsavedContext);
  const [store] = useState(() =>
    draftAt<Base>(sessionStorage, [holder?.account._id ?? "", holder?.user._id ?? "", ...form]),
  );
  const [found] = useState(store.read);
  const [isRestored, setRestored] = useState(found !== null);
  const isKept = useRef(found !== null);
  useEffect(
    () => () => {
      // The user left knowingly, so the draft is not needed.
      if (isKept.current && unsaved?.isForgotten()) store.drop();
    },
    [store, unsaved],
  );
  const drop = () => {
    isKept.current = false;
    setRestored(false);
    store.drop();
  };
  return {
    found,
    /** Time (ms) of the restored draft; null without one, or after it was discarded. */
    restoredAt: isRestored && found ? found.at : null,
    keep: (base: Base | null, values: Readonly<Record<string, unknown>>) => {
      if (Object.keys(values).length === 0) return store.drop();
      isKept.current = true;
      store.keep({ at: now(), base, values });
    },
    drop,
  };
}
