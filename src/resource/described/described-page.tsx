import { useMemo, useState } from "react";
import type { Permission } from "../../../openapi/generated/console.ts";
import { useAbility, useHolder } from "../../services/use-ability.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useServices } from "../../services/services.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { isNarrowed } from "../../ui/view-state.ts";
import type { BulkActs } from "../bulk-acts.ts";
import { RecordList } from "../record-list.tsx";
import { useView } from "../use-view.ts";
import { describedColumns, describedLines } from "./described-columns.tsx";
import { DescribedForm } from "./described-form.tsx";
import { type DescribedRecord, type DescribedResource, type DescribedWords, textIn } from "./described-resource.ts";
import { queryOf, rulesOf, saidOf, usualSort } from "./described-view.ts";
import { useDescribedFilters } from "./use-described-filters.ts";
import { RemoveDescribed } from "./remove-described.tsx";

type Doing = { readonly kind: "create" } | { readonly kind: "edit" | "remove"; readonly record: DescribedRecord };
interface Answer {
  readonly data: readonly DescribedRecord[];
  readonly total: number;
}

/** The list of a resource, and whatever is done with one of its records. */
export function DescribedPage({ resource }: { resource: DescribedResource }) {
  const { say } = useTexts();
  const formats = useFormats();
  const { read } = useServices();
  const said = saidOf(resource);
  const rules = useMemo(() => rulesOf(said), [said]);
  const text: DescribedWords = say.records[resource.words];
  const look = useView(rules);
  const { view } = look;
  const mayWrite = useAbility(`${said.permission}.write` as Permission); // the contract has both for each resource
  const [doing, setDoing] = useState<Doing | null>(null);
  const narrowed = isNarrowed(view);
  const path = said.path as "/tags"; // their lists differ in what they may be sorted and narrowed by alone
  const zone = useHolder()?.account.timeZone ?? "UTC";
  const list = useApiQuery(path, { query: queryOf(view, said, zone) as { $limit: number } }, { keep: true }); // as the list of any of them understands it
  const everything = useApiQuery(path, { query: { $limit: 1 } }, { enabled: narrowed, keep: true });
  const all = (narrowed ? everything.data?.total : undefined) ?? list.data?.total ?? 0;
  const act = mayWrite ? { edit: (record: DescribedRecord) => setDoing({ kind: "edit", record }), remove: said.removable ? (record: DescribedRecord) => setDoing({ kind: "remove", record }) : null } : null;
  const shown = { resource, said, text, say, formats, act };
  const columns = describedColumns(shown);
  const fields = useDescribedFilters(said, text, view.filters);
  const create = mayWrite ? (
    <Button kind="primary" icon="plus" onClick={() => setDoing({ kind: "create" })}>
      {text.create()}
    </Button>
  ) : null;
  const close = () => setDoing(null);
  const bulk: BulkActs<DescribedRecord> = {
    nameOf: (record) => textIn(record, resource.title) || record._id,
    read: async (part, signal) => (await read(path, { query: { ...queryOf(view, said, zone), ...part } as { $limit: number } }, signal)) as Answer, // question and answer as those of the list above
    path,
    remove: (api, id) => api.DELETE(`${path}/{id}`, { params: { path: { id } } }),
  };
  return (
    <>
      <PageHeader title={text.title()} windowTitle={say.windowTitle({ page: text.title() })} aside={list.data ? formats.number(all) : undefined} action={list.data && all === 0 ? undefined : create} />
      <RecordList
        {...look}
        rules={rules}
        list={{ ...list, data: list.data as Answer | undefined }} // every member but the id is optional in the contract for those who select some
        all={all}
        keyOf={({ _id }) => _id}
        columns={columns}
        usual={resource.usual ?? columns.map(({ id }) => id)}
        sort={usualSort(said)}
        narrow={describedLines(shown)}
        fields={fields}
        words={{ table: text.title(), search: text.search(), empty: text.empty.title(), emptyText: text.empty.text() }}
        first={create}
        bulk={mayWrite && said.removable ? bulk : undefined}
      />
      {doing?.kind === "create" ? <DescribedForm resource={resource} text={text} onClose={close} /> : null}
      {doing?.kind === "edit" ? <DescribedForm resource={resource} text={text} record={doing.record} onClose={close} /> : null}
      {doing?.kind === "remove" ? <RemoveDescribed resource={resource} text={text} record={doing.record} onClose={close} /> : null}
    </>
  );
}
