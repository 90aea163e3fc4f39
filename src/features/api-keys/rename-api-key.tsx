import { useState } from "react";
import type { ApiKey, ApiKeyChange } from "../../../openapi/generated/console.ts";
import { ApiKeyChangeBody } from "../../../openapi/generated/bodies/api-key-change.ts";
import { FormDialog } from "../../resource/form/form-dialog.tsx";
import { FormField } from "../../resource/form/form-field.tsx";
import { FormSummary } from "../../resource/form/form-summary.tsx";
import { useRecordForm } from "../../resource/form/use-record-form.ts";
import { useServices } from "../../services/services.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { TextField } from "../../ui/text-field.tsx";

/** What a key is called may change; the key does not. */
export function RenameApiKey({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { say } = useTexts();
  const { notices } = useServices();
  const text = say.apiKeys;
  const [values] = useState<ApiKeyChange>({ name: apiKey.name ?? "" });
  const write = useWrite<ApiKeyChange, ApiKey>((api, body) => api.PATCH("/api-keys/{id}", { params: { path: { id: apiKey._id }, header: { "If-Match": `"${apiKey.version ?? 0}"` } }, body }), ["/api-keys", "/api-keys/{id}", "/api-keys/{id}/history"]);
  const form = useRecordForm<ApiKeyChange, ApiKey>({
    schema: ApiKeyChangeBody,
    values,
    words: { name: { missing: text.faults.name(), "too-short": text.faults.name(), pattern: text.faults.name() } },
    save: ({ name = "" }) => write.run({ name }),
    onSaved: ({ name = "" }) => {
      notices.say(say.console.form.saved({ name }));
      onClose();
    },
  });
  const labels = { name: text.columns.name() };
  return (
    <FormDialog open onClose={onClose} title={text.rename({ name: values.name })} verb={say.console.form.save()} busy={form.busy} differs={form.changed.length > 0} onSubmit={() => void form.submit()}>
      <FormSummary errors={form.errors} failure={form.failure} labels={labels} tries={form.tries} />
      <FormField control={form.control} name="name">
        {(field) => <TextField {...field} label={labels.name} hint={text.nameHint()} autoComplete="off" />}
      </FormField>
    </FormDialog>
  );
}
