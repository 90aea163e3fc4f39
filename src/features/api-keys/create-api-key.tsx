import { useState } from "react";
import type { ApiKey, MadeApiKey, NewApiKey } from "../../../openapi/generated/console.ts";
import { NewApiKeyCheck } from "../../../openapi/generated/checks/new-api-key.ts";
import { FormDialog } from "../../resource/records/form/form-dialog.tsx";
import { FormField } from "../../resource/records/form/form-field.tsx";
import { FormHead } from "../../resource/records/form/form-head.tsx";
import { useCarefulForm } from "../../resource/records/form/use-careful-form.ts";
import { ShownOnce } from "../../resource/cells/shown-once.tsx";
import { useServices } from "../../services/services.ts";
import { useHolder } from "../../services/use-session.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { usePrivilegeName } from "../../services/use-privilege-name.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";

interface Values {
  readonly name: string;
  readonly privilege: string;
}

const NOTHING: Values = { name: "", privilege: "" };

/** Creates an API key with name and privilege, and shows the key once. */
export function CreateApiKey({ onClose }: { onClose: () => void }) {
  const { say } = useTexts();
  const { api } = useServices();
  const text = say.apiKeys;
  const choices = usePrivilegeChoices();
  const [made, setMade] = useState<MadeApiKey | null>(null);
  const write = useWrite<NewApiKey, MadeApiKey>(
    (client, body) => client.POST("/api-keys", { body }),
    ["/api-keys"],
  );
  const form = useCarefulForm<ApiKey, Values, MadeApiKey>({
    place: "/api-keys",
    record: undefined,
    valuesOf: () => NOTHING,
    read: (id) => api.GET("/api-keys/{id}", { params: { path: { id } } }),
    body: NewApiKeyCheck,
    words: {
      name: { missing: text.faults.name(), "too-short": text.faults.name(), pattern: text.faults.name() },
      privilege: {
        missing: text.faults.privilege(),
        "not-one-of": text.faults.gone(),
        "more-than-yours": text.faults.moreThanYours(),
      },
    },
    save: ({ name = "", privilege = "" }) => write.run({ name, privilege }),
    onSaved: setMade,
  });
  if (made) return <MadeKey made={made} onClose={onClose} />;
  const close = () => {
    form.leave();
    onClose();
  };
  const labels = { name: text.columns.name(), privilege: text.columns.privilege() };
  return (
    <FormDialog
      open
      onClose={close}
      title={text.create()}
      verb={say.console.record.create()}
      busy={form.busy}
      differs={form.changed.length > 0}
      onSubmit={() => void form.submit()}
    >
      <FormHead form={form} labels={labels} facts={[]} />
      <FormField control={form.control} name="name">
        {(field) => <TextField {...field} label={labels.name} hint={text.nameHint()} autoComplete="off" />}
      </FormField>
      <FormField control={form.control} name="privilege">
        {({ value, ...field }) => (
          <SelectField
            {...field}
            label={labels.privilege}
            hint={text.privilegeHint()}
            options={choices}
            value={choices.find((choice) => choice.value === value)?.value ?? null}
            placeholder={say.console.form.choose()}
          />
        )}
      </FormField>
    </FormDialog>
  );
}

/** Returns the privileges that the user can give to a key: those whose permissions the user has. */
function usePrivilegeChoices() {
  const nameOf = usePrivilegeName();
  const held = useHolder()?.abilities ?? [];
  const { data } = useApiQuery("/privileges", { query: { $limit: 200 } });
  return (data?.data ?? [])
    .filter(({ permissions }) => permissions.every((permission) => held.includes(permission)))
    .map(({ name, label }) => ({ value: name, label: label ?? nameOf(name) }));
}

/** Shows the secret of the new key, which cannot be shown again. */
function MadeKey({ made: { key, apiKey }, onClose }: { made: MadeApiKey; onClose: () => void }) {
  const text = useTexts().say.apiKeys.made;
  return (
    <ShownOnce
      title={text.title({ name: apiKey.name ?? "" })}
      value={key}
      words={{
        once: text.once(),
        value: text.key(),
        copy: text.copy(),
        how: text.how(),
        kept: text.kept(),
        missing: text.missing(),
      }}
      onClose={onClose}
    />
  );
}
