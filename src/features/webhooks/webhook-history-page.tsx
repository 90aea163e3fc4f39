import { useLiveRecord } from "../../resource/records/record/use-live-record.ts";
import { RecordHistory } from "../../resource/records/record/record-history.tsx";
import { useAbility } from "../../services/use-session.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./editor.module.css";
import { EditorHead } from "./editor-head.tsx";
import { PastTabs } from "../../resource/records/record/past-tabs.tsx";
import { WEBHOOK_PATHS } from "./webhook-paths.ts";
import { webhookPresentation } from "./webhook-presentation.ts";

/** Page with a webhook's history, which stays available after the webhook is removed. */
export function WebhookHistoryPage({ id }: { id: string }) {
  const { say } = useTexts();
  const formats = useFormats();
  const mayWrite = useAbility("webhooks.write");
  const { data, failure } = useApiQuery("/webhooks/{id}", { path: { id } });
  useLiveRecord(WEBHOOK_PATHS.presentation, id, WEBHOOK_PATHS.kinds);
  const title = say.webhooks.title();
  return (
    <>
      {data ? (
        <EditorHead webhook={data} />
      ) : (
        <PageHeader title={title} windowTitle={say.windowTitle({ page: title })} />
      )}
      <PastTabs own={`/webhooks/editor/${id}`} current="history" />
      <div className={styles.history}>
        <Panel>
          <div className={styles.moments}>
            {data || failure ? (
              <RecordHistory
                presentation={webhookPresentation(say, formats)}
                id={id}
                record={failure ? undefined : data}
                mayWrite={mayWrite}
              />
            ) : null}
          </div>
        </Panel>
      </div>
    </>
  );
}
