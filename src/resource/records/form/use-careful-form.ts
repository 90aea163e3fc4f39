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
  /** Name of the form. Drafts are stored by this name and the record's id. */
  readonly place: string;
  /** Schema and check of the body; a function if they differ between a changed and a new record. */
  readonly body: CheckedBody | ((kept: Held | undefined) => CheckedBody);
  /** Fields that are left out of drafts. */
  readonly secrets?: readonly string[];
  /**
   * True if the form can create the record again after another user deleted it during editing; true by
   * default.
   */
  readonly staysOpen?: boolean;
  /**
   * Sends the body as a change of `kept`, or as a new record if `kept` is undefined. `changed` contains the
   * names of changed fields.
   */
  readonly save: (
    body: Partial<Values>,
    about: { readonly kept: Held | undefined; readonly changed: readonly string[] },
  ) => Promise<WriteOutcome<Answer>>;
}

const NONE: readonly string[] = [];

/**
 * A form for one record that stores unsaved input as a draft. A draft survives a reload and the end of the
 * session. It is deleted if the user agrees to leave without saving. Concurrent changes by other users are
 * shown beside the user's own. A draft also contains the record as it was when editing began, so that saving
 * detects conflicts.
 */
export function useCarefulForm<Held extends { readonly _id: string }, Values extends FieldValues, Answer>({
  place,
  record,
  valuesOf,
  read,
  body,
  secrets = NONE,
  staysOpen = true,
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
    staysOpen,
  });
  const { values, kept, met } = meeting;
  // When the form switches to another record, the effects of `useRecordForm` fill in the values of that
  // record. The effect below must run before those effects. Otherwise the new values would be compared with
  // the previous record and stored as a draft.
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

  // While there is no input, a reloaded record replaces the base of the form. If there is input, the base
  // stays, and saving detects a conflict.
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
        }); // the draft was stored by this form
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
    /** Discards all input. */
    discard: () => {
      form.discard();
      draft.drop();
      meeting.begin(record);
    },
    /** Deletes the draft; called when the user leaves the form. */
    leave: draft.drop,
    /** Chooses whose value is saved for a field that both users changed. */
    choose: (field: string, side: Side) => {
      const mine =
        met?.kind === "changed" ? met.differing.find(({ member }) => member === field)?.mine : undefined;
      meeting.choose(field, side);
      setValue(
        field as FieldPath<Values>,
        (side === "mine" ? mine : values[field]) as FieldPathValue<Values, FieldPath<Values>>,
        { shouldDirty: true },
      ); // a field in conflict is a field of the form
    },
  };
}

/**
 * Returns the stored draft of a form, and functions to store or delete it. Drafts are separate by account,
 * user and form. If the user chooses to leave without saving, the draft is deleted.
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
      // The user chose to leave without saving.
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
