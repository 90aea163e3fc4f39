import { useMemo, useState } from "react";
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

const NO_SLOTS: DescribedSlots = {};
/** Optional columns: author, and time of the last change. */
const UNUSUAL: readonly string[] = ["createdBy", "updatedAt"];

/** The list of a resource with all actions on its records. */
export function DescribedPage({
  resource,
  slots = NO_SLOTS,
  id,
  part,
}: {
  resource: DescribedResource;
  slots?: DescribedSlots;
  id?: string;
  part?: string;
}) {
  const { say } = useTexts();
  const formats = useFormats();
  const said = describedSpec(resource);
  const asked = useMemo(() => listOf(said), [said]);
  const rules = useMemo(
    () => ({ ...rulesOf(asked, [...(resource.besides ?? []), ...UNUSUAL]), saved: said.permission }),
    [asked, said, resource],
  );
  const text: DescribedWords = say.records[resource.words];
  const removal = removalTexts(said, text);
  const look = useView(rules);
  const { view } = look;
  const mayWrite = useAbility(`${said.permission}.write` as Permission); // the contract has both for each resource
  const [doing, setDoing] = useState<Doing | null>(null);
  useCreateShortcut(mayWrite, text.create(), () => setDoing({ kind: "create" }));
  const narrowed = isNarrowed(view);
  const path = said.path as "/tags"; // their lists differ only in sort and filter parameters
  const zone = useHolder()?.account.timeZone ?? "UTC";
  const question = { query: queryOf(view, asked, zone) as { $limit: number; imported?: boolean } }; // as the list of any of them understands it
  const list = useApiQuery(path, question, { keep: true, enabled: !look.pending });
  const read = useReadPart(path, question) as ReadPart<DescribedRecord>; // every member but the id is optional in the contract for those who select some
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
  const shown = { resource, said, text, say, formats, slots, act, hrefOf: beside.hrefOf };
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
  const open = (list.data as Answer | undefined)?.data.find(({ _id }) => _id === id); // as the list below has it
  const records = beside.alone ? null : (
    <>
      <PageHeader
        title={text.title()}
        windowTitle={say.windowTitle({ page: open ? textIn(open, resource.title) : text.title() })}
        aside={list.data ? formats.number(all) : undefined}
        action={list.data && all === 0 ? undefined : create}
      />
      <RecordList
        {...look}
        rules={rules}
        list={{ ...list, data: list.data as Answer | undefined }} // every member but the id is optional in the contract for those who select some
        all={all}
        keyOf={({ _id }) => _id}
        columns={columns}
        usual={
          resource.usual?.filter((id) => columns.some((column) => column.id === id)) ??
          columns.flatMap(({ id }) => (UNUSUAL.includes(id) ? [] : [id]))
        }
        sort={usualSort(said)}
        narrow={describedLines(shown)}
        fields={fields}
        words={{
          table: text.title(),
          search: text.search(),
          empty: text.empty.title(),
          emptyText: text.empty.text(),
        }}
        read={read}
        kinds={kindsOf(said)}
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
    </>
  );
  return (
    <>
      {records}
      {id === undefined ? null : (
        <RecordView
          presentation={describedPresentation(resource, { text, say, formats })}
          kinds={kindsOf(said)}
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
 * The page of one resource: each is a component of its own, so that nothing of one is left when another takes
 * its place.
 */
export const describedPageOf = (resource: DescribedResource) =>
  function DescribedPageOfOne(at: { readonly id?: string; readonly part?: string }) {
    return <DescribedPage resource={resource} {...at} />;
  };
