import type { WebhookLog } from "../../../openapi/generated/console.ts";
import { useTexts } from "../../services/use-texts.ts";
import { CodeText } from "./code-text.tsx";
import styles from "./log-drawer.module.css";

/** What the receiver answered, or why nobody did. */
export function LogResponse({ log: { response, serverResponse, error } }: { log: WebhookLog }) {
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
          <p className={styles.quiet}>{text.cut()}</p>
        </>
      ) : response ? (
        <p className={styles.quiet}>{text.noBody()}</p>
      ) : null}
    </>
  );
}
