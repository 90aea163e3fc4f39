import { useLocation } from "wouter";
import { NewWebhookCheck } from "../../../openapi/generated/checks/new-webhook.ts";
import type { NewWebhook, Webhook, WebhookChange } from "../../../openapi/generated/console.ts";
import { FormPage } from "../../resource/records/form/form-page.tsx";
import { FormHead } from "../../resource/records/form/form-head.tsx";
import { onlyChanged } from "../../resource/records/form/body-of.ts";
import { SaveBar } from "../../resource/records/form/save-bar.tsx";
import { useCarefulForm } from "../../resource/records/form/use-careful-form.ts";
import type { FaultWords } from "../../resource/records/form/use-fault-words.ts";
import { useServices } from "../../services/services.ts";
import { useAbility } from "../../services/use-session.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { EditorHead } from "./editor-head.tsx";
import { PastTabs } from "../../resource/records/record/past-tabs.tsx";
import { EditorFields } from "./editor-fields.tsx";
import styles from "./editor.module.css";
import { isElsewhere } from "./is-elsewhere.ts";
import { conditionFaults, headerFaults, parameterFaults } from "./row-faults.ts";
import { TestPanel } from "./test-panel.tsx";
import { useSecretNames } from "./use-secret-names.ts";
import { webhookPresentation } from "./webhook-presentation.ts";
import { valuesOf, type WebhookValues } from "./webhook-values.ts";

const FORM = "webhook";

/** Everything about a webhook, beside a test of how it is saved; null: a new one. */
export function EditorForm({ webhook }: { webhook: Webhook | null }) {
  const { say } = useTexts();
  const { api, notices } = useServices();
  const formats = useFormats();
  const [, navigate] = useLocation();
  const mayWrite = useAbility("webhooks.write");
  const text = say.webhooks.editor;
  const secrets = useSecretNames();
  const write = useWrite<{ readonly body: WebhookChange; readonly kept: Webhook | undefined }, Webhook>(
    (client, { body, kept }) =>
      kept
        ? client.PATCH("/webhooks/{id}", {
            params: { path: { id: kept._id }, header: { "If-Match": `"${kept.version ?? 0}"` } },
            body,
          })
        : client.POST("/webhooks", { body: body as NewWebhook }), // of a new one every member is sent
    ["/webhooks", "/webhooks/{id}", "/webhooks/{id}/history", "/secrets"],
  );
  const form = useCarefulForm<Webhook, WebhookValues, Webhook>({
    place: "/webhooks",
    record: webhook ?? undefined,
    valuesOf: (of) => valuesOf(of ?? null),
    read: (id) => api.GET("/webhooks/{id}", { params: { path: { id } } }),
    // Header values may be credentials.
    secrets: ["headers"],
    anew: false,
    body: NewWebhookCheck,
    words: useEditorWords(),
    rules: ({ headers, parameters, conditions, ...typed }) => ({
      ...(hasAny(headerFaults(headers, isElsewhere(webhook, typed))) && { headers: "rows" }),
      ...(hasAny(parameterFaults(parameters)) && { parameters: "rows" }),
      ...(hasAny(conditionFaults(conditions)) && { conditions: "rows" }),
    }),
    // What was typed has the types of the contract: its schema was kept.
    save: (body, { kept, changed }) =>
      write.run({ body: (kept ? onlyChanged(body, changed) : body) as WebhookChange, kept }),
    onSaved: ({ _id, name = "" }) => {
      notices.say(text.saved({ name }));
      if (!webhook) navigate(`/webhooks/editor/${_id}`, { replace: true });
    },
  });
  const labels = Object.fromEntries(Object.entries(text.fields).map(([name, word]) => [name, word()]));
  return (
    <>
      <EditorHead webhook={webhook} />
      {webhook ? <PastTabs own={`/webhooks/editor/${webhook._id}`} current="details" /> : null}
      <div className={styles.wrap}>
        <FormPage id={FORM} label={text.form()} onSubmit={() => void form.submit()}>
          <FormHead
            form={form}
            labels={labels}
            problems={{ conflict: say.webhooks.list.full() }}
            facts={webhookPresentation(say, formats).facts}
            named={{ secrets: secrets ?? [] }}
          />
          <fieldset className={styles.fields} disabled={!mayWrite}>
            <EditorFields
              form={form}
              isElsewhere={isElsewhere(webhook, {
                url: form.watch("url"),
                verifySsl: form.watch("verifySsl"),
              })}
            />
          </fieldset>
        </FormPage>
        {webhook && mayWrite ? (
          <aside className={styles.aside}>
            <TestPanel webhook={webhook} unsaved={form.changed.length > 0} />
          </aside>
        ) : null}
      </div>
      {mayWrite ? (
        <SaveBar
          changes={form.changed.length}
          busy={form.busy}
          onSave={() => void form.submit()}
          onDiscard={form.discard}
          form={FORM}
        />
      ) : null}
    </>
  );
}

const hasAny = (rows: readonly object[]): boolean => rows.some((row) => Object.keys(row).length > 0);

/** Returns the messages for faults in the fields of a webhook. */
function useEditorWords(): FaultWords<WebhookValues> {
  const { faults } = useTexts().say.webhooks.editor;
  const rows = faults.rows();
  return {
    name: { missing: faults.name(), "too-short": faults.name(), pattern: faults.name() },
    url: {
      missing: faults.url(),
      "too-short": faults.noUrl(),
      "no-url": faults.noUrl(),
      credentials: faults.credentials(),
      fragment: faults.fragment(),
      "private-address": faults.privateAddress(),
    },
    events: { "too-few": faults.events(), missing: faults.events() },
    headers: { rows },
    "headers/name": { reserved: faults.reserved(), taken: faults.twice() },
    "headers/value": { missing: faults.again() },
    parameters: { rows },
    conditions: { rows },
    secrets: { "not-one-of": faults.secretGone() },
    template: { "no-template": (why) => faults.template({ why }) },
  };
}
