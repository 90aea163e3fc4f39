import { useServices } from "../../services/services.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { ConfirmDialog } from "../form/confirm-dialog.tsx";
import { readsOf } from "../record/recounted.ts";
import { type DescribedRecord, type DescribedResource, type DescribedWords, textIn } from "./described-resource.ts";
import { saidOf } from "./described-view.ts";
import { heldWords } from "./held-words.ts";

interface RemoveDescribedProps {
  readonly resource: DescribedResource;
  readonly text: DescribedWords;
  readonly record: DescribedRecord;
  readonly onClose: () => void;
  /** It is gone. */
  readonly onRemoved: () => void;
}

/** Asks for the name of a record before it goes. */
export function RemoveDescribed({ resource, text, record, onClose, onRemoved }: RemoveDescribedProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const { notices } = useServices();
  const name = textIn(record, resource.title);
  const path = saidOf(resource).path as "/tags"; // all of them are removed alike
  const write = useWrite<string, undefined>((api, id) => api.DELETE(`${path}/{id}`, { params: { path: { id } } }), readsOf({ path }));
  const remove = async () => {
    const outcome = await write.run(record._id);
    if (outcome.kind !== "done") return;
    notices.say(text.removed({ name }));
    onRemoved();
  };
  return (
    <ConfirmDialog open title={text.remove({ name })} word={name} verb={say.console.record.remove()} keep={say.console.record.keep()} busy={write.busy} failure={write.failure} problems={{ conflict: heldWords(write.failure, { say, formats }) }} onClose={onClose} onConfirm={() => void remove()}>
      <p>{text.removeText()}</p>
    </ConfirmDialog>
  );
}
