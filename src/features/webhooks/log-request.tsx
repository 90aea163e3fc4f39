import type { WebhookLog } from "../../../openapi/generated/console.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { curlOf, secretHeaders } from "./curl-of.ts";
import styles from "./log-drawer.module.css";

/** What was sent with, and the command that sends the same. */
export function LogRequest({ log: { request, payload = "" } }: { log: WebhookLog }) {
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
        <dt>{text.facts.sent()}</dt>
        <dd>{text.sources[request.source]()}</dd>
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
              // The same may be there twice.
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
