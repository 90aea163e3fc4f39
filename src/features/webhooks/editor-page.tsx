import { useLiveRecord } from "../../resource/records/record/use-live-record.ts";
import { PageNotRead } from "../../resource/cells/page-not-read.tsx";
import { RecordSkeleton } from "../../resource/cells/record-skeleton.tsx";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useTexts } from "../../services/use-texts.ts";
import { ART, EmptyState } from "../../ui/empty-state.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useWindowTitle } from "../../ui/use-window-title.ts";
import { EditorForm } from "./editor-form.tsx";
import { WEBHOOK_PATHS } from "./webhook-paths.ts";

/** Page that creates or edits a webhook; the id of a new one is `new`. */
export function EditorPage({ id }: { id: string }) {
  return id === "new" ? <EditorForm key="new" webhook={null} /> : <LoadedWebhook key={id} id={id} />;
}

function LoadedWebhook({ id }: { id: string }) {
  const { say } = useTexts();
  const text = say.webhooks.editor;
  const webhook = useApiQuery("/webhooks/{id}", { path: { id } });
  useLiveRecord(WEBHOOK_PATHS.presentation, id, WEBHOOK_PATHS.kinds);
  useWindowTitle(say.windowTitle({ page: webhook.data?.name ?? say.webhooks.title() }));
  if (webhook.data) return <EditorForm webhook={webhook.data} />;
  if (!webhook.failure) return <RecordSkeleton title={null} />;
  if (
    webhook.failure.kind === "refused" &&
    (webhook.failure.status === 404 || webhook.failure.status === 400)
  )
    return (
      <EmptyState
        art={ART.nowhere}
        level={1}
        title={text.notFound.title()}
        next={<TextLink href="/webhooks/list">{text.back()}</TextLink>}
      >
        {text.notFound.text()}
      </EmptyState>
    );
  return <PageNotRead level={1} title={text.failed()} failure={webhook.failure} onAgain={webhook.again} />;
}
