import type { ApiKey } from "../../../openapi/generated/console.ts";
import { ConfirmDialog } from "../../resource/form/confirm-dialog.tsx";
import { useRemoval } from "../../resource/removal/use-removal.ts";
import { useServices } from "../../services/services.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";

/** Asks for the name of a key before it is refused for good. */
export function RevokeApiKey({
  apiKey: { _id: id, name = "", usedAt, version },
  onClose,
  onRevoked,
}: {
  apiKey: ApiKey;
  onClose: () => void;
  onRevoked?: (() => void) | undefined;
}) {
  const { say } = useTexts();
  const { notices } = useServices();
  const formats = useFormats();
  const text = say.apiKeys;
  const write = useRemoval(
    version,
    (api, unchanged) => api.DELETE("/api-keys/{id}", { params: { path: { id }, ...unchanged } }),
    ["/api-keys", "/api-keys/{id}", "/api-keys/{id}/history"],
  );
  const revoke = async () => {
    const outcome = await write.run(undefined);
    if (outcome.kind !== "done") return;
    notices.say(text.revoked({ name }));
    onClose();
    onRevoked?.();
  };
  return (
    <ConfirmDialog
      open
      title={text.revoke({ name })}
      word={name}
      verb={text.revokeVerb()}
      keep={text.keep()}
      busy={write.busy}
      failure={write.failure}
      onClose={onClose}
      onConfirm={() => void revoke()}
    >
      <p>{text.revokeText()}</p>
      <p>{usedAt ? text.lastUsed({ moment: formats.moment(Date.parse(usedAt)) }) : text.neverUsed()}</p>
    </ConfirmDialog>
  );
}
