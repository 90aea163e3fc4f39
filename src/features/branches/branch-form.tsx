import { useState } from "react";
import { NewBranchBody } from "../../../openapi/generated/bodies/new-branch.ts";
import type { Branch, NewBranch } from "../../../openapi/generated/console.ts";
import { idsIn } from "../../resource/described/named-records.ts";
import { ReferenceField } from "../../resource/described/reference-field.tsx";
import { FormDialog } from "../../resource/form/form-dialog.tsx";
import { FormField } from "../../resource/form/form-field.tsx";
import { FormSummary } from "../../resource/form/form-summary.tsx";
import { useRecordForm } from "../../resource/form/use-record-form.ts";
import { useServices } from "../../services/services.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";

interface Values {
  readonly label: string;
  readonly name: string;
  readonly segments: string[];
  readonly address: string;
  readonly integrationId: string;
}

interface BranchFormProps {
  /** The one that is changed; none: a new one. */
  readonly branch?: Branch;
  readonly onClose: () => void;
}

/** A place to be made or changed; its devices are enrolled on its own page. */
export function BranchForm({ branch, onClose }: BranchFormProps) {
  const { say } = useTexts();
  const { notices } = useServices();
  const { columns, fields, hints, faults, ...text } = say.branches;
  const [values] = useState<Values>({ label: branch?.label ?? "", name: branch?.name ?? "", segments: idsIn(branch?.segments ?? []), address: branch?.address ?? "", integrationId: branch?.integrationId ?? "" });
  const write = useWrite<NewBranch, Branch>(
    (api, body) => (branch ? api.PATCH("/branches/{id}", { params: { path: { id: branch._id }, header: { "If-Match": `"${branch.version ?? 0}"` } }, body }) : api.POST("/branches", { body })),
    ["/branches", "/branches/{id}", "/branches/{id}/history"],
  );
  const form = useRecordForm<Values, Branch>({
    schema: NewBranchBody,
    values,
    words: { name: { pattern: faults.name(), taken: faults.taken() }, segments: { unknown: faults.segment() } },
    save: ({ label = "", name = "", segments = [], address, integrationId }) => write.run({ label, name, segments, address: address ?? null, integrationId: integrationId ?? null }),
    onSaved: ({ label = "" }) => {
      notices.say(say.console.form.saved({ name: label }));
      onClose();
    },
  });
  const labels = { label: columns.label(), name: columns.name(), segments: columns.segments(), address: columns.address(), integrationId: fields.integrationId() };
  const optional = say.console.form.optional();
  return (
    <FormDialog form="drawer" open onClose={onClose} title={branch ? text.edit({ label: branch.label ?? "" }) : text.create()} verb={branch ? say.console.form.save() : text.createVerb()} busy={form.busy} differs={form.changed.length > 0} onSubmit={() => void form.submit()}>
      <FormSummary errors={form.errors} failure={form.failure} labels={labels} tries={form.tries} />
      <FormField control={form.control} name="label">
        {(field) => <TextField {...field} label={labels.label} hint={hints.label()} autoComplete="off" />}
      </FormField>
      <FormField control={form.control} name="name">
        {(field) => <TextField {...field} label={labels.name} hint={hints.name()} autoComplete="off" spellCheck={false} />}
      </FormField>
      <FormField control={form.control} name="segments">
        {({ name: _, ...field }) => <ReferenceField {...field} one="Segment" named={branch?.segments} single={false} label={labels.segments} optional={optional} hint={hints.segments()} />}
      </FormField>
      <FormField control={form.control} name="address">
        {(field) => <TextArea {...field} label={labels.address} optional={optional} rows={3} autoComplete="off" />}
      </FormField>
      <FormField control={form.control} name="integrationId">
        {(field) => <TextField {...field} label={labels.integrationId} optional={optional} hint={hints.integrationId()} autoComplete="off" spellCheck={false} />}
      </FormField>
    </FormDialog>
  );
}
