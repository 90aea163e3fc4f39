import { NewPrivilegeCheck } from "../../../openapi/generated/checks/new-privilege.ts";
import { PrivilegeChangeCheck } from "../../../openapi/generated/checks/privilege-change.ts";
import type { NewPrivilege, PrivilegeRecord } from "../../../openapi/generated/console.ts";
import { FormDialog } from "../../resource/records/form/form-dialog.tsx";
import { FormField } from "../../resource/records/form/form-field.tsx";
import { FormHead } from "../../resource/records/form/form-head.tsx";
import { onlyChanged } from "../../resource/records/form/body-of.ts";
import { useCarefulForm } from "../../resource/records/form/use-careful-form.ts";
import { PRINCIPAL_ONLY } from "../../services/use-privilege-name.ts";
import { useServices } from "../../services/services.ts";
import { useHolder } from "../../services/use-session.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { ChoicesField } from "../../ui/choices-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { permissionWords } from "./permission-words.ts";
import { privilegePresentation } from "./privilege-presentation.ts";

interface PrivilegeDialogProps {
  /** The privilege to edit; undefined to create one. */
  readonly privilege?: PrivilegeRecord;
  readonly onClose: () => void;
}

interface Values {
  readonly name: string;
  readonly label: string;
  readonly level: number;
  readonly permissions: string[];
}

const valuesOf = (of?: PrivilegeRecord): Values => ({
  name: of?.name ?? "",
  label: of?.label ?? "",
  level: of?.level ?? 3,
  permissions: of?.permissions ?? ["account.read"],
});

const LEVELS = [1, 2, 3, 4, 5] as const;

/** Dialog that creates or edits a custom privilege. Users can add only permissions that they have. */
export function PrivilegeDialog({ privilege, onClose }: PrivilegeDialogProps) {
  const { api, notices } = useServices();
  const { say } = useTexts();
  const formats = useFormats();
  const held = useHolder()?.abilities ?? [];
  const text = say.people.privileges;
  const create = useWrite(
    (client, body: NewPrivilege) => client.POST("/privileges", { body }),
    ["/privileges"],
  );
  const change = useWrite(
    (client, { id, version, body }: { id: string; version: number; body: Partial<NewPrivilege> }) =>
      client.PATCH("/privileges/{id}", {
        params: { path: { id }, header: { "If-Match": `"${version}"` } },
        body,
      }),
    ["/privileges", "/privileges/{id}", "/privileges/{id}/history", "/users", "/users/{id}"],
  );
  const form = useCarefulForm<PrivilegeRecord, Values, PrivilegeRecord>({
    place: "/privileges",
    record: privilege,
    valuesOf,
    read: (id) => api.GET("/privileges/{id}", { params: { path: { id } } }),
    staysOpen: false,
    body: privilege ? PrivilegeChangeCheck : NewPrivilegeCheck,
    aside: privilege ? ["name"] : [],
    words: {
      name: { taken: text.nameTaken(), pattern: text.nameFormat(), "too-short": text.nameFormat() },
      label: { taken: text.labelTaken() },
      permissions: { "principal-only": text.principalOnly() },
    },
    save: (body, { kept, changed }) => {
      const typed = body as NewPrivilege; // the form has validated the body, and offers only known permissions
      return kept
        ? change.run({ id: kept._id, version: kept.version ?? 0, body: onlyChanged(typed, changed) })
        : create.run(typed);
    },
    onSaved: ({ label, name }) => {
      notices.say(privilege ? text.saved({ name: label ?? name }) : text.created({ name: label ?? name }));
      onClose();
    },
  });
  const choices = [
    ...new Set([...held.filter((one) => !PRINCIPAL_ONLY.has(one)), ...valuesOf(privilege).permissions]),
  ].map((one) => ({ value: one, label: permissionWords([one], say).join() }));
  return (
    <FormDialog
      form="drawer"
      open
      onClose={() => {
        form.leave();
        onClose();
      }}
      title={privilege ? text.edit({ name: privilege.label ?? privilege.name }) : text.create()}
      verb={privilege ? say.console.form.save() : say.people.form.create()}
      busy={form.busy}
      differs={form.changed.length > 0}
      onSubmit={() => void form.submit()}
    >
      <FormHead
        form={form}
        labels={{
          name: text.name(),
          label: text.label(),
          level: text.level(),
          permissions: text.permissions(),
        }}
        facts={privilegePresentation(say, formats).facts}
      />
      <FormField control={form.control} name="label">
        {(field) => <TextField {...field} label={text.label()} autoComplete="off" />}
      </FormField>
      <FormField control={form.control} name="name">
        {(field) => (
          <TextField
            {...field}
            label={text.name()}
            hint={text.nameHint()}
            autoComplete="off"
            autoCapitalize="none"
            readOnly={privilege !== undefined}
          />
        )}
      </FormField>
      <FormField control={form.control} name="level">
        {({ value, onChange, ...field }) => (
          <SelectField
            {...field}
            label={text.level()}
            hint={text.levelHint()}
            options={LEVELS.map((level) => ({ value: String(level), label: text.levels[level]() }))}
            value={String(value)}
            onChange={(next) => onChange(Number(next))}
          />
        )}
      </FormField>
      <FormField control={form.control} name="permissions">
        {({ name: _, ...field }) => (
          <ChoicesField
            {...field}
            label={text.permissions()}
            hint={text.permissionsHint()}
            choices={choices}
            placeholder={text.choose()}
            nothing={say.console.form.noResults()}
            removeLabel={(name) => say.console.form.removeChoice({ name })}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
