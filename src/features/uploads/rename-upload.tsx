import { useState } from "react";
import { fileEnding } from "../../../openapi/formats/file-endings.ts";
import { UploadChangeBody } from "../../../openapi/generated/bodies/upload-change.ts";
import type { Upload } from "../../../openapi/generated/console.ts";
import { FormDialog } from "../../resource/form/form-dialog.tsx";
import { FormField } from "../../resource/form/form-field.tsx";
import { FormSummary } from "../../resource/form/form-summary.tsx";
import { useRecordForm } from "../../resource/form/use-record-form.ts";
import { useServices } from "../../services/services.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { TextField } from "../../ui/text-field.tsx";

interface Values {
  readonly name: string;
}

/** What a file is called may change; its ending says what it holds, and stays. */
export function RenameUpload({ upload: { _id: id, name: former = "", extension = "", version = 0 }, onClose }: { upload: Upload; onClose: () => void }) {
  const { say } = useTexts();
  const { notices } = useServices();
  const text = say.uploads;
  const [values] = useState<Values>({ name: former });
  const write = useWrite<Values, Upload>((api, body) => api.PATCH("/uploads/{id}", { params: { path: { id }, header: { "If-Match": `"${version}"` } }, body }), ["/uploads"]);
  const form = useRecordForm<Values, Upload>({
    schema: UploadChangeBody,
    values,
    words: { name: { missing: text.faults.name(), "too-short": text.faults.name(), pattern: text.faults.pattern(), "another-ending": text.faults.keeps({ ending: extension }) } },
    rules: ({ name }) => (name.trim() !== "" && fileEnding(name) !== extension ? { name: "another-ending" } : {}),
    save: ({ name = "" }) => write.run({ name }),
    onSaved: ({ name = "" }) => {
      notices.say(say.console.form.saved({ name }));
      onClose();
    },
  });
  const labels = { name: text.columns.name() };
  return (
    <FormDialog open onClose={onClose} title={text.rename({ name: former })} verb={say.console.form.save()} busy={form.busy} differs={form.changed.length > 0} onSubmit={() => void form.submit()}>
      <FormSummary errors={form.errors} failure={form.failure} labels={labels} tries={form.tries} />
      <FormField control={form.control} name="name">
        {(field) => <TextField {...field} label={labels.name} hint={text.keeps({ ending: extension })} autoComplete="off" />}
      </FormField>
    </FormDialog>
  );
}
