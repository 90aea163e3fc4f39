import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { type DescribedRecord, textIn } from "../../resource/described/described-resource.ts";
import type { DescribedSlots } from "../../resource/described/described-slots.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

/** The way from an export to its file, in the list and where a row has two lines. */
export function exportSlots(say: TranslationFunctions, onTake: (record: DescribedRecord) => void): DescribedSlots {
  const text = say.submissions.exporting;
  const nameOf = (record: DescribedRecord) => text.title({ name: textIn(record, "name") });
  const button = (record: DescribedRecord) => (
    <Button kind="quiet" size="small" icon="download" aria-label={nameOf(record)} onClick={() => onTake(record)}>
      {say.console.list.export.verb()}
    </Button>
  );
  return {
    columns: [{ id: "file", header: text.file(), width: 132, cell: button }],
    lines: (record, usual) => ({
      ...usual,
      state: (
        <>
          <IconButton icon="download" label={nameOf(record)} onClick={() => onTake(record)} />
          {usual.state}
        </>
      ),
    }),
  };
}
