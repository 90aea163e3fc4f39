import { useMemo } from "react";
import { NewPrivilegeBody } from "../../../openapi/generated/bodies/new-privilege.ts";
import { PrivilegeChangeBody } from "../../../openapi/generated/bodies/privilege-change.ts";
import type { NewPrivilege, PrivilegeRecord } from "../../../openapi/generated/console.ts";
import { FormDialog } from "../../resource/form/form-dialog.tsx";
import { FormField } from "../../resource/form/form-field.tsx";
import { FormSummary } from "../../resource/form/form-summary.tsx";
import { onlyChanged } from "../../resource/form/only-changed.ts";
import { useRecordForm } from "../../resource/form/use-record-form.ts";
import { PRINCIPAL_ONLY } from "../../services/principal-only.ts";
import { useServices } from "../../services/services.ts";
import { useHolder } from "../../services/use-ability.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { ChoicesField } from "../../ui/choices-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { permissionWords } from "./permission-words.ts";

interface PrivilegeDialogProps {
  /** null: a new one. */
  readonly privilege: PrivilegeRecord | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

interface Values {
  readonly name: string;
  readonly label: string;
  readonly level: number;
  readonly permissions: string[];
}

const LEVELS = [1, 2, 3, 4, 5] as const;

/** Makes a customized privilege, or changes one. It can hold what its maker holds, and nothing else. */
export function PrivilegeDialog({ privilege, open, onClose }: PrivilegeDialogProps) {
  const { notices } = useServices();
  const { say } = useTexts();
  const held = useHolder()?.abilities ?? [];
  const text = say.people.privileges;
  const values = useMemo((): Values => ({ name: privilege?.name ?? "", label: privilege?.label ?? "", level: privilege?.level ?? 3, permissions: privilege?.permissions ?? ["account.read"] }), [privilege]);
  const create = useWrite((api, body: NewPrivilege) => api.POST("/privileges", { body }), ["/privileges"]);
  const change = useWrite(
    (api, { id, version, body }: { id: string; version: number; body: Partial<NewPrivilege> }) => api.PATCH("/privileges/{id}", { params: { path: { id }, header: { "If-Match": `"${version}"` } }, body }),
    ["/privileges", "/users", "/users/{id}"],
  );
  const form = useRecordForm({
    schema: privilege ? PrivilegeChangeBody : NewPrivilegeBody,
    values,
    aside: privilege ? ["name"] : [],
    words: { name: { taken: text.nameTaken(), pattern: text.nameFormat(), "too-short": text.nameFormat() }, label: { taken: text.labelTaken() }, permissions: { "principal-only": text.principalOnly() } },
    save: (body: Partial<Values>, changed) => {
      const typed = body as NewPrivilege; // the schema was kept, and the permissions were chosen from those that there are
      return privilege ? change.run({ id: privilege._id, version: privilege.version ?? 0, body: onlyChanged(typed, changed) }) : create.run(typed);
    },
    onSaved: ({ label, name }) => {
      notices.say(privilege ? text.saved({ name: label ?? name }) : text.created({ name: label ?? name }));
      onClose();
    },
  });
  const choices = [...new Set([...held.filter((one) => !PRINCIPAL_ONLY.has(one)), ...values.permissions])].map((one) => ({ value: one, label: permissionWords([one], say).join() }));
  return (
    <FormDialog
      form="drawer"
      open={open}
      onClose={() => {
        form.discard();
        onClose();
      }}
      title={privilege ? text.edit({ name: privilege.label ?? privilege.name }) : text.create()}
      verb={privilege ? say.console.form.save() : say.people.form.create()}
      busy={form.busy}
      differs={form.changed.length > 0}
      onSubmit={() => void form.submit()}
    >
      <FormSummary errors={form.errors} failure={form.failure} tries={form.tries} labels={{ name: text.name(), label: text.label(), level: text.level(), permissions: text.holds() }} />
      <FormField control={form.control} name="label">
        {(field) => <TextField {...field} label={text.label()} autoComplete="off" />}
      </FormField>
      <FormField control={form.control} name="name">
        {(field) => <TextField {...field} label={text.name()} hint={text.nameHint()} autoComplete="off" autoCapitalize="none" readOnly={privilege !== null} />}
      </FormField>
      <FormField control={form.control} name="level">
        {({ value, onChange, ...field }) => <SelectField {...field} label={text.level()} options={LEVELS.map((level) => ({ value: String(level), label: text.levels[level]() }))} value={String(value)} onChange={(next) => onChange(Number(next))} />}
      </FormField>
      <FormField control={form.control} name="permissions">
        {({ name: _, ...field }) => <ChoicesField {...field} label={text.holds()} hint={text.holdsHint()} choices={choices} placeholder={text.choose()} nothing={say.console.form.nothingFits()} removeLabel={(name) => say.console.form.removeChoice({ name })} />}
      </FormField>
    </FormDialog>
  );
}
