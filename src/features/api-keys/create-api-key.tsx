import { useState } from "react";
import type { MadeApiKey, NewApiKey } from "../../../openapi/generated/console.ts";
import { NewApiKeyBody } from "../../../openapi/generated/bodies/new-api-key.ts";
import { FormDialog } from "../../resource/form/form-dialog.tsx";
import { FormField } from "../../resource/form/form-field.tsx";
import { FormSummary } from "../../resource/form/form-summary.tsx";
import { useRecordForm } from "../../resource/form/use-record-form.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { MadeKey } from "./made-key.tsx";
import { usePrivilegeChoices } from "./use-privilege-choices.ts";

interface Values {
  readonly name: string;
  readonly privilege: string;
}

const NOTHING: Values = { name: "", privilege: "" };

/** A new key: what it is called and what it may, and then the key itself, once. */
export function CreateApiKey({ onClose }: { onClose: () => void }) {
  const { say } = useTexts();
  const text = say.apiKeys;
  const choices = usePrivilegeChoices();
  const [made, setMade] = useState<MadeApiKey | null>(null);
  const write = useWrite<NewApiKey, MadeApiKey>((api, body) => api.POST("/api-keys", { body }), ["/api-keys"]);
  const form = useRecordForm<Values, MadeApiKey>({
    schema: NewApiKeyBody,
    values: NOTHING,
    words: { name: { missing: text.faults.name(), "too-short": text.faults.name(), pattern: text.faults.name() }, privilege: { missing: text.faults.privilege(), "not-one-of": text.faults.gone(), "more-than-yours": text.faults.moreThanYours() } },
    save: ({ name = "", privilege = "" }) => write.run({ name, privilege }),
    onSaved: setMade,
  });
  if (made) return <MadeKey made={made} onClose={onClose} />;
  const labels = { name: text.columns.name(), privilege: text.columns.privilege() };
  return (
    <FormDialog open onClose={onClose} title={text.create()} verb={text.createVerb()} busy={form.busy} differs={form.changed.length > 0} onSubmit={() => void form.submit()}>
      <FormSummary errors={form.errors} failure={form.failure} labels={labels} tries={form.tries} />
      <FormField control={form.control} name="name">
        {(field) => <TextField {...field} label={labels.name} hint={text.nameHint()} autoComplete="off" />}
      </FormField>
      <FormField control={form.control} name="privilege">
        {({ value, ...field }) => <SelectField {...field} label={labels.privilege} hint={text.privilegeHint()} options={choices} value={choices.find((choice) => choice.value === value)?.value ?? null} placeholder={say.console.form.choose()} />}
      </FormField>
    </FormDialog>
  );
}
