import { useState } from "react";
import type { IpRestriction } from "../../../openapi/generated/console.ts";
import { ConfirmDialog } from "../../resource/form/confirm-dialog.tsx";
import { useRemoval } from "../../resource/removal/use-removal.ts";
import { useServices } from "../../services/services.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { LockOutDialog } from "./lock-out-dialog.tsx";
import { namedUsers } from "./user-names.ts";

/** Asks before a restriction goes, and again where that would keep oneself out. */
export function RemoveRestriction({
  restriction,
  onClose,
  onRemoved,
}: {
  restriction: IpRestriction;
  onClose: () => void;
  onRemoved: (() => void) | undefined;
}) {
  const { say } = useTexts();
  const { notices } = useServices();
  const formats = useFormats();
  const text = say.ipRestrictions;
  const range = restriction.range ?? "";
  const names = namedUsers(restriction).map(({ name }) => name);
  const [locking, setLocking] = useState(false);
  const address = useApiQuery("/status", {}).data?.address;
  const write = useRemoval<boolean>(
    restriction.version,
    (api, unchanged, confirm) =>
      api.DELETE("/security/ip-restrictions/{id}", {
        params: { path: { id: restriction._id }, ...unchanged, ...(confirm ? { query: { confirm } } : {}) },
      }),
    ["/security/ip-restrictions", "/security/ip-restrictions/{id}", "/security/ip-restrictions/{id}/history"],
  );
  const remove = async (confirm: boolean) => {
    const outcome = await write.run(confirm);
    if (outcome.kind === "done") {
      notices.say(text.removed({ range }));
      onClose();
      onRemoved?.();
    } else if (outcome.kind === "refused" && outcome.code === "would-lock-out") setLocking(true);
  };
  return locking ? (
    <LockOutDialog
      open
      address={address}
      busy={write.busy}
      failure={write.failure}
      onClose={onClose}
      onConfirm={() => remove(true)}
    />
  ) : (
    <ConfirmDialog
      open
      title={text.remove({ range })}
      word={range}
      verb={text.removeVerb()}
      keep={text.keep()}
      busy={write.busy}
      failure={write.failure}
      onClose={onClose}
      onConfirm={() => void remove(false)}
    >
      <p>{names.length === 0 ? text.removeNobody() : text.removeText({ names: formats.list(names) })}</p>
    </ConfirmDialog>
  );
}
