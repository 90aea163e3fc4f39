import type { ComponentProps } from "react";
import type { WebhookLog } from "../../../openapi/generated/console.ts";
import { NotRead } from "../../resource/not-read.tsx";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useTexts } from "../../services/use-texts.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { CodeText } from "./code-text.tsx";
import { LogOverview } from "./log-overview.tsx";
import { LogRequest } from "./log-request.tsx";
import { LogResponse } from "./log-response.tsx";
import { PARTS } from "./logs-rules.ts";
import styles from "./log-drawer.module.css";

interface LogDrawerProps {
  readonly id: string;
  /** What is shown of it. */
  readonly part: string;
  readonly hrefOf: (log: string, part: string) => string;
  readonly onClose: () => void;
}

/** One try to deliver something, beside the list it stands in. */
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

/** Shows the template as it was when it made the payload. */
function LogTemplate({ log: { template } }: { log: WebhookLog }) {
  const { say } = useTexts();
  const text = say.webhooks.logs;
  return typeof template === "string" ? (
    <CodeText label={text.tabs.template()} text={template} />
  ) : (
    <p>{text.noTemplate()}</p>
  );
}

/** Shows the payload, and copies it to the letter. */
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
