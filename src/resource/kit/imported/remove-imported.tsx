import { useServices } from "../../../services/services.ts";
import { useApiQuery } from "../../../services/use-api-query.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { useWrite } from "../../../services/use-write.ts";
import { FailureText } from "../../cells/failure-banner.tsx";
import { ConfirmDialog } from "../../records/form/confirm-dialog.tsx";
import { ArrivingRemoval } from "../removal/arriving-removal.tsx";
import { BlockedRemoval } from "../removal/blocked-removal.tsx";

interface RemoveImportedProps {
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/**
 * Confirms the removal of all segments and users that were imported from replay files. Shows how many records
 * will be removed and how many will be kept.
 */
export function RemoveImported({ onClose, onRemoved }: RemoveImportedProps) {
  const { notices } = useServices();
  const { say } = useTexts();
  const text = say.lists.imported;
  const found = useApiQuery("/imported-records", {}, { passing: true });
  const { run, busy, failure } = useWrite(
    (api) => api.DELETE("/imported-records"),
    ["/segments", "/segments/{id}", "/users", "/users/{id}", "/branches", "/security/ip-restrictions"],
  );
  const title = text.title();
  if (found.failure)
    return (
      <BlockedRemoval title={title} onClose={onClose}>
        <p>
          <FailureText failure={found.failure} />
        </p>
      </BlockedRemoval>
    );
  if (!found.data) return <ArrivingRemoval title={title} onClose={onClose} />;
  const { segments, users, kept } = found.data;
  const stay = kept.segments + kept.users === 0 ? null : <p>{text.kept(kept)}</p>;
  if (segments + users === 0)
    return (
      <BlockedRemoval title={title} onClose={onClose}>
        {stay ?? <p>{text.none()}</p>}
      </BlockedRemoval>
    );
  const remove = async () => {
    const outcome = await run(undefined);
    if (outcome.kind !== "done") return;
    notices.say(text.removed(outcome.answer));
    onRemoved();
  };
  return (
    <ConfirmDialog
      open
      title={title}
      word={String(segments + users)}
      verb={text.remove()}
      keep={text.keep()}
      busy={busy}
      failure={failure}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      <p>{text.going({ segments, users })}</p>
      <p>{text.text()}</p>
      {stay}
    </ConfirmDialog>
  );
}
