import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import type { ListColumn } from "../../ui/list-column.ts";
import type { NarrowRow } from "../../ui/table/live-column.ts";
import { type DescribedRecord, type DescribedResource, type DescribedWords, textIn, wordsIn } from "./described-resource.ts";
import { describedValue } from "./described-value.tsx";
import type { Said } from "./described-view.ts";

const NUMBERS: ReadonlySet<string> = new Set(["integer", "number"]);

interface Shown {
  readonly resource: DescribedResource;
  readonly said: Said;
  readonly text: DescribedWords;
  readonly say: TranslationFunctions;
  readonly formats: Formats;
  /** What can be done with a record; null for those who may not. */
  readonly act: { readonly edit: (record: DescribedRecord) => void; readonly remove: ((record: DescribedRecord) => void) | null } | null;
}

/** A column for each member, when it was made, and what can be done with it. */
export function describedColumns(shown: Shown): readonly ListColumn<DescribedRecord>[] {
  const { resource, said, text, say, formats, act } = shown;
  const widthOf = (id: string) => (resource.widths[id] === undefined ? {} : { width: resource.widths[id] });
  return [
    ...said.members.map((member) => ({ id: member, header: wordsIn(text.fields[member]) ?? member, sortable: said.sort.includes(member), ...widthOf(member), ...(NUMBERS.has(said.kinds[member] ?? "") && { align: "end" as const }), cell: (record: DescribedRecord) => describedValue(record, member, shown) })),
    { id: "createdAt", header: say.console.record.createdAt(), sortable: true, width: 132, cell: ({ createdAt }) => <time dateTime={createdAt}>{formats.day(Date.parse(createdAt))}</time> },
    ...(act ? [{ id: "actions", header: say.console.record.actions(), width: 96, cell: (record: DescribedRecord) => actionsOf(record, shown) }] : []),
  ];
}

/** A record in two lines. */
export const describedLines =
  (shown: Shown) =>
  (record: DescribedRecord): NarrowRow => {
    const [second = "", third = ""] = (shown.resource.usual ?? shown.said.members).filter((member) => member !== shown.resource.title && member !== "actions");
    return { title: textIn(record, shown.resource.title), state: actionsOf(record, shown), details: describedValue(record, second, shown), value: describedValue(record, third, shown) };
  };

function actionsOf(record: DescribedRecord, { resource, text, act }: Shown) {
  const name = textIn(record, resource.title);
  return act ? (
    <>
      <IconButton icon="edit" label={text.edit({ name })} onClick={() => act.edit(record)} />
      {act.remove ? <IconButton icon="trash" label={text.remove({ name })} onClick={() => act.remove?.(record)} /> : null}
    </>
  ) : null;
}
