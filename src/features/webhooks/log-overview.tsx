import { useEffect, useState } from "react";
import type { WebhookLog, WebhookTrace } from "../../../openapi/generated/console.ts";
import { FailureBanner, FailureText } from "../../resource/cells/failure-banner.tsx";
import { isReference } from "../../resource/records/record/named-records.ts";
import { ExactMoment } from "../../resource/cells/exact-moment.tsx";
import { useReload } from "../../services/reload.ts";
import { useAbility } from "../../services/use-session.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./log-drawer.module.css";
import { webhookName } from "./logs-columns.tsx";
import { tookOf } from "./took-of.ts";
import { TryState } from "./try-state.tsx";
import { useTries } from "./use-tries.ts";

interface LogOverviewProps {
  readonly log: WebhookLog;
  readonly hrefOf: (log: string) => string;
}

/** Shows the result of an attempt, its event, and the other attempts of the delivery. */
export function LogOverview({ log, hrefOf }: LogOverviewProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const mayWrite = useAbility("webhooks.write");
  const text = say.webhooks.logs;
  const { facts } = text;
  const {
    _id: id,
    traceId = "",
    state,
    response,
    error,
    took = 0,
    attempt = 1,
    createdAt,
    nextAt,
    context,
  } = log;
  const [expected, setExpected] = useState(0);
  const { tries, isWaiting, late } = useTries(traceId, expected);
  const resend = useWrite<undefined, WebhookTrace>(
    (api) => api.POST("/webhooks-logs/{id}/resends", { params: { path: { id } } }),
    ["/webhooks-logs"],
  );
  const send = async () => {
    const before = tries.length;
    const outcome = await resend.run(undefined);
    if (outcome.kind === "done") setExpected(before + 1);
  };
  const isResent = expected > 0 && !isWaiting;
  const reload = useReload();
  // Reloads the list of attempts once a resend that the user requested has run.
  useEffect(() => {
    if (isResent) void reload(["/webhooks-logs"]);
  }, [isResent, reload]);
  const name = webhookName(log, say);
  const webhook = isReference(log.webhook) ? log.webhook._id : null;
  return (
    <>
      <dl className={styles.facts}>
        <dt>{facts.state()}</dt>
        <dd>
          {state ? <TryState state={state} /> : null}{" "}
          {response ? `${response.statusCode} ${response.statusName}` : say.webhooks.noResponse()}
        </dd>
        {error ? (
          <>
            <dt>{facts.error()}</dt>
            <dd lang="en">{error}</dd>
          </>
        ) : null}
        <dt>{facts.webhook()}</dt>
        <dd>{webhook === null ? name : <TextLink href={`/webhooks/editor/${webhook}`}>{name}</TextLink>}</dd>
        <dt>{facts.traceId()}</dt>
        <dd>
          <code>{traceId}</code>
          <CopyButton
            text={traceId}
            label={text.copyTrace()}
            doneLabel={say.actions.copied()}
            failedLabel={say.actions.copyFailed()}
          />
        </dd>
        <dt>{facts.attempt()}</dt>
        <dd>{formats.number(attempt)}</dd>
        <dt>{facts.took()}</dt>
        <dd>{tookOf(took, formats)}</dd>
        <dt>{facts.createdAt()}</dt>
        <dd>{createdAt ? <ExactMoment instant={createdAt} seconds /> : null}</dd>
        {nextAt ? (
          <>
            <dt>{facts.nextAt()}</dt>
            <dd>
              <ExactMoment instant={nextAt} seconds />
            </dd>
          </>
        ) : null}
      </dl>
      {context ? (
        <section className={styles.part}>
          <h3>{text.context()}</h3>
          <dl className={styles.facts}>
            <dt>{facts.event()}</dt>
            <dd>{context.event}</dd>
            <dt>{facts.source()}</dt>
            <dd>{context.source}</dd>
            <dt>{facts.subject()}</dt>
            <dd>{context.subject}</dd>
            <dt>{facts.time()}</dt>
            <dd>
              <ExactMoment instant={context.time} seconds />
            </dd>
          </dl>
        </section>
      ) : null}
      <section className={styles.part}>
        <h3>{text.attempts()}</h3>
        <ul className={styles.tries}>
          {tries.map((one) => (
            <li key={one._id}>
              {one.state ? <TryState state={one.state} /> : null}
              <span>{one.response?.statusCode ?? say.webhooks.noResponse()}</span>
              {one._id === id ? <span className={styles.this}>{text.current()}</span> : null}
              <TextLink href={hrefOf(one._id)} quiet>
                {one.createdAt ? <ExactMoment instant={one.createdAt} seconds /> : null}
              </TextLink>
            </li>
          ))}
        </ul>
        {mayWrite && webhook !== null ? (
          <div>
            <Button icon="refresh" busy={resend.busy || (isWaiting && !late)} onClick={() => void send()}>
              {text.resend()}
            </Button>
          </div>
        ) : null}
        {expected > 0 ? <p role="status">{late ? text.resendLate() : text.resent()}</p> : null}
        {resend.failure ? (
          <FailureBanner>
            {resend.failure.kind === "refused" && resend.failure.code === "conflict" ? (
              text.resendFull()
            ) : (
              <FailureText failure={resend.failure} />
            )}
          </FailureBanner>
        ) : null}
      </section>
    </>
  );
}
