import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { type DescribedRecord, textIn } from "../../resource/described/described-resource.ts";
import type { DescribedSlots } from "../../resource/described/described-slots.ts";
import { choicesIn, idsIn } from "../../resource/described/named-records.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import type { ListColumn } from "../../ui/list-column.ts";
import styles from "./agent-form-exports.module.css";

interface Words {
  readonly say: TranslationFunctions;
  readonly formats: Formats;
}

/** What an export takes, said also where it takes all, and the way to its file: in the list and where a row has two lines. */
export function exportSlots({ say, formats }: Words, onTake: (record: DescribedRecord) => void): DescribedSlots {
  const text = say.submissions.exporting;
  const nameOf = (record: DescribedRecord) => text.title({ name: textIn(record, "name") });
  const button = (record: DescribedRecord) => (
    <Button kind="quiet" size="small" icon="download" aria-label={nameOf(record)} onClick={() => onTake(record)}>
      {say.console.list.export.verb()}
    </Button>
  );
  const named = (id: "forms" | "segments" | "agents"): ListColumn<DescribedRecord> => {
    const namesIn = (record: DescribedRecord) => formats.list(choicesIn(record[id]).map(({ label }) => label));
    const isAll = (record: DescribedRecord) => idsIn(record[id]).length === 0;
    return { id, header: say.records.agentFormExports.fields[id](), cell: (record) => (isAll(record) ? <span className={styles.all}>{text.all()}</span> : namesIn(record)), written: { kind: "text", of: (record) => (isAll(record) ? text.all() : namesIn(record)) } };
  };
  return {
    columns: [named("forms"), named("segments"), named("agents"), { id: "file", header: text.file(), width: 132, cell: button }],
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
