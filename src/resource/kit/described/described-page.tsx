import { type ComponentType, type ReactNode, useMemo, useState } from "react";
import type { Permission } from "../../../../openapi/generated/console.ts";
import { useAbility, useHolder } from "../../../services/use-session.ts";
import { useApiQuery } from "../../../services/use-api-query.ts";
import { useCreateShortcut } from "../use-create-shortcut.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { isNarrowed } from "../../../ui/view-state.ts";
import type { BulkActs } from "../bulk-acts.ts";
import { RecordView } from "../../records/record/record-view.tsx";
import { useDetailPanel } from "../../records/record/use-detail-panel.ts";
import { RecordList } from "../record-list.tsx";
import type { ReadPart } from "../../records/export/read-matches.ts";
import { useReadPart } from "../use-read-part.ts";
import { useToday } from "../../cells/use-day-words.ts";
import { useView } from "../use-view.ts";
import { describedColumns, describedLines } from "./described-columns.tsx";
import { describedEditing } from "./described-editing.ts";
import { DescribedForm } from "./described-form.tsx";
import { describedPresentation } from "./described-presentation.ts";
import {
  type DescribedRecord,
  type DescribedResource,
  type DescribedWords,
  textIn,
  wordsIn,
} from "./described-resource.ts";
import type { DescribedSlots } from "./described-slots.ts";
import {
  kindsOf,
  listOf,
  queryOf,
  removalTexts,
  rulesOf,
  describedSpec,
  usualSort,
} from "./described-view.ts";
import { useDescribedFilters } from "./use-described-filters.ts";
import { ifUnchanged } from "../../../services/use-write.ts";
import { RemoveDescribed } from "./remove-described.tsx";

type Doing =
  | { readonly kind: "create" }
  | { readonly kind: "edit" | "remove"; readonly record: DescribedRecord };
interface Answer {
  readonly data: readonly DescribedRecord[];
  readonly total: number;
}

