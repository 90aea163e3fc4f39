import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import type { ListColumn } from "../../ui/list-column.ts";
import type { NarrowRow } from "../../ui/table/live-column.ts";
import { type DescribedRecord, type DescribedResource, type DescribedWords, textIn, wordsIn } from "./described-resource.ts";
import type { Said } from "./described-view.ts";

interface Shown {
  readonly resource: DescribedResource;
  readonly said: Said;
  readonly text: DescribedWords;
  readonly say: TranslationFunctions;
  readonly formats: Formats;
  /** What can be done with a record; null for those who may not. */
  readonly act: { readonly edit: (record: DescribedRecord) => void; readonly remove: (record: DescribedRecord) => void } | null;
}

/** A column for each member, when it was made, and what can be done with it. */
export function describedColumns(shown: Shown): readonly ListColumn<DescribedRecord>[] {
  const { resource, said, text, say, formats, act } = shown;
  const widthOf = (id: string) => (resource.widths[id] === undefined ? {} : { width: resource.widths[id] });
  return [
    ...said.members.map((member) => ({ id: member, header: wordsIn(text.fields[member]) ?? member, sortable: said.sort.includes(member), ...widthOf(member), cell: (record: DescribedRecord) => cellOf(record, member, text) })),
    { id: "createdAt", header: say.console.record.createdAt(), sortable: true, width: 132, cell: ({ createdAt }) => <time dateTime={createdAt}>{formats.day(Date.parse(createdAt))}</time> },
    ...(act ? [{ id: "actions", header: say.console.record.actions(), width: 96, cell: (record: DescribedRecord) => actionsOf(record, shown) }] : []),
  ];
}

/** A record in two lines. */
export const describedLines =
  (shown: Shown) =>
  (record: DescribedRecord): NarrowRow => {
    const [second = "", third = ""] = shown.said.members.filter((member) => member !== shown.resource.title);
    return { title: textIn(record, shown.resource.title), state: actionsOf(record, shown), details: cellOf(record, second, shown.text), value: cellOf(record, third, shown.text) };
  };

function cellOf(record: DescribedRecord, member: string, { choices }: DescribedWords) {
  const value = textIn(record, member);
  const shown = wordsIn(choices[member]?.[value]) ?? value;
  return shown === "" ? null : <span title={shown}>{shown}</span>;
}

function actionsOf(record: DescribedRecord, { resource, text, act }: Shown) {
  const name = textIn(record, resource.title);
  return act ? (
    <>
      <IconButton icon="edit" label={text.edit({ name })} onClick={() => act.edit(record)} />
      <IconButton icon="trash" label={text.remove({ name })} onClick={() => act.remove(record)} />
    </>
  ) : null;
}
