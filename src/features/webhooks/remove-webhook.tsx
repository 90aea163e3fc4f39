import type { Webhook } from "../../../openapi/generated/console.ts";
import { RemovalDialog } from "../../resource/kit/removal/removal-dialog.tsx";
import { useTexts } from "../../services/use-texts.ts";

interface RemoveWebhookProps {
  readonly webhook: Webhook;
  readonly onClose: () => void;
  /** Called after the removal; by default, the dialog only closes. */
  readonly onRemoved?: () => void;
}

/** Asks the user to type a webhook's name before removing it with its logs and queued deliveries. */
export function RemoveWebhook({
  webhook: { _id: id, name = "", waiting = 0, version },
  onClose,
  onRemoved,
}: RemoveWebhookProps) {
  const { say } = useTexts();
  const text = say.webhooks.list;
  return (
    <RemovalDialog
      title={text.remove({ name })}
      word={name}
      version={version}
      call={(api, unchanged) => api.DELETE("/webhooks/{id}", { params: { path: { id }, ...unchanged } })}
      reads={["/webhooks", "/webhooks-logs", "/secrets"]}
      removed={text.removed({ name })}
      onClose={onClose}
      onRemoved={onRemoved}
    >
      <p>{text.removeText()}</p>
      {waiting === 0 ? null : <p>{text.pending({ count: waiting })}</p>}
    </RemovalDialog>
  );
}
