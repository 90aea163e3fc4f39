import { NewBranchCheck } from "../../../openapi/generated/checks/new-branch.ts";
import type { Branch, NewBranch } from "../../../openapi/generated/console.ts";
import { idsIn } from "../../resource/records/record/named-records.ts";
import { ReferenceField } from "../../resource/kit/described/reference-field.tsx";
import { FormDialog } from "../../resource/records/form/form-dialog.tsx";
import { FormField } from "../../resource/records/form/form-field.tsx";
import { FormHead } from "../../resource/records/form/form-head.tsx";
import { proposing, useProposedId } from "../../resource/records/form/use-proposed-id.ts";
import { useCarefulForm } from "../../resource/records/form/use-careful-form.ts";
import { useWayTo } from "../../resource/kit/use-way-to.ts";
import { useServices } from "../../services/services.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { branchPresentation } from "./branch-presentation.ts";

interface Values {
  readonly label: string;
  readonly name: string;
  readonly segments: string[];
  readonly address: string;
  readonly integrationId: string;
}

interface BranchFormProps {
  /** The branch to edit; undefined to create one. */
  readonly branch?: Branch;
  readonly onClose: () => void;
}

/** Form that creates or edits a branch. Its display devices are enrolled on a separate page. */
export function BranchForm({ branch, onClose }: BranchFormProps) {
  const { say } = useTexts();
  const { api, notices } = useServices();
  const formats = useFormats();
  const { columns, fields, hints, faults, ...text } = say.branches;
  const wayTo = useWayTo("branches");
  const write = useWrite<{ readonly body: NewBranch; readonly kept: Branch | undefined }, Branch>(
    (client, { body, kept }) =>
      kept
        ? client.PATCH("/branches/{id}", {
            params: { path: { id: kept._id }, header: { "If-Match": `"${kept.version ?? 0}"` } },
            body,
          })
        : client.POST("/branches", { body }),
    ["/branches", "/branches/{id}", "/branches/{id}/history"],
  );
  const form = useCarefulForm<Branch, Values, Branch>({
    place: "/branches",
    record: branch,
    valuesOf: (of) => ({
      label: of?.label ?? "",
      name: of?.name ?? "",
      segments: idsIn(of?.segments ?? []),
      address: of?.address ?? "",
      integrationId: of?.integrationId ?? "",
    }),
    read: (id) => api.GET("/branches/{id}", { params: { path: { id } } }),
    body: NewBranchCheck,
    words: {
      name: { pattern: faults.name(), taken: faults.taken() },
      segments: { unknown: faults.segment() },
    },
    save: ({ label = "", name = "", segments = [], address, integrationId }, { kept }) =>
      write.run({
        body: { label, name, segments, address: address ?? null, integrationId: integrationId ?? null },
        kept,
      }),
    onSaved: ({ _id, label = "" }) => {
      notices.say(say.console.form.saved({ name: label }), branch ? undefined : wayTo(_id));
      onClose();
    },
  });
  useProposedId(form, branch ? null : proposing("label", "name", NewBranchCheck.schema));
  const close = () => {
    form.leave();
    onClose();
  };
  const labels = {
    label: columns.label(),
    name: columns.name(),
    segments: columns.segments(),
    address: columns.address(),
    integrationId: fields.integrationId(),
  };
  const optional = say.console.form.optional();
  return (
    <FormDialog
      form="drawer"
      open
      onClose={close}
      title={branch ? text.edit({ label: branch.label ?? "" }) : text.create()}
      verb={
        form.met?.kind === "gone"
          ? say.lists.conflict.createAgain()
          : branch
            ? say.console.form.save()
            : say.console.record.create()
      }
      busy={form.busy}
      differs={form.changed.length > 0}
      onSubmit={() => void form.submit()}
    >
      <FormHead
        form={form}
        labels={labels}
        facts={branchPresentation(say, formats).facts}
        named={{ segments: "Segment" }}
      />
      <FormField control={form.control} name="label">
        {(field) => <TextField {...field} label={labels.label} hint={hints.label()} autoComplete="off" />}
      </FormField>
      <FormField control={form.control} name="name">
        {(field) => (
          <TextField
            {...field}
            label={labels.name}
            hint={hints.name()}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </FormField>
      <FormField control={form.control} name="segments">
        {({ name: _, ...field }) => (
          <ReferenceField
            {...field}
            one="Segment"
            named={branch?.segments}
            single={false}
            label={labels.segments}
            optional={optional}
            hint={hints.segments()}
          />
        )}
      </FormField>
      <FormField control={form.control} name="address">
        {(field) => (
          <TextArea {...field} label={labels.address} optional={optional} rows={3} autoComplete="off" />
        )}
      </FormField>
      <FormField control={form.control} name="integrationId">
        {(field) => (
          <TextField
            {...field}
            label={labels.integrationId}
            optional={optional}
            hint={hints.integrationId()}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
