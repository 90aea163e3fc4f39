import { FormField } from "../../resource/records/form/form-field.tsx";
import type { RecordForm } from "../../resource/records/form/use-record-form.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { LANGUAGES } from "../../services/use-language.ts";
import { useTexts } from "../../services/use-texts.ts";
import { ChoicesField } from "../../ui/choices-field.tsx";
import { FieldPair, FormSection } from "../../ui/form-section.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { SwitchField } from "../../ui/switch-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { type Kind, usePrivilegeChoices } from "./use-privilege-choices.ts";
import { optionalNames, type UserValues } from "./user-values.ts";
import { misplacedHours } from "../../../openapi/formats/weekly-hours.ts";
import type { WeeklyHours } from "../../../openapi/generated/console.ts";
import { useWeekWords } from "../../resource/kit/described/week-words.ts";
import { useHolder } from "../../services/use-session.ts";
import { WeekField } from "../../ui/week-field.tsx";

interface UserFieldsProps {
  readonly form: Pick<RecordForm<UserValues>, "control" | "watch" | "setValue">;
  readonly kind: Kind;
  readonly isNew: boolean;
  /** The changes that the signed-in user may make. */
  readonly can: { readonly assign: boolean; readonly grant: boolean; readonly disable: boolean };
}

const NONE = "none";

/** Fields of a user in three sections: person, sign-in, work. */
export function UserFields({ form: { control, watch, setValue }, kind, isNew, can }: UserFieldsProps) {
  const { say } = useTexts();
  const { fields, form: text } = say.people;
  const { optional, choose, noResults, removeChoice, showPassword, hidePassword } = say.console.form;
  const privileges = usePrivilegeChoices(kind, watch("privilege"));
  const segments = useApiQuery("/segments", { query: { $limit: 200, imported: false } });
  const choices = segments.data?.data.map(({ _id, name }) => ({ value: _id, label: name ?? _id })) ?? [];
  const withPassword = watch("withPassword");
  const optionalMark = (isOptional: boolean) => (isOptional ? { optional: optional() } : {});
  const names = optionalNames({ email: watch("email"), username: watch("username"), withPassword });
  const languages = [{ value: NONE, label: text.noLanguage() }, ...LANGUAGES];
  // Clears a typed password, which is not sent while the switch is off.
  const change = (on: boolean, onChange: (on: boolean) => void) => {
    onChange(on);
    setValue("password", "");
    setValue("repeat", "");
  };
  const passwordProps = {
    showLabel: showPassword(),
    hideLabel: hidePassword(),
    autoComplete: "new-password",
  } as const;
  return (
    <>
      <FormSection title={text.person()}>
        <FieldPair>
          <FormField control={control} name="firstname">
            {(field) => <TextField {...field} label={fields.firstname()} autoComplete="off" />}
          </FormField>
          <FormField control={control} name="lastname">
            {(field) => <TextField {...field} label={fields.lastname()} autoComplete="off" />}
          </FormField>
        </FieldPair>
        <FormField control={control} name="lang">
          {({ value, onChange, ...field }) => (
            <SelectField
              {...field}
              label={fields.lang()}
              options={languages}
              value={value ?? NONE}
              onChange={(next) => onChange(LANGUAGES.find(({ value: one }) => one === next)?.value ?? null)}
            />
          )}
        </FormField>
      </FormSection>
      <FormSection title={text.access()}>
        <FieldPair>
          <FormField control={control} name="email">
            {({ value, ...field }) => (
              <TextField
                {...field}
                {...optionalMark(names.email)}
                label={fields.email()}
                value={value ?? ""}
                type="email"
                autoComplete="off"
                hint={isNew ? text.emailHint() : undefined}
              />
            )}
          </FormField>
          <FormField control={control} name="username">
            {({ value, ...field }) => (
              <TextField
                {...field}
                {...optionalMark(names.username)}
                label={fields.username()}
                value={value ?? ""}
                autoComplete="off"
                autoCapitalize="none"
                hint={text.usernameHint()}
              />
            )}
          </FormField>
        </FieldPair>
        <FormField control={control} name="privilege">
          {({ value, ...field }) => (
            <SelectField
              {...field}
              label={fields.privilege()}
              options={privileges}
              value={value === "" ? null : value}
              placeholder={choose()}
              disabled={!can.grant}
              hint={can.grant ? undefined : text.grantHint()}
            />
          )}
        </FormField>
        {isNew ? (
          <FormField control={control} name="withPassword">
            {({ value, onChange, name }) => (
              <SwitchField
                name={name}
                label={text.withPassword()}
                hint={text.withPasswordHint()}
                checked={value}
                onChange={(on) => change(on, onChange)}
              />
            )}
          </FormField>
        ) : null}
        {!isNew || withPassword ? (
          <FieldPair>
            <FormField control={control} name="password">
              {(field) => (
                <PasswordField
                  {...field}
                  {...passwordProps}
                  {...optionalMark(!isNew)}
                  label={isNew ? fields.password() : fields.newPassword()}
                  hint={isNew ? text.passwordHint() : text.newPasswordHint()}
                />
              )}
            </FormField>
            <FormField control={control} name="repeat">
              {(field) => <PasswordField {...field} {...passwordProps} label={fields.repeat()} />}
            </FormField>
          </FieldPair>
        ) : null}
        {can.disable && !isNew ? (
          <FormField control={control} name="disabled">
            {({ value, onChange, name }) => (
              <SwitchField
                name={name}
                label={fields.disabled()}
                hint={text.disabledHint()}
                checked={value}
                onChange={onChange}
              />
            )}
          </FormField>
        ) : null}
      </FormSection>
      {can.assign ? (
        <FormSection title={text.work()}>
          <FormField control={control} name="segments">
            {({ value, name: _, ...field }) => (
              <ChoicesField
                {...field}
                label={fields.segments()}
                optional={optional()}
                choices={choices}
                value={value}
                placeholder={text.segmentsPlaceholder()}
                nothing={noResults()}
                removeLabel={(name) => removeChoice({ name })}
              />
            )}
          </FormField>
          <FormField control={control} name="availability">
            {({ value, onChange, error }) => (
              <AvailabilityField value={value} onChange={onChange} error={error} />
            )}
          </FormField>
        </FormSection>
      ) : null}
    </>
  );
}

interface AvailabilityFieldProps {
  readonly value: WeeklyHours;
  readonly onChange: (hours: WeeklyHours) => void;
  readonly error: string | undefined;
}

/**
 * Field for an agent's working hours; without hours the agent is always available. After a failed save, each
 * invalid range shows its own error.
 */
function AvailabilityField({ value, error, ...field }: AvailabilityFieldProps) {
  const { say } = useTexts();
  const words = useWeekWords();
  const zone = useHolder()?.account.timeZone ?? "";
  const { hours, fields } = say.people;
  const always = value.length === 0;
  const faults =
    error === undefined
      ? []
      : misplacedHours(value).map(({ at, code }): [string, string] => [at, say.lists.week.faults[code]()]);
  return (
    <WeekField
      {...field}
      error={error}
      faults={Object.fromEntries(faults)}
      label={fields.availability()}
      hint={always ? hours.always() : hours.zone({ zone })}
      words={{ ...words, closed: () => (always ? "" : hours.free()) }}
      value={value}
    />
  );
}
