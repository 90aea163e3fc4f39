import { useState } from "react";
import { NewSavedViewCheck } from "../../../../openapi/generated/checks/new-saved-view.ts";
import type { NewSavedView, SavedView } from "../../../../openapi/generated/console.ts";
import { useServices } from "../../../services/services.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { useWrite } from "../../../services/use-write.ts";
import { SwitchField } from "../../../ui/switch-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { FormDialog } from "../../records/form/form-dialog.tsx";
import { FormField } from "../../records/form/form-field.tsx";
import { FormSummary } from "../../records/form/form-summary.tsx";
import { useRecordForm } from "../../records/form/use-record-form.ts";

interface NameViewProps {
  readonly resource: string;
  /** Query of a new view. */
  readonly query?: string;
  /** View to rename; undefined to save a new one. */
  readonly renamed?: SavedView;
  readonly mayShare: boolean;
  readonly onClose: () => void;
  readonly onSaved?: (view: SavedView) => void;
}

/** Asks for the name of a view and whether to share it. */
export function NameView({ resource, query = "", renamed, mayShare, onClose, onSaved }: NameViewProps) {
  const { say } = useTexts();
  const { notices } = useServices();
  const text = say.views;
  const [values] = useState<NewSavedView>({
    resource,
    query: renamed?.query ?? query,
    name: renamed?.name ?? "",
    shared: renamed?.shared ?? false,
  });
  const write = useWrite<NewSavedView, SavedView>(
    (api, body) =>
      renamed
        ? api.PATCH("/views/{id}", {
            params: { path: { id: renamed._id }, header: { "If-Match": `"${renamed.version}"` } },
            body: { name: body.name },
          })
        : api.POST("/views", { body }),
    ["/views"],
  );
  const form = useRecordForm<NewSavedView, SavedView>({
    body: NewSavedViewCheck,
    values,
    words: {
      name: {
        missing: text.faults.name(),
        "too-short": text.faults.name(),
        pattern: text.faults.name(),
        taken: text.faults.taken(),
      },
      resource: { "too-many": text.faults.many() },
      query: { "too-long": text.faults.long() },
    },
    save: ({ name = "", shared = false }) =>
      write.run({ ...values, name: name.trim(), ...(mayShare && { shared }) }),
    onSaved: (view) => {
      notices.say(say.console.form.saved({ name: view.name }));
      onClose();
      onSaved?.(view);
    },
  });
  const labels = { name: text.name(), shared: text.sharing(), resource: text.tabs(), query: text.tabs() };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={renamed ? text.renameOne({ name: renamed.name }) : text.save()}
      verb={say.console.form.save()}
      busy={form.busy}
      differs={form.changed.length > 0}
      onSubmit={() => void form.submit()}
    >
      <FormSummary errors={form.errors} failure={form.failure} labels={labels} tries={form.tries} />
      <FormField control={form.control} name="name">
        {(field) => (
          <TextField
            {...field}
            label={labels.name}
            hint={renamed ? undefined : text.what()}
            autoComplete="off"
          />
        )}
      </FormField>
      {mayShare && !renamed ? (
        <FormField control={form.control} name="shared">
          {({ value, onChange }) => (
            <SwitchField
              name="shared"
              label={labels.shared}
              hint={text.sharingHint()}
              checked={value === true}
              onChange={onChange}
            />
          )}
        </FormField>
      ) : null}
    </FormDialog>
  );
}