interface ListPageProps {
  readonly title: string;
  /** Number of records without filters; undefined until it is known. */
  readonly all: number | undefined;
  /** Name of the record that is open beside the list. */
  readonly record: string | undefined;
  /** Button that creates a record. */
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** The page around a list, and its parameters of the URL (`ViewRules`). */
interface Around {
  readonly Page: ComponentType<ListPageProps>;
  readonly carried: readonly string[];
  readonly filterBar: "usual" | "first";
}

/** A list with the usual header. */
function ListPage({ title, all, record, action, children }: ListPageProps) {
  const { say } = useTexts();
  const formats = useFormats();
  return (
    <>
      <PageHeader
        title={title}
        windowTitle={say.windowTitle({ page: record ?? title })}
        aside={all === undefined ? undefined : formats.number(all)}
        action={action}
      />
      {children}
    </>
  );
}

const ALONE: Around = { Page: ListPage, carried: [], filterBar: "usual" };
const NO_SLOTS: DescribedSlots = {};
/** Columns that are hidden by default: author, and time of the last change. */
const UNUSUAL: readonly string[] = ["createdBy", "updatedAt"];

/** The list of a resource with all actions on its records. */
export function DescribedPage({
  resource,
  slots = NO_SLOTS,
  around = ALONE,
  id,
  part,
}: {
  resource: DescribedResource;
  slots?: DescribedSlots;
  /** A constant. */
  around?: Around;
  id?: string;
  part?: string;
}) {
  const { say } = useTexts();
  const formats = useFormats();
  const spec = describedSpec(resource);
  const asked = useMemo(() => listOf(spec), [spec]);
  const rules = useMemo(
    () => ({
      ...rulesOf(asked, [...(resource.besides ?? []), ...UNUSUAL]),
      saved: spec.permission,
      carried: around.carried,
    }),
    [asked, spec, resource, around],
  );
  const text: DescribedWords = say.records[resource.words];
  const removal = removalTexts(spec, text);
  const look = useView(rules);
  const { view } = look;
  const mayWrite = useAbility(`${spec.permission}.write` as Permission); // the contract has this permission for each resource
  const [doing, setDoing] = useState<Doing | null>(null);
  useCreateShortcut(mayWrite, text.create(), () => setDoing({ kind: "create" }));
  const narrowed = isNarrowed(view);
  const path = spec.path as "/tags"; // the lists of all resources differ only in sort and filter parameters
  const zone = useHolder()?.account.timeZone ?? "UTC";
  const question = { query: queryOf(view, asked, zone) as { $limit: number; imported?: boolean } }; // every such list accepts these parameters
  const list = useApiQuery(path, question, { keep: true, enabled: !look.pending });
  const read = useReadPart(path, question) as ReadPart<DescribedRecord>; // members are optional in the contract only because of `$select`, which is not used here
  const { imported } = question.query;
  const everything = useApiQuery(
    path,
    { query: { $limit: 1, ...(imported !== undefined && { imported }) } },
    { enabled: narrowed, keep: true },
  );
  const all = (narrowed ? everything.data?.total : undefined) ?? list.data?.total ?? 0;
  const act = mayWrite
    ? {
        more: slots.acts,
        edit: (record: DescribedRecord) => setDoing({ kind: "edit", record }),
        remove: removal ? (record: DescribedRecord) => setDoing({ kind: "remove", record }) : null,
      }
    : null;
  const today = useToday();
  const beside = useDetailPanel(id, part);
  const shown = { resource, spec, text, say, formats, slots, act, hrefOf: beside.hrefOf };
  const columns = describedColumns(shown);
  const fields = useDescribedFilters(asked, text, view.filters);
  const create = mayWrite ? (
    <Button kind="primary" icon="plus" onClick={() => setDoing({ kind: "create" })}>
      {text.create()}
    </Button>
  ) : null;
  const close = () => setDoing(null);
  const changes: Omit<BulkActs<DescribedRecord>, "remove"> = {
    nameOf: (record) => textIn(record, resource.title) || record._id,
    versionOf: ({ version }) => version,
    edit: describedEditing(resource, text, today),
    gifts: slots.gifts,
  };
  const bulk: BulkActs<DescribedRecord> = removal
    ? {
        ...changes,
        words: {
          list: text.title(),
          removeOne: (name) => removal.remove({ name }),
          removeText: removal.removeText(),
        },
        path,
        remove: (api, id, version) =>
          api.DELETE(`${path}/{id}`, { params: { path: { id }, ...ifUnchanged(version) } }),
      }
    : changes;
  const open = (list.data as Answer | undefined)?.data.find(({ _id }) => _id === id); // the list has all members
  const records = beside.alone ? null : (
    <around.Page
      title={text.title()}
      all={list.data && all}
      record={open && textIn(open, resource.title)}
      action={list.data && all === 0 ? undefined : create}
    >
      <RecordList
        {...look}
        rules={rules}
        list={{ ...list, data: list.data as Answer | undefined }} // members are optional in the contract only because of `$select`, which is not used here
        all={all}
        filterBar={around.filterBar}
        keyOf={({ _id }) => _id}
        columns={columns}
        usual={
          resource.usual?.filter((id) => columns.some((column) => column.id === id)) ??
          columns.flatMap(({ id }) => (UNUSUAL.includes(id) ? [] : [id]))
        }
        sort={usualSort(spec)}
        narrow={describedLines(shown)}
        fields={fields}
        words={{
          table: text.title(),
          search: text.search(),
          empty: text.empty.title(),
          emptyText: text.empty.text(),
        }}
        read={read}
        kinds={kindsOf(spec)}
        counted={{ path, ask: (shown) => queryOf(shown, asked, zone) }}
        first={create}
        tabs={(resource.views ?? []).map(({ key, filters }) => ({
          key,
          label: wordsIn(text.views?.[key]) ?? key,
          filters,
        }))}
        bulk={mayWrite && (bulk.remove ?? bulk.edit) ? bulk : undefined}
        end={slots.end?.(view.filters, (filters) => look.change({ filters }))}
      />
    </around.Page>
  );
  return (
    <>
      {records}
      {id === undefined ? null : (
        <RecordView
          presentation={describedPresentation(resource, { text, say, formats })}
          kinds={kindsOf(spec)}
          listTitle={text.title()}
          id={id}
          part={part}
          beside={beside}
          list={list.data}
          view={view}
          act={act}
          about={slots.about}
        />
      )}
      {doing?.kind === "create" ? <DescribedForm resource={resource} text={text} onClose={close} /> : null}
      {doing?.kind === "edit" ? (
        <DescribedForm resource={resource} text={text} record={doing.record} onClose={close} />
      ) : null}
      {doing?.kind === "remove" && removal ? (
        <RemoveDescribed
          resource={resource}
          text={text}
          removal={removal}
          record={doing.record}
          onClose={close}
          onRemoved={() => {
            close();
            if (id !== undefined) beside.close();
          }}
        />
      ) : null}
    </>
  );
}

/**
 * Returns the page of a resource. Each resource has its own component, so that no state is left when the page
 * of another resource replaces it.
 */
export const describedPageOf = (resource: DescribedResource, slots?: DescribedSlots) =>
  function DescribedPageOfOne(at: { readonly id?: string; readonly part?: string }) {
    return <DescribedPage resource={resource} slots={slots ?? NO_SLOTS} {...at} />;
  };
