import { useLocation } from "wouter";
import { NewWebhookCheck } from "../../../openapi/generated/checks/new-webhook.ts";
import type {
  NewWebhook,
  Webhook,
  WebhookChange,
  WebhookEvent,
  WebhookLog,
  WebhookTrace,
} from "../../../openapi/generated/console.ts";
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
import { useSecretNames } from "./use-secret-names.ts";
import { webhookPresentation } from "./webhook-presentation.ts";
import { valuesOf, type WebhookValues } from "./webhook-values.ts";
import { useState } from "react";
import { FailureBanner, FailureText } from "../../resource/cells/failure-banner.tsx";
import { Button } from "../../ui/button.tsx";
import { FormSection } from "../../ui/form-section.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { Spinner } from "../../ui/progress-bar.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { CodeText } from "./code-text.tsx";
import { EVENTS } from "./event-groups.ts";
import { tookOf } from "./took-of.ts";
import { TryState } from "./try-state.tsx";
import { useTries } from "./use-tries.ts";

const FORM = "webhook";

/**
 * Form that edits a webhook, or creates one if `webhook` is null. A panel beside it tests the saved webhook.
 */
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
        : client.POST("/webhooks", { body: body as NewWebhook }), // all members of a new webhook are sent
    ["/webhooks", "/webhooks/{id}", "/webhooks/{id}/history", "/secrets"],
  );
  const form = useCarefulForm<Webhook, WebhookValues, Webhook>({
    place: "/webhooks",
    record: webhook ?? undefined,
    valuesOf: (of) => valuesOf(of ?? null),
    read: (id) => api.GET("/webhooks/{id}", { params: { path: { id } } }),
    // Header values may be credentials.
    secrets: ["headers"],
    staysOpen: false,
    body: NewWebhookCheck,
    words: useEditorWords(),
    rules: ({ headers, parameters, conditions, ...typed }) => ({
      ...(hasAny(headerFaults(headers, isElsewhere(webhook, typed))) && { headers: "rows" }),
      ...(hasAny(parameterFaults(parameters)) && { parameters: "rows" }),
      ...(hasAny(conditionFaults(conditions)) && { conditions: "rows" }),
    }),
    // The form has validated the body against the schema, so it has the contract's types.
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
            problems={{ conflict: say.webhooks.list.limitReached() }}
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
      "too-short": faults.urlFormat(),
      "no-url": faults.urlFormat(),
      credentials: faults.credentials(),
      fragment: faults.fragment(),
      "private-address": faults.privateAddress(),
    },
    events: { "too-few": faults.events(), missing: faults.events() },
    headers: { rows },
    "headers/name": { reserved: faults.reserved(), taken: faults.duplicate() },
    "headers/value": { missing: faults.reenter() },
    parameters: { rows },
    conditions: { rows },
    secrets: { "not-one-of": faults.secretDeleted() },
    template: { "no-template": (why) => faults.template({ why }) },
  };
}

/** Panel that sends a sample event to the saved webhook and shows the receiver's response. */
function TestPanel({ webhook: { _id: id, events }, unsaved }: { webhook: Webhook; unsaved: boolean }) {
  const { say } = useTexts();
  const text = say.webhooks.editor.test;
  const [chosen, setChosen] = useState<WebhookEvent | null>(null);
  const event = chosen ?? events?.[0] ?? "queue-created";
  const [traceId, setTraceId] = useState<string | null>(null);
  const test = useWrite<WebhookEvent, WebhookTrace>((api, type) =>
    api.POST("/webhooks/{id}/tests", { params: { path: { id } }, body: { event: type } }),
  );
  const { tries, isWaiting, late, failure } = useTries(traceId, 1);
  const send = async () => {
    setTraceId(null);
    const outcome = await test.run(event);
    if (outcome.kind === "done") setTraceId(outcome.answer.traceId);
  };
  const [result] = tries;
  return (
    <FormSection title={text.title()}>
      <p className={styles.caption}>{text.text()}</p>
      <SelectField
        label={text.event()}
        options={EVENTS.map((value) => ({ value, label: value }))}
        value={event}
        onChange={setChosen}
      />
      <div>
        <Button
          icon="external"
          busy={test.busy || (isWaiting && !late)}
          onClick={() => void send()}
          {...(unsaved && { unavailable: text.unsaved() })}
        >
          {text.send()}
        </Button>
      </div>
      {test.failure ? (
        <FailureBanner>
          {test.failure.kind === "refused" && test.failure.code === "conflict" ? (
            say.webhooks.logs.resendFull()
          ) : (
            <FailureText failure={test.failure} />
          )}
        </FailureBanner>
      ) : null}
      {failure && !result ? (
        <FailureBanner>
          <FailureText failure={failure} />
        </FailureBanner>
      ) : null}
      <div role="status">
        {isWaiting && !failure ? (
          <p>
            {late ? null : <Spinner />} {late ? text.late() : text.waiting()}
          </p>
        ) : null}
        {result ? <Result log={result} /> : null}
      </div>
    </FormSection>
  );
}

function Result({ log: { _id, state, response, serverResponse, error, took = 0 } }: { log: WebhookLog }) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.webhooks.editor.test;
  const time = tookOf(took, formats);
  return (
    <div className={styles.result}>
      <p>
        {state ? <TryState state={state} /> : null}{" "}
        {response
          ? text.answered({ status: response.statusCode, name: response.statusName, took: time })
          : text.unanswered({ took: time })}
      </p>
      {error ? <p lang="en">{error}</p> : null}
      {serverResponse ? (
        <CodeText label={text.body()} text={serverResponse} />
      ) : response ? (
        <p className={styles.caption}>{text.empty()}</p>
      ) : null}
      <p>
        <TextLink href={`/webhooks/logs?log=${_id}`}>{text.log()}</TextLink>
      </p>
    </div>
  );
}
