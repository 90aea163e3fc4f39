import { useState } from "react";
import { NewSecretCheck } from "../../../openapi/generated/checks/new-secret.ts";
import type { MadeSecret as Made, NewSecret, Secret } from "../../../openapi/generated/console.ts";
import { choicesIn, idsIn } from "../../resource/records/record/named-records.ts";
import { FormDialog } from "../../resource/records/form/form-dialog.tsx";
import { FormField } from "../../resource/records/form/form-field.tsx";
import { FormHead } from "../../resource/records/form/form-head.tsx";
import { onlyChanged } from "../../resource/records/form/body-of.ts";
import { useCarefulForm } from "../../resource/records/form/use-careful-form.ts";
import { useServices } from "../../services/services.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { ChoicesField } from "../../ui/choices-field.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { MadeSecret } from "./made-secret.tsx";
import { secretPresentation } from "./secret-presentation.ts";
import { useSecretWords } from "./use-secret-words.ts";
import { useWebhookNames } from "./use-secret-names.ts";

interface Values {
  readonly name: string;
  readonly value: string;
  readonly webhooks: readonly string[];
}

/** Form that creates or edits a secret. The value of an existing secret changes only by rotation. */
export function SecretForm({ secret, onClose }: { secret?: Secret; onClose: () => void }) {
  const { say } = useTexts();
  const { api, notices } = useServices();
  const formats = useFormats();
  const text = say.webhooks.secrets;
  const [made, setMade] = useState<{ readonly name: string; readonly value: string } | null>(null);
  const known = choicesIn(secret?.webhooks);
  const listed = useWebhookNames();
  const write = useWrite<NewSecret & { readonly kept: Secret | undefined }, Made | Secret>(
    (client, { name, webhooks, value, kept }) =>
      kept
        ? client.PATCH("/secrets/{id}", {
            params: { path: { id: kept._id }, header: { "If-Match": `"${kept.version ?? 0}"` } },
            body: { name, ...(webhooks && { webhooks }) },
          })
        : client.POST("/secrets", {
            body: { name, ...(webhooks && { webhooks }), ...(value !== undefined && { value }) },
          }),
    ["/secrets", "/secrets/{id}", "/secrets/{id}/history", "/webhooks", "/webhooks/{id}"],
  );
  const form = useCarefulForm<Secret, Values, Made | Secret>({
    place: "/secrets",
    record: secret,
    valuesOf: (of) => ({ name: of?.name ?? "", value: "", webhooks: idsIn(of?.webhooks) }),
    read: (id) => api.GET("/secrets/{id}", { params: { path: { id } } }),
    secrets: ["value"],
    staysOpen: false,
    body: NewSecretCheck,
    words: useSecretWords(),
    save: ({ name = "", webhooks = [], value }, { kept, changed }) =>
      write.run({
        kept,
        name,
        ...onlyChanged({ webhooks: [...webhooks] }, kept ? changed : ["webhooks"]),
        ...(value !== undefined && { value }),
      }),
    onSaved: (answer) => {
      const name = "secret" in answer ? (answer.secret.name ?? "") : (answer.name ?? "");
      if ("value" in answer && answer.value !== null) return setMade({ name, value: answer.value });
      notices.say(say.console.form.saved({ name }));
      onClose();
    },
  });
  if (made) return <MadeSecret {...made} onClose={onClose} />;
  const close = () => {
    form.leave();
    onClose();
  };
  const labels = { name: text.fields.name(), value: text.fields.value(), webhooks: text.fields.webhooks() };
  return (
    <FormDialog
      form="drawer"
      open
      onClose={close}
      title={secret ? text.edit({ name: secret.name ?? "" }) : text.create()}
      verb={secret ? say.console.form.save() : say.console.record.create()}
      busy={form.busy}
      differs={form.changed.length > 0}
      onSubmit={() => void form.submit()}
    >
      <FormHead
        form={form}
        labels={labels}
        problems={{ conflict: text.limitReached() }}
        facts={secretPresentation(say, formats).facts}
        named={{ webhooks: listed }}
      />
      <FormField control={form.control} name="name">
        {(field) => (
          <TextField
            {...field}
            label={labels.name}
            hint={text.nameHint()}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </FormField>
      {secret ? null : (
        <FormField control={form.control} name="value">
          {(field) => (
            <PasswordField
              {...field}
              label={labels.value}
              optional={say.console.form.optional()}
              hint={field.value === "" ? text.valueHint() : text.customHint()}
              autoComplete="new-password"
              showLabel={say.console.form.showPassword()}
              hideLabel={say.console.form.hidePassword()}
            />
          )}
        </FormField>
      )}
      <FormField control={form.control} name="webhooks">
        {({ name: _, ...field }) => (
          <ChoicesField
            {...field}
            label={labels.webhooks}
            optional={say.console.form.optional()}
            hint={text.webhooksHint()}
            choices={[...listed, ...known.filter(({ value }) => !listed.some((one) => one.value === value))]}
            placeholder={text.findWebhook()}
            nothing={say.console.form.noResults()}
            removeLabel={(name) => say.console.form.removeChoice({ name })}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
