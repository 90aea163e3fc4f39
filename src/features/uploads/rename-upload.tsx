import { fileEnding } from "../../../openapi/formats/file-endings.ts";
import { UploadChangeCheck } from "../../../openapi/generated/checks/upload-change.ts";
import type { Upload } from "../../../openapi/generated/console.ts";
import { FormDialog } from "../../resource/records/form/form-dialog.tsx";
import { FormField } from "../../resource/records/form/form-field.tsx";
import { FormHead } from "../../resource/records/form/form-head.tsx";
import { useCarefulForm } from "../../resource/records/form/use-careful-form.ts";
import { readsOf, textFact } from "../../resource/records/record/record-presentation.ts";
import { useServices } from "../../services/services.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { TextField } from "../../ui/text-field.tsx";

interface Values {
  readonly name: string;
}

/** Dialog that renames a file. The extension cannot change, because it declares the type of the content. */
export function RenameUpload({ upload, onClose }: { upload: Upload; onClose: () => void }) {
  const { say } = useTexts();
  const { api, notices } = useServices();
  const text = say.uploads;
  const { name: former = "", extension = "" } = upload;
  const write = useWrite<{ readonly kept: Upload; readonly body: Values }, Upload>(
    (client, { kept: { _id: id, version = 0 }, body }) =>
      client.PATCH("/uploads/{id}", {
        params: { path: { id }, header: { "If-Match": `"${version}"` } },
        body,
      }),
    readsOf({ path: "/uploads" }),
  );
  const form = useCarefulForm<Upload, Values, Upload>({
    place: "/uploads",
    record: upload,
    valuesOf: (of) => ({ name: of?.name ?? "" }),
    read: (id) => api.GET("/uploads/{id}", { params: { path: { id } } }),
    staysOpen: false,
    body: UploadChangeCheck,
    words: {
      name: {
        missing: text.faults.name(),
        "too-short": text.faults.name(),
        pattern: text.faults.pattern(),
        "another-ending": text.faults.keeps({ ending: extension }),
      },
    },
    rules: ({ name }) =>
      name.trim() !== "" && fileEnding(name) !== extension ? { name: "another-ending" } : {},
    save: ({ name = "" }, { kept = upload }) => write.run({ kept, body: { name } }),
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
      title={text.rename({ name: former })}
      verb={say.console.form.save()}
      busy={form.busy}
      differs={form.changed.length > 0}
      onSubmit={() => void form.submit()}
    >
      <FormHead form={form} labels={labels} facts={[textFact("name", labels.name)]} />
      <FormField control={form.control} name="name">
        {(field) => (
          <TextField
            {...field}
            label={labels.name}
            hint={text.keeps({ ending: extension })}
            autoComplete="off"
          />
        )}
      </FormField>
    </FormDialog>
  );
}
