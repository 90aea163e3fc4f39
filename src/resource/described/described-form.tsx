import { Fragment, useEffect, useMemo, useRef } from "react";
import { useServices } from "../../services/services.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { misplacedHours } from "../../../openapi/formats/weekly-hours.ts";
import { faultsWithin } from "../form/field-errors.ts";
import { DraftNote } from "../form/draft-note.tsx";
import { FormDialog } from "../form/form-dialog.tsx";
import { FormField } from "../form/form-field.tsx";
import { FormSummary } from "../form/form-summary.tsx";
import { DescribedField } from "./described-field.tsx";
import { DescribedConflict } from "./described-conflict.tsx";
import styles from "./described-form.module.css";
import { faultWordsOf } from "./fault-words-of.ts";
import { hoursIn } from "./listed-values.ts";
import { idsIn } from "./named-records.ts";
import { isUnconditional, missingMembers, placedMembers, placedValues, sentValues } from "./placed-members.ts";
import { useDraft } from "../form/use-draft.ts";
import { useRecordForm } from "../form/use-record-form.ts";
import { readsOf } from "../record/recounted.ts";
import { type DescribedRecord, type DescribedResource, type DescribedWords, textIn, wordsIn } from "./described-resource.ts";
import { type Said, saidOf } from "./described-view.ts";
import { useMeeting } from "./use-meeting.ts";

type Values = Record<string, unknown>;

interface DescribedFormProps {
  readonly resource: DescribedResource;
  readonly text: DescribedWords;
  /** The one that is changed; none: a new one. */
  readonly record?: DescribedRecord;
  readonly onClose: () => void;
}

/** A record to be made or changed: a field for each of its members. */
export function DescribedForm({ resource, text, record: given, onClose }: DescribedFormProps) {
  const { say } = useTexts();
  const { notices } = useServices();
  const said = useMemo(() => askedOf(resource), [resource]);
  const draft = useDraft<DescribedRecord>([said.path, given?._id ?? "new"]);
  // A draft stands on the record as it was: who changed that since is met when it is saved.
  const record = given && (draft.found?.base ?? given);
  const close = () => {
    draft.drop();
    onClose();
  };
  const path = said.path as "/tags"; // what is written is checked against the schema of this very resource
  const typed = said.members.filter((member) => !said.readOnly.includes(member));
  const valuesOf = (state: Values): Values => Object.fromEntries(typed.map((member) => [member, typedOf(said, member, state[member])]));
  const { values, kept, met, meet, choose, draftOf } = useMeeting({ path, said, record, valuesOf });
  const write = useWrite<Values, DescribedRecord>(
    (api, values_) => {
      const body = values_ as never; // the same, whichever resource it is
      return (kept ? api.PATCH(`${path}/{id}`, { params: { path: { id: kept._id }, header: { "If-Match": `"${kept.version}"` } }, body }) : api.POST(path, { body })) as never; // the answer has every member, since none was left out
    },
    readsOf({ path }),
  );
  const form = useRecordForm<Values, DescribedRecord>({
    schema: kept ? keeping(resource.body, said) : resource.body,
    values,
    words: faultWordsOf(said, text, say.records.week.faults),
    judge: (body) => [
      ...typed.filter((member) => said.kinds[member] === "week").flatMap((member) => misplacedHours(hoursIn(body[member])).map(({ at, code }) => ({ field: member, within: at, code, measure: null }))),
      ...(resource.faults?.(body) ?? []).map(({ at, code }) => ({ ...placeIn(at), code, measure: null })),
    ],
    tidy: (values_) => placedValues(said, values_),
    rules: (values_) => missingMembers(said, values_, record),
    save: async (body, changed) => {
      const outcome = await write.run(sentValues(said, body, record));
      await meet(outcome, changed, form.values());
      return outcome;
    },
    onSaved: (saved) => {
      notices.say(say.console.form.saved({ name: textIn(saved, resource.title) }));
      close();
    },
  });
  const { watch, setValue } = form;
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    for (const [member, value] of Object.entries(draft.found?.values ?? {})) if (member in values) setValue(member, value, { shouldDirty: true });
  });
  useEffect(() => {
    const { unsubscribe } = watch((now) => draft.keep(kept ?? null, draftOf(now)));
    return unsubscribe;
  });
  const labels: Readonly<Record<string, string>> = Object.fromEntries(typed.map((member) => [member, wordsIn(text.fields[member]) ?? member]));
  const now = isUnconditional(said) && !resource.Under && !resource.fields ? values : form.watch();
  const title = record ? text.edit({ name: textIn(record, resource.title) }) : text.create();
  return (
    <FormDialog form="drawer" open onClose={close} title={title} verb={met?.kind === "gone" ? say.lists.conflict.anew() : record ? say.console.form.save() : say.console.record.create()} busy={form.busy} differs={form.changed.length > 0} onSubmit={() => void form.submit()}>
      <DraftNote
        at={draft.restoredAt}
        onDiscard={() => {
          form.discard();
          draft.drop();
        }}
      />
      <FormSummary errors={form.errors} failure={form.failure} labels={labels} tries={form.tries} problems={{ "plan-limit": say.console.form.noRoom(), ...(met && { "stale-version": say.lists.conflict.changed(), "not-found": say.lists.conflict.gone() }) }} />
      {record && met?.kind === "changed" ? (
        <DescribedConflict
          resource={resource}
          text={text}
          theirs={met.theirs}
          before={record}
          differing={met.differing}
          taken={met.taken}
          onChoose={({ member, mine }, side) => {
            choose(member, side);
            form.setValue(member, side === "mine" ? mine : values[member], { shouldDirty: true });
          }}
        />
      ) : null}
      {partsOf(resource, placedMembers(said, typed, now)).map(([part, members]) => (
        <Fragment key={part}>
          {part === "" ? null : <h3 className={styles.part}>{wordsIn(text.sections?.[part]) ?? part}</h3>}
          {members.map((member) => (
            <FormField key={member} control={form.control} name={member}>
              {({ name, ...field }) => {
                const Own = resource.fields?.[member];
                if (Own) return <Own {...field} name={name} label={labels[member] ?? member} values={now} record={record} />;
                return <DescribedField {...field} said={said} long={resource.long} rowShows={resource.rowShows} text={text} told={record?.[member]} member={member} label={labels[member] ?? member} faults={faultsWithin(form.errors[member])} />;
              }}
            </FormField>
          ))}
        </Fragment>
      ))}
      {resource.Under ? <resource.Under values={placedValues(said, now)} record={record} /> : null}
    </FormDialog>
  );
}

