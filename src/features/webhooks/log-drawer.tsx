import type { ComponentProps } from "react";
import type { WebhookLog } from "../../../openapi/generated/console.ts";
import { NotRead } from "../../resource/cells/not-read.tsx";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Spinner } from "../../ui/progress-bar.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { CodeText } from "./code-text.tsx";
import { LogOverview } from "./log-overview.tsx";
import { PARTS } from "./logs-rules.ts";
import styles from "./log-drawer.module.css";
import { curlOf, secretHeaders } from "./curl-of.ts";

interface LogDrawerProps {
  readonly id: string;
  /** The selected tab, one of `PARTS`. */
  readonly part: string;
  readonly hrefOf: (log: string, part: string) => string;
  readonly onClose: () => void;
}

/** Drawer with a delivery attempt, beside the list. */
export function LogDrawer({ id, part, hrefOf, onClose }: LogDrawerProps) {
  const { say } = useTexts();
  const text = say.webhooks.logs;
  const { data, failure, again } = useApiQuery("/webhooks-logs/{id}", { path: { id } });
  return (
    <Dialog
      open
      onClose={onClose}
      title={data?.event ?? text.table()}
      closeLabel={say.actions.close()}
      form="drawer"
    >
      <div className={styles.log} aria-busy={!data && !failure}>
        <Tabs
          label={text.tabs.label()}
          tabs={PARTS.map((one) => ({
            href: hrefOf(id, one),
            label: text.tabs[one](),
            current: one === part,
          }))}
        />
        {data ? <Part log={data} part={part} hrefOf={(other) => hrefOf(other, "overview")} /> : null}
        {failure && !data ? (
          <NotRead failure={failure} onAgain={again}>
            {text.failed()}.
          </NotRead>
        ) : null}
        {!data && !failure ? (
          <p role="status">
            <Spinner /> {text.loading()}
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}

function Part({ part, ...overview }: ComponentProps<typeof LogOverview> & { readonly part: string }) {
  const { log } = overview;
  if (part === "request") return <LogRequest log={log} />;
  if (part === "payload") return <LogPayload log={log} />;
  if (part === "response") return <LogResponse log={log} />;
  return part === "template" ? <LogTemplate log={log} /> : <LogOverview {...overview} />;
}

/** Shows the template that the payload was made with, which may have changed since. */
function LogTemplate({ log: { template } }: { log: WebhookLog }) {
  const { say } = useTexts();
  const text = say.webhooks.logs;
  return typeof template === "string" ? (
    <CodeText label={text.tabs.template()} text={template} />
  ) : (
    <p>{text.noTemplate()}</p>
  );
}

/** Shows the payload, with a button that copies it unformatted. */
function LogPayload({ log: { payload = "" } }: { log: WebhookLog }) {
  const { say } = useTexts();
  const text = say.webhooks.logs;
  return (
    <>
      <div className={styles.copy}>
        <CopyButton
          text={payload}
          label={text.copyPayload()}
          doneLabel={say.actions.copied()}
          failedLabel={say.actions.copyFailed()}
        />
      </div>
      <CodeText label={text.payload()} text={payload} />
    </>
  );
}

/** Shows the receiver's response, or why there is none. */
function LogResponse({ log: { response, serverResponse, error } }: { log: WebhookLog }) {
  const { say } = useTexts();
  const text = say.webhooks.logs;
  return (
    <>
      {response ? (
        <dl className={styles.facts}>
          <dt>{text.facts.statusCode()}</dt>
          <dd>
            {response.statusCode} {response.statusName}
          </dd>
        </dl>
      ) : (
        <p>{text.noResponse()}</p>
      )}
      {error ? <p lang="en">{error}</p> : null}
      {serverResponse ? (
        <>
          <CodeText label={text.serverResponse()} text={serverResponse} />
          <p className={styles.quiet}>{text.truncated()}</p>
        </>
      ) : response ? (
        <p className={styles.quiet}>{text.noBody()}</p>
      ) : null}
    </>
  );
}

/** Shows the request's headers and parameters, and a curl command that repeats the request. */
function LogRequest({ log: { request, payload = "" } }: { log: WebhookLog }) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.webhooks.logs;
  if (!request) return null;
  const secrets = secretHeaders(request);
  const curl = curlOf({ request, payload }, (names) => text.curlLeftOut({ names: formats.list(names) }));
  return (
    <>
      <dl className={styles.facts}>
        <dt>{text.facts.url()}</dt>
        <dd>
          <code>{request.url}</code>
        </dd>
        <dt>{text.facts.method()}</dt>
        <dd>{request.method}</dd>
        <dt>{text.facts.trigger()}</dt>
        <dd>{text.triggers[request.source]()}</dd>
        <dt>{text.facts.ssl()}</dt>
        <dd>{request.ssl ? text.ssl.checked() : text.ssl.unchecked()}</dd>
      </dl>
      <section className={styles.part}>
        <h3>{text.headers()}</h3>
        <dl className={styles.facts}>
          {request.headers.map(({ name, value }) => (
            <div key={name} className={styles.pair}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>{value === null ? <em>{text.secretValue()}</em> : <code>{value}</code>}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.part}>
        <h3>{text.parameters()}</h3>
        {request.parameters.length === 0 ? (
          <p className={styles.quiet}>{text.noParameters()}</p>
        ) : (
          <dl className={styles.facts}>
            {request.parameters.map(({ name, value }, place, all) => (
              // A parameter may occur twice with the same value.
              <div
                key={`${name}=${value} ${all.slice(0, place).filter((other) => other.name === name && other.value === value).length}`}
                className={styles.pair}
              >
                <dt>
                  <code>{name}</code>
                </dt>
                <dd>
                  <code>{value}</code>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      <section className={styles.part}>
        <h3 className={styles.head}>
          cURL
          <CopyButton
            text={curl}
            label={text.curl()}
            doneLabel={say.actions.copied()}
            failedLabel={say.actions.copyFailed()}
          />
        </h3>
        {secrets.length === 0 ? null : (
          <p className={styles.quiet}>{text.curlSecrets({ names: formats.list(secrets) })}</p>
        )}
        <pre className={styles.code} tabIndex={0} role="region" aria-label="cURL">
          {curl}
        </pre>
      </section>
    </>
  );
}
