import { useState } from "react";
import type { Webhook, WebhookEvent, WebhookLog, WebhookTrace } from "../../../openapi/generated/console.ts";
import { FailureBanner, FailureText } from "../../resource/cells/failure-banner.tsx";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { Button } from "../../ui/button.tsx";
import { FormSection } from "../../ui/form-section.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { Spinner } from "../../ui/progress-bar.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { CodeText } from "./code-text.tsx";
import styles from "./editor.module.css";
import { EVENTS } from "./event-groups.ts";
import { tookOf } from "./took-of.ts";
import { TryState } from "./try-state.tsx";
import { useTries } from "./use-tries.ts";

/** Sends a made-up event to a webhook as it is saved, and shows what its receiver answers. */
export function TestPanel({ webhook: { _id: id, events }, unsaved }: { webhook: Webhook; unsaved: boolean }) {
  const { say } = useTexts();
  const text = say.webhooks.editor.test;
  const [chosen, setChosen] = useState<WebhookEvent | null>(null);
  const event = chosen ?? events?.[0] ?? "queue-created";
  const [traceId, setTraceId] = useState<string | null>(null);
  const test = useWrite<WebhookEvent, WebhookTrace>((api, type) =>
    api.POST("/webhooks/{id}/tests", { params: { path: { id } }, body: { event: type } }),
  );
  const { tries, awaits, late, failure } = useTries(traceId, 1);
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
          busy={test.busy || (awaits && !late)}
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
        {awaits && !failure ? (
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
