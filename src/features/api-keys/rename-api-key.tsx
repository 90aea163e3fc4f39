import type { ApiKey, ApiKeyChange } from "../../../openapi/generated/console.ts";
import { ApiKeyChangeCheck } from "../../../openapi/generated/checks/api-key-change.ts";
import { FormDialog } from "../../resource/records/form/form-dialog.tsx";
import { FormField } from "../../resource/records/form/form-field.tsx";
import { FormHead } from "../../resource/records/form/form-head.tsx";
import { useCarefulForm } from "../../resource/records/form/use-careful-form.ts";
import { textFact } from "../../resource/records/record/record-presentation.ts";
import { useServices } from "../../services/services.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { TextField } from "../../ui/text-field.tsx";

/** Dialog that renames a key; the key itself stays valid. */
export function RenameApiKey({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { say } = useTexts();
  const { api, notices } = useServices();
  const text = say.apiKeys;
  const write = useWrite<{ readonly kept: ApiKey; readonly body: ApiKeyChange }, ApiKey>(
    (client, { kept: { _id: id, version = 0 }, body }) =>
      client.PATCH("/api-keys/{id}", {
        params: { path: { id }, header: { "If-Match": `"${version}"` } },
        body,
      }),
    ["/api-keys", "/api-keys/{id}", "/api-keys/{id}/history"],
  );
  const form = useCarefulForm<ApiKey, ApiKeyChange, ApiKey>({
    place: "/api-keys",
    record: apiKey,
    valuesOf: (of) => ({ name: of?.name ?? "" }),
    read: (id) => api.GET("/api-keys/{id}", { params: { path: { id } } }),
    staysOpen: false,
    body: ApiKeyChangeCheck,
    words: {
      name: { missing: text.faults.name(), "too-short": text.faults.name(), pattern: text.faults.name() },
    },
    save: ({ name = "" }, { kept = apiKey }) => write.run({ kept, body: { name } }),
    onSaved: ({ name = "" }) => {
      notices.say(say.console.form.saved({ name }));
      onClose();
    },
  });
  const close = () => {
    form.leave();
    onClose();
  };
  const labels = { name: text.columns.name() };
  return (
    <FormDialog
      open
      onClose={close}
      title={text.rename({ name: apiKey.name ?? "" })}
      verb={say.console.form.save()}
      busy={form.busy}
      differs={form.changed.length > 0}
      onSubmit={() => void form.submit()}
    >
      <FormHead form={form} labels={labels} facts={[textFact("name", labels.name)]} />
      <FormField control={form.control} name="name">
        {(field) => <TextField {...field} label={labels.name} hint={text.nameHint()} autoComplete="off" />}
      </FormField>
    </FormDialog>
  );
}