/** What is said of a resource, as its form asks for it: what nobody is asked for stays as it is. */
function askedOf(resource: DescribedResource): Said {
  const said = saidOf(resource);
  return { ...said, readOnly: [...said.readOnly, ...(resource.unasked ?? [])] };
}

/** The field of a place, and where in it. */
const placeIn = (at: string) => {
  const [field = "", ...within] = at.split("/");
  return { field, ...(within.length > 0 && { within: within.join("/") }) };
};

/** The fields in the parts of their form; those of no part come first. */
function partsOf({ sections = {} }: DescribedResource, members: readonly string[]): (readonly [part: string, members: readonly string[]])[] {
  const named = new Set(Object.values(sections).flat());
  const parts = Object.entries(sections).map(([part, inIt]): [string, readonly string[]] => [part, inIt.filter((member) => members.includes(member))]);
  return [["", members.filter((member) => !named.has(member))], ...parts.filter(([, inIt]) => inIt.length > 0)];
}

/** A member as it is typed: whom it names by their ids, and a secret not at all. */
function typedOf({ kinds }: Said, member: string, value: unknown): unknown {
  if (kinds[member] === "references" || kinds[member] === "reference") {
    const ids = idsIn(value);
    return kinds[member] === "reference" ? (ids[0] ?? "") : ids;
  }
  return kinds[member] === "secret" ? "" : (value ?? "");
}

/** What a change has to keep: a secret that is there need not be given again. */
function keeping(body: DescribedResource["body"], { kinds }: Said): DescribedResource["body"] {
  const required: unknown = "required" in body ? body.required : [];
  return { ...body, required: Array.isArray(required) ? required.filter((member) => kinds[String(member)] !== "secret") : [] };
}
