import { useState } from "react";
import { SecretRotationBody } from "../../../openapi/generated/bodies/secret-rotation.ts";
import type { MadeSecret as Made, Secret } from "../../../openapi/generated/console.ts";
import { FormDialog } from "../../resource/form/form-dialog.tsx";
import { FormField } from "../../resource/form/form-field.tsx";
import { FormSummary } from "../../resource/form/form-summary.tsx";
import { useRecordForm } from "../../resource/form/use-record-form.ts";
import { useServices } from "../../services/services.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { Banner } from "../../ui/banner.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { MadeSecret } from "./made-secret.tsx";
import { useSecretWords } from "./use-secret-words.ts";

const NOTHING = { value: "" };

/** Another value for a secret: made up and shown once, or one of one's own. */
export function RotateSecret({
  secret: { _id: id, name = "", oldUntil },
  onClose,
}: {
  secret: Secret;
  onClose: () => void;
}) {
  const { say } = useTexts();
  const { notices, now } = useServices();
  const formats = useFormats();
  const text = say.webhooks.secrets;
  const [made, setMade] = useState<string | null>(null);
  const write = useWrite<{ value?: string }, Made>(
    (api, body) => api.POST("/secrets/{id}/rotations", { params: { path: { id } }, body }),
    ["/secrets", "/secrets/{id}", "/secrets/{id}/history"],
  );
  const form = useRecordForm<{ readonly value: string }, Made>({
    schema: SecretRotationBody,
    values: NOTHING,
    words: { value: useSecretWords().value },
    save: (body) => write.run(body),
    onSaved: ({ value }) => {
      if (value !== null) return setMade(value);
      notices.say(say.console.form.saved({ name }));
      onClose();
    },
  });
  if (made !== null) return <MadeSecret name={name} value={made} onClose={onClose} />;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={text.rotate({ name })}
      verb={text.rotateVerb()}
      busy={form.busy}
      differs={form.changed.length > 0}
      onSubmit={() => void form.submit()}
    >
      <p>{text.rotateText()}</p>
      {oldUntil && Date.parse(oldUntil) > now() ? (
        <Banner family="away" glyph="warning">
          {text.rotateAgain({ moment: formats.moment(Date.parse(oldUntil)) })}
        </Banner>
      ) : null}
      <FormSummary
        errors={form.errors}
        failure={form.failure}
        labels={{ value: text.fields.value() }}
        tries={form.tries}
      />
      <FormField control={form.control} name="value">
        {(field) => (
          <PasswordField
            {...field}
            label={text.own()}
            optional={say.console.form.optional()}
            hint={field.value === "" ? text.valueHint() : text.ownHint()}
            autoComplete="new-password"
            showLabel={say.console.form.showPassword()}
            hideLabel={say.console.form.hidePassword()}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
