import type { WebhookLog } from "../../../openapi/generated/console.ts";
import { useTexts } from "../../services/use-texts.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { CodeText } from "./code-text.tsx";
import styles from "./log-drawer.module.css";

/** What was sent, to the letter in the clipboard. */
export function LogPayload({ log: { payload = "" } }: { log: WebhookLog }) {
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
