import { useServices } from "../../../services/services.ts";
import { useApiQuery } from "../../../services/use-api-query.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { ConfirmDialog } from "../../records/form/confirm-dialog.tsx";
import { readsOf } from "../../records/record/record-presentation.ts";
import { RecordFacts } from "../../records/record/record-facts.tsx";
import { isSame } from "../../records/record/restored-by.ts";
import { ArrivingRemoval } from "../removal/arriving-removal.tsx";
import { BlockedRemoval } from "../removal/blocked-removal.tsx";
import { ReferrerList } from "../removal/referrer-list.tsx";
import { useRemoval } from "../removal/use-removal.ts";
import { describedPresentation } from "./described-presentation.ts";
import {
  type DescribedRecord,
  type DescribedResource,
  type DescribedWords,
  type RemovalTexts,
  textIn,
} from "./described-resource.ts";
import { describedSpec } from "./described-view.ts";
import { blockedRemovalText } from "./blocked-removal-text.ts";

interface RemoveDescribedProps {
  readonly resource: DescribedResource;
  readonly text: DescribedWords;
  readonly removal: RemovalTexts;
  readonly record: DescribedRecord;
  readonly onClose: () => void;
  /** Called after the removal. */
  readonly onRemoved: () => void;
}

/**
 * Lists the records that reference a record, and removes the record after the user has typed its name. If the
 * record cannot be removed, shows the reason immediately instead.
 */
export function RemoveDescribed({
  resource,
  text,
  removal,
  record,
  onClose,
  onRemoved,
}: RemoveDescribedProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const { notices } = useServices();
  const id = record._id;
  const path = describedSpec(resource).path as "/tags"; // every resource has the same DELETE operation
  const holders = useApiQuery(`${path}/{id}/holders`, { path: { id } }, { passing: true });
  const write = useRemoval(
    record.version,
    (api, unchanged) => api.DELETE(`${path}/{id}`, { params: { path: { id }, ...unchanged } }),
    readsOf({ path }),
  );
  const isStale = write.failure?.kind === "refused" && write.failure.code === "stale-version";
  const read = useApiQuery(`${path}/{id}`, { path: { id } }, { enabled: isStale });
  const now = isStale ? (read.data as DescribedRecord | undefined) : undefined; // all members were requested
  const name = textIn(now ?? record, resource.title);
  const title = removal.remove({ name });
  const remove = async () => {
    const outcome = await write.run(undefined);
    if (outcome.kind !== "done") return;
    notices.say(removal.removed({ name }));
    onRemoved();
  };
  if (!holders.data && !holders.failure) return <ArrivingRemoval title={title} onClose={onClose} />;
  const list = holders.data ? (
    <ReferrerList id={id} name={name} holders={holders.data} onFollow={onClose} />
  ) : null;
  if (holders.data && holders.data.blocking.length > 0) {
    return (
      <BlockedRemoval title={title} onClose={onClose}>
        {list}
      </BlockedRemoval>
    );
  }
  const changed = now
    ? describedPresentation(resource, { text, say, formats }).facts.filter(
        ({ member }) => !isSame(record[member], now[member]),
      )
    : [];
  return (
    <ConfirmDialog
      open
      title={title}
      word={name}
      verb={say.console.record.remove()}
      keep={say.console.record.keep()}
      busy={write.busy}
      failure={write.failure}
      problems={{ conflict: blockedRemovalText(write.failure, { say, formats }) }}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      <p>{removal.removeText()}</p>
      {list}
      {now && changed.length > 0 ? (
        <section aria-label={say.lists.kinds.currentState()}>
          <p>{say.lists.kinds.currentState()}</p>
          <RecordFacts facts={changed} state={now} />
        </section>
      ) : null}
    </ConfirmDialog>
  );
}
