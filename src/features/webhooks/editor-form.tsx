import { useMemo } from "react";
import { useLocation } from "wouter";
import { NewWebhookBody } from "../../../openapi/generated/bodies/new-webhook.ts";
import type { NewWebhook, Webhook, WebhookChange } from "../../../openapi/generated/console.ts";
import { FormPage } from "../../resource/form/form-page.tsx";
import { FormSummary } from "../../resource/form/form-summary.tsx";
import { onlyChanged } from "../../resource/form/only-changed.ts";
import { SaveBar } from "../../resource/form/save-bar.tsx";
import { useRecordForm } from "../../resource/form/use-record-form.ts";
import { useServices } from "../../services/services.ts";
import { useAbility } from "../../services/use-ability.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { StatusPill } from "../../ui/status-pill.tsx";
import { EditorTabs } from "./editor-tabs.tsx";
import { EditorFields } from "./editor-fields.tsx";
import styles from "./editor.module.css";
import { isElsewhere } from "./is-elsewhere.ts";
import { conditionFaults, headerFaults, parameterFaults } from "./row-faults.ts";
import { TestPanel } from "./test-panel.tsx";
import { useEditorWords } from "./use-editor-words.ts";
import { valuesOf, type WebhookValues } from "./webhook-values.ts";

const FORM = "webhook";

/** Everything about a webhook, beside a test of how it is saved; null: a new one. */
export function EditorForm({ webhook }: { webhook: Webhook | null }) {
  const { say } = useTexts();
  const { notices } = useServices();
  const [, navigate] = useLocation();
  const mayWrite = useAbility("webhooks.write");
  const text = say.webhooks.editor;
  const values = useMemo(() => valuesOf(webhook), [webhook]);
  const write = useWrite<WebhookChange, Webhook>(
    (api, body) =>
      webhook
        ? api.PATCH("/webhooks/{id}", { params: { path: { id: webhook._id }, header: { "If-Match": `"${webhook.version ?? 0}"` } }, body })
        : api.POST("/webhooks", { body: body as NewWebhook }), // of a new one every member is sent
    ["/webhooks", "/webhooks/{id}", "/webhooks/{id}/history", "/secrets"],
  );
  const form = useRecordForm<WebhookValues, Webhook>({
    schema: NewWebhookBody,
    values,
    words: useEditorWords(),
    rules: ({ url, headers, parameters, conditions }) => ({
      ...(hasAny(headerFaults(headers, isElsewhere(webhook, url))) && { headers: "rows" }),
      ...(hasAny(parameterFaults(parameters)) && { parameters: "rows" }),
      ...(hasAny(conditionFaults(conditions)) && { conditions: "rows" }),
    }),
    // What was typed has the types of the contract: its schema was kept.
    save: (body, changed) => write.run((webhook ? onlyChanged(body, changed) : body) as WebhookChange),
    onSaved: ({ _id, name = "" }) => {
      notices.say(text.saved({ name }));
      if (!webhook) navigate(`/webhooks/editor/${_id}`, { replace: true });
    },
  });
  const title = webhook?.name ?? text.new();
  const labels = Object.fromEntries(Object.entries(text.fields).map(([name, word]) => [name, word()]));
  return (
    <>
      <PageHeader
        title={title}
        windowTitle={say.windowTitle({ page: title })}
        aside={webhook?.goneAt ? <StatusPill family="bad">{say.webhooks.gone()}</StatusPill> : webhook && !webhook.enabled ? <StatusPill family="off">{text.off()}</StatusPill> : undefined}
      />
      {webhook ? <EditorTabs id={webhook._id} current="details" /> : null}
      <div className={styles.wrap}>
        <FormPage id={FORM} label={text.form()} onSubmit={() => void form.submit()}>
          <FormSummary errors={form.errors} failure={form.failure} labels={labels} problems={{ conflict: say.webhooks.list.full() }} tries={form.tries} />
          <fieldset className={styles.fields} disabled={!mayWrite}>
            <EditorFields form={form} isElsewhere={isElsewhere(webhook, form.watch("url"))} />
          </fieldset>
        </FormPage>
        {webhook && mayWrite ? (
          <aside className={styles.aside}>
            <TestPanel webhook={webhook} unsaved={form.changed.length > 0} />
          </aside>
        ) : null}
      </div>
      {mayWrite ? <SaveBar changes={form.changed.length} busy={form.busy} onSave={() => void form.submit()} onDiscard={form.discard} form={FORM} /> : null}
    </>
  );
}

const hasAny = (rows: readonly object[]): boolean => rows.some((row) => Object.keys(row).length > 0);
