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

type Named = "forms" | "segments" | "agents";

/** Whether an export takes all of a kind: it names none. */
const isAll = (record: DescribedRecord, id: Named): boolean => idsIn(record[id]).length === 0;

/**
 * What an export takes, said also where it takes all, and the way to its file: in the list and where a row
 * has two lines.
 */
export function exportSlots(
  { say, formats }: Words,
  onTake: (record: DescribedRecord) => void,
): DescribedSlots {
  const text = say.submissions.exporting;
  const { fields } = say.records.agentFormExports;
  const nameOf = (record: DescribedRecord) => text.title({ name: textIn(record, "name") });
  const button = (record: DescribedRecord) => (
    <Button
      kind="quiet"
      size="small"
      icon="download"
      aria-label={nameOf(record)}
      onClick={() => onTake(record)}
    >
      {say.console.list.export.verb()}
    </Button>
  );
  const takenOf = (record: DescribedRecord, id: Named) =>
    isAll(record, id)
      ? text.all()
      : formats.list(choicesIn(record[id]).map(({ label }) => label)) || say.lists.kinds.gone();
  const line = (record: DescribedRecord, id: Named) =>
    text.pair({ name: fields[id](), value: takenOf(record, id) });
  const named = (id: Named): ListColumn<DescribedRecord> => {
    const of = (record: DescribedRecord) => takenOf(record, id);
    return {
      id,
      header: fields[id](),
      cell: (record) => (isAll(record, id) ? <span className={styles.all}>{of(record)}</span> : of(record)),
      written: { kind: "text", of },
    };
  };
  return {
    columns: [
      named("forms"),
      named("segments"),
      named("agents"),
      { id: "file", header: text.file(), width: 132, cell: button },
    ],
    lines: (record, usual) => ({
      ...usual,
      details: line(record, "forms"),
      value: line(record, "segments"),
      state: (
        <>
          <IconButton icon="download" label={nameOf(record)} onClick={() => onTake(record)} />
          {usual.state}
        </>
      ),
    }),
  };
}
