import { useState } from "react";
import type {
  WebhookEvent,
  WebhookPreview,
  WebhookPreviewRequest,
} from "../../../openapi/generated/console.ts";
import { FailureBanner, FailureText } from "../../resource/cells/failure-banner.tsx";
import { FormField } from "../../resource/records/form/form-field.tsx";
import type { RecordForm } from "../../resource/records/form/use-record-form.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { Button } from "../../ui/button.tsx";
import { FieldPair } from "../../ui/form-section.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { CodeText } from "./code-text.tsx";
import styles from "./editor.module.css";
import { EVENTS } from "./event-groups.ts";
import type { WebhookValues } from "./webhook-values.ts";

const TYPES = [
  "application/json",
  "application/xml",
  "application/x-www-form-urlencoded",
  "text/plain",
] as const;
const EXAMPLE = '{"queue": {{ subject | json }}, "segment": {{ data.segment | json }}}';

/** Field for the template of the request body, with a preview for a sample event. */
export function TemplateField({
  form: { control, watch },
}: {
  form: Pick<RecordForm<WebhookValues>, "control" | "watch">;
}) {
  const { say } = useTexts();
  const text = say.webhooks.editor;
  const [template, contentType, events] = [watch("template"), watch("contentType"), watch("events")];
  const [chosen, setChosen] = useState<WebhookEvent | null>(null);
  const event = chosen ?? events[0] ?? "queue-created";
  const [made, setMade] = useState<WebhookPreview | null>(null);
  const preview = useWrite<WebhookPreviewRequest, WebhookPreview>((api, body) =>
    api.POST("/webhooks-previews", { body }),
  );
  const show = async () => {
    setMade(null);
    const outcome = await preview.run({ event, template, contentType });
    if (outcome.kind === "done") setMade(outcome.answer);
  };
  const why = preview.failure?.kind === "refused" ? preview.failure.faults[0]?.message : undefined;
  return (
    <>
      <FormField control={control} name="template">
        {(field) => (
          <TextArea
            {...field}
            label={text.fields.template()}
            optional={say.console.form.optional()}
            hint={text.templateHint()}
            rows={8}
            code
            spellCheck={false}
            placeholder={EXAMPLE}
          />
        )}
      </FormField>
      {template.trim() === "" ? null : (
        <>
          <FieldPair>
            <FormField control={control} name="contentType">
              {(field) => (
                <SelectField
                  {...field}
                  label={text.fields.contentType()}
                  options={TYPES.map((value) => ({ value, label: value }))}
                />
              )}
            </FormField>
            <SelectField
              label={text.previewOf()}
              options={EVENTS.map((value) => ({ value, label: value }))}
              value={event}
              onChange={setChosen}
            />
          </FieldPair>
          <div>
            <Button size="small" icon="eye" busy={preview.busy} onClick={() => void show()}>
              {text.preview()}
            </Button>
          </div>
          {preview.failure ? (
            <FailureBanner>
              {why === undefined ? <FailureText failure={preview.failure} /> : text.templateFailed({ why })}
            </FailureBanner>
          ) : null}
          {made ? (
            <div className={styles.preview} role="status">
              <CodeText label={text.payload()} text={made.body} />
              <CodeText label={text.exampleEvent()} text={made.event} />
            </div>
          ) : null}
        </>
      )}
    </>
  );
}
