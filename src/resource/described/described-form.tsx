import { Fragment, useState } from "react";
import { useServices } from "../../services/services.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { FormField } from "../form/form-field.tsx";
import { FormSummary } from "../form/form-summary.tsx";
import { DescribedField } from "./described-field.tsx";
import styles from "./described-form.module.css";
import { idsIn } from "./named-records.ts";
import { useRecordForm } from "../form/use-record-form.ts";
import { type DescribedRecord, type DescribedResource, type DescribedWords, textIn, wordsIn } from "./described-resource.ts";
import { type Said, saidOf } from "./described-view.ts";

type Values = Record<string, unknown>;

/** What a resource may have words of its own for. */
const FAULTS = ["pattern", "taken", "nameless"];

interface DescribedFormProps {
  readonly resource: DescribedResource;
  readonly text: DescribedWords;
  /** The one that is changed; none: a new one. */
  readonly record?: DescribedRecord;
  readonly onClose: () => void;
}

/** A record to be made or changed: a field for each of its members. */
export function DescribedForm({ resource, text, record, onClose }: DescribedFormProps) {
  const { say } = useTexts();
  const { notices } = useServices();
  const said = saidOf(resource);
  const path = said.path as "/tags"; // what is written is checked against the schema of this very resource
  const typed = said.members.filter((member) => !said.readOnly.includes(member));
  const [values] = useState(() => Object.fromEntries(typed.map((member) => [member, typedOf(said, member, (record ?? said.defaults)[member])])));
  const write = useWrite<Values, DescribedRecord>(
    (api, values_) => {
      const body = values_ as never; // the same, whichever resource it is
      return (record ? api.PATCH(`${path}/{id}`, { params: { path: { id: record._id }, header: { "If-Match": `"${record.version}"` } }, body }) : api.POST(path, { body })) as never; // the answer has every member, since none was left out
    },
    [path],
  );
  const form = useRecordForm<Values, DescribedRecord>({
    schema: record ? keeping(resource.body, said) : resource.body,
    values,
    words: Object.fromEntries(typed.map((member) => [member, Object.fromEntries(FAULTS.flatMap((code) => [wordsIn(text.faults[member]?.[code])].flatMap((words) => (words === undefined ? [] : [[code, words]]))))])),
    // What was emptied takes the place of what was there.
    save: (body) => write.run({ ...Object.fromEntries(typed.flatMap((member) => (member in said.defaults ? [[member, said.defaults[member]]] : []))), ...body }),
    onSaved: (saved) => {
      notices.say(say.console.form.saved({ name: textIn(saved, resource.title) }));
      onClose();
    },
  });
  const labels: Readonly<Record<string, string>> = Object.fromEntries(typed.map((member) => [member, wordsIn(text.fields[member]) ?? member]));
  const title = record ? text.edit({ name: textIn(record, resource.title) }) : text.create();
  return (
    <FormDialog form="drawer" open onClose={onClose} title={title} verb={record ? say.console.form.save() : say.console.record.create()} busy={form.busy} differs={form.changed.length > 0} onSubmit={() => void form.submit()}>
      <FormSummary errors={form.errors} failure={form.failure} labels={labels} tries={form.tries} />
      {partsOf(resource, typed).map(([part, members]) => (
        <Fragment key={part}>
          {part === "" ? null : <h3 className={styles.part}>{wordsIn(text.sections?.[part]) ?? part}</h3>}
          {members.map((member) => (
            <FormField key={member} control={form.control} name={member}>
              {({ name: _, ...field }) => <DescribedField {...field} resource={resource} text={text} record={record} member={member} label={labels[member] ?? member} />}
            </FormField>
          ))}
        </Fragment>
      ))}
    </FormDialog>
  );
}

/** The fields in the parts of their form; those of no part come first. */
function partsOf({ sections = {} }: DescribedResource, members: readonly string[]): (readonly [part: string, members: readonly string[]])[] {
  const named = new Set(Object.values(sections).flat());
  return [["", members.filter((member) => !named.has(member))], ...Object.entries(sections)];
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
