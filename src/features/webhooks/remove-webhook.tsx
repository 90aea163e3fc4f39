import type { Webhook } from "../../../openapi/generated/console.ts";
import { ConfirmDialog } from "../../resource/records/form/confirm-dialog.tsx";
import { useRemoval } from "../../resource/kit/removal/use-removal.ts";
import { useServices } from "../../services/services.ts";
import { useTexts } from "../../services/use-texts.ts";

interface RemoveWebhookProps {
  readonly webhook: Webhook;
  readonly onClose: () => void;
  /** It is there no longer; else the dialog closes and that is all. */
  readonly onRemoved?: () => void;
}

/** Asks for the name of a webhook before it goes, with its logs and what waits for it. */
export function RemoveWebhook({
  webhook: { _id: id, name = "", waiting = 0, version },
  onClose,
  onRemoved,
}: RemoveWebhookProps) {
  const { say } = useTexts();
  const { notices } = useServices();
  const text = say.webhooks.list;
  const write = useRemoval(
    version,
    (api, unchanged) => api.DELETE("/webhooks/{id}", { params: { path: { id }, ...unchanged } }),
    ["/webhooks", "/webhooks-logs", "/secrets"],
  );
  const remove = async () => {
    const outcome = await write.run(undefined);
    if (outcome.kind !== "done") return;
    notices.say(text.removed({ name }));
    onClose();
    onRemoved?.();
  };
  return (
    <ConfirmDialog
      open
      title={text.remove({ name })}
      word={name}
      verb={say.console.record.remove()}
      keep={say.console.record.keep()}
      busy={write.busy}
      failure={write.failure}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      <p>{text.removeText()}</p>
      {waiting === 0 ? null : <p>{text.waits({ count: waiting })}</p>}
    </ConfirmDialog>
  );
}
