import { useState } from "react";
import { useServices } from "../../services/services.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { FormDialog } from "../form/form-dialog.tsx";
import { FormField } from "../form/form-field.tsx";
import { FormSummary } from "../form/form-summary.tsx";
import { useRecordForm } from "../form/use-record-form.ts";
import { type DescribedRecord, type DescribedResource, type DescribedWords, textIn, wordsIn } from "./described-resource.ts";
import { saidOf } from "./described-view.ts";

type Values = Record<string, string>;

/** What a resource may have words of its own for. */
const FAULTS = ["pattern", "taken"];

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
  const [values] = useState(() => Object.fromEntries(said.members.map((member) => [member, textIn(record ?? said.defaults, member)])));
  const write = useWrite<Values, DescribedRecord>(
    (api, typed) => {
      const body = typed as never; // the same, whichever resource it is
      return (record ? api.PATCH(`${path}/{id}`, { params: { path: { id: record._id }, header: { "If-Match": `"${record.version}"` } }, body }) : api.POST(path, { body })) as never; // the answer has every member, since none was left out
    },
    [path],
  );
  const form = useRecordForm<Values, DescribedRecord>({
    schema: resource.body,
    values,
    words: Object.fromEntries(said.members.map((member) => [member, Object.fromEntries(FAULTS.flatMap((code) => [wordsIn(text.faults[member]?.[code])].flatMap((words) => (words === undefined ? [] : [[code, words]]))))])),
    // What was emptied takes the place of what was there.
    save: (body) => write.run({ ...(said.defaults as Values), ...(body as Values) }), // texts, like everything that is typed here
    onSaved: (saved) => {
      notices.say(say.console.form.saved({ name: textIn(saved, resource.title) }));
      onClose();
    },
  });
  const labels = Object.fromEntries(said.members.map((member) => [member, wordsIn(text.fields[member]) ?? member]));
  const title = record ? text.edit({ name: textIn(record, resource.title) }) : text.create();
  return (
    <FormDialog form="drawer" open onClose={onClose} title={title} verb={record ? say.console.form.save() : say.console.record.create()} busy={form.busy} differs={form.changed.length > 0} onSubmit={() => void form.submit()}>
      <FormSummary errors={form.errors} failure={form.failure} labels={labels} tries={form.tries} />
      {said.members.map((member) => (
        <FormField key={member} control={form.control} name={member}>
          {(field) => {
            const shown = { label: labels[member] ?? member, hint: wordsIn(text.hints[member]), ...(said.defaults[member] === "" && { optional: say.console.form.optional() }) };
            const choices = said.choices[member];
            if (choices) return <SelectField {...field} {...shown} options={choices.map((value) => ({ value, label: wordsIn(text.choices[member]?.[value]) ?? value }))} />;
            return resource.long?.includes(member) ? <TextArea {...field} {...shown} /> : <TextField {...field} {...shown} autoComplete="off" />;
          }}
        </FormField>
      ))}
    </FormDialog>
  );
}
