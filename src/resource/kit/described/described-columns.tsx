import type { ReactNode } from "react";
import type { Formats } from "../../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { EDITS, type ListColumn } from "../../../ui/list-column.ts";
import type { NarrowRow } from "../../../ui/table/live-column.ts";
import { madeBy } from "../../records/record/record-presentation.ts";
import { Moment } from "../../cells/moment.tsx";
import {
  type DescribedRecord,
  type DescribedResource,
  type DescribedWords,
  textIn,
  wordsIn,
} from "./described-resource.ts";
import { describedCell } from "./described-cell.tsx";
import styles from "./described-columns.module.css";
import type { DescribedSlots } from "./described-slots.ts";
import { describedWritten } from "./described-written.ts";
import { removalTexts } from "./described-view.ts";
import type { ResourceSpec } from "../../records/record/resource-spec.ts";

/** Default column widths (px) by kind, for the longest content in any language. */
const WIDTHS: Readonly<Record<string, number>> = {
  moment: 176,
  date: 132,
  boolean: 112,
  integer: 112,
  number: 112,
};
const NUMBERS: ReadonlySet<string> = new Set(["integer", "number"]);

interface Shown {
  readonly resource: DescribedResource;
  readonly spec: ResourceSpec;
  readonly text: DescribedWords;
  readonly say: TranslationFunctions;
  readonly formats: Formats;
  readonly slots: DescribedSlots;
  /** Returns the path of a record's details. */
  readonly hrefOf: (id: string) => string;
  /** Actions on a record; null without permission. */
  readonly act: {
    readonly edit: (record: DescribedRecord) => void;
    readonly remove: ((record: DescribedRecord) => void) | null;
  } | null;
}

/** Returns the columns: each member, the author, the times of creation and last change, and actions. */
export function describedColumns(shown: Shown): readonly ListColumn<DescribedRecord>[] {
  const { resource, spec, text, say, slots, act } = shown;
  const widthOf = (id: string) => {
    const width = resource.widths[id] ?? WIDTHS[spec.kinds[id] ?? ""];
    return width === undefined ? {} : { width };
  };
  const own = slots.columns ?? [];
  const columns: readonly ListColumn<DescribedRecord>[] = [
    ...spec.members.map((member) => ({
      id: member,
      header: wordsIn(text.fields[member]) ?? member,
      sortable: spec.sort.includes(member),
      ...widthOf(member),
      ...(NUMBERS.has(spec.kinds[member] ?? "") && { align: "end" as const }),
      cell: (record: DescribedRecord) =>
        member === resource.title ? openingOf(record, shown) : describedCell(record, member, shown),
      written: describedWritten(member, shown),
    })),
    {
      id: "createdBy",
      header: say.lists.record.createdBy(),
      width: 160,
      cell: (record) => madeBy(record.createdBy, say),
      written: { kind: "text", of: (record) => madeBy(record.createdBy, say) },
    },
    {
      id: "createdAt",
      header: say.console.record.createdAt(),
      sortable: true,
      width: 132,
      cell: ({ createdAt }) => <Moment instant={createdAt} day />,
      written: { kind: "moment", of: ({ createdAt }) => createdAt },
    },
    {
      id: "updatedAt",
      header: say.lists.record.updatedAt(),
      sortable: true,
      width: 132,
      cell: (record) => <Moment instant={textIn(record, "updatedAt")} day />,
      written: { kind: "moment", of: (record) => textIn(record, "updatedAt") },
    },
    ...(act
      ? [
          {
            id: "actions",
            header: say.console.record.actions(),
            width: slots.acts ? 128 : 96,
            pinned: true as const,
            keys: [...EDITS, ...(slots.keys ?? [])],
            cell: (record: DescribedRecord) => actionsOf(record, shown),
          },
        ]
      : []),
  ];
  if (own.length === 0) return columns;
  const all = [
    ...columns.map((column) => own.find(({ id }) => id === column.id) ?? column),
    ...own.filter(({ id }) => !columns.some((column) => column.id === id)),
  ];
  return inOrder(all, resource.usual ?? []);
}

/** Returns the default columns in their order, then the others; actions come last. */
function inOrder(
  columns: readonly ListColumn<DescribedRecord>[],
  usual: readonly string[],
): readonly ListColumn<DescribedRecord>[] {
  const placeOf = (id: string) =>
    id === "actions" ? columns.length + 1 : usual.includes(id) ? usual.indexOf(id) : columns.length;
  return columns.toSorted((one, other) => placeOf(one.id) - placeOf(other.id));
}

/** Returns a function that shows a record as two lines, for narrow screens. */
export const describedLines =
  (shown: Shown) =>
  (record: DescribedRecord): NarrowRow => {
    const [second = "", third = ""] = (shown.resource.usual ?? shown.spec.members).filter(
      (member) => member !== shown.resource.title && member !== "actions",
    );
    const lines = {
      title: openingOf(record, shown),
      state: actionsOf(record, shown),
      details: textCell(record, second, shown),
      value: textCell(record, third, shown),
    };
    return shown.slots.lines?.(record, lines) ?? lines;
  };

/** Kinds whose values need a label. */
const BARE: ReadonlySet<string> = new Set(["integer", "number", "boolean", "date", "moment"]);

/** Renders a member with its label, for places without a column heading. */
function textCell(record: DescribedRecord, member: string, shown: Shown): ReactNode {
  const cell = describedCell(record, member, shown);
  return cell !== null && BARE.has(shown.spec.kinds[member] ?? "") ? (
    <>
      {wordsIn(shown.text.fields[member])} {cell}
    </>
  ) : (
    cell
  );
}

/** Renders a record's name, the link to its details, and its markers. */
function openingOf(record: DescribedRecord, { resource, slots, hrefOf }: Shown) {
  const link = (
    <TextLink quiet href={hrefOf(record._id)}>
      {textIn(record, resource.title)}
    </TextLink>
  );
  return slots.mark ? (
    <span className={styles.opening}>
      {link}
      {slots.mark(record)}
    </span>
  ) : (
    link
  );
}

function actionsOf(record: DescribedRecord, { resource, spec, text, act, slots }: Shown) {
  const removal = removalTexts(spec, text);
  const name = textIn(record, resource.title);
  return act ? (
    <>
      <IconButton icon="edit" keys="E" label={text.edit({ name })} onClick={() => act.edit(record)} />
      {act.remove && removal ? (
        <IconButton icon="trash" label={removal.remove({ name })} onClick={() => act.remove?.(record)} />
      ) : null}
      {slots.acts?.(record)}
    </>
  ) : null;
}
