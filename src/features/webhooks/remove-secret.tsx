import type { Secret } from "../../../openapi/generated/console.ts";
import { choicesIn } from "../../resource/described/named-records.ts";
import { ConfirmDialog } from "../../resource/form/confirm-dialog.tsx";
import { useRemoval } from "../../resource/removal/use-removal.ts";
import { useServices } from "../../services/services.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";

/**
 * Asks for the name of a secret before nothing is signed with it any more, and tells whose deliveries that
 * concerns.
 */
export function RemoveSecret({
  secret: { _id: id, name = "", webhooks, version },
  onClose,
  onRemoved,
}: {
  secret: Secret;
  onClose: () => void;
  onRemoved: (() => void) | undefined;
}) {
  const { say } = useTexts();
  const { notices } = useServices();
  const formats = useFormats();
  const text = say.webhooks.secrets;
  const names = choicesIn(webhooks).map(({ label }) => label);
  const write = useRemoval(
    version,
    (api, unchanged) => api.DELETE("/secrets/{id}", { params: { path: { id }, ...unchanged } }),
    ["/secrets", "/secrets/{id}", "/secrets/{id}/history", "/webhooks", "/webhooks/{id}"],
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
      <p>{names.length === 0 ? text.removeUnused() : text.removeUsed({ names: formats.list(names) })}</p>
      <p>{text.removeText()}</p>
    </ConfirmDialog>
  );
}
