import { useState } from "react";
import type { IpRestriction } from "../../../openapi/generated/console.ts";
import { RecordList } from "../../resource/record-list.tsx";
import { useView } from "../../resource/use-view.ts";
import { useAbility } from "../../services/use-ability.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import type { FilterField } from "../../ui/filter-field.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { RemoveRestriction } from "./remove-restriction.tsx";
import { RestrictionForm } from "./restriction-form.tsx";
import { restrictionLines, restrictionsColumns } from "./restrictions-columns.tsx";
import { RESTRICTIONS_RULES } from "./restrictions-rules.ts";

type Doing = { readonly kind: "create" } | { readonly kind: "edit" | "remove"; readonly restriction: IpRestriction };

const USUAL = { field: "range", descending: false };

/** From where users may connect. */
export function IpRestrictionsPage() {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.ipRestrictions;
  const look = useView(RESTRICTIONS_RULES);
  const { view } = look;
  const mayWrite = useAbility("ip-restrictions.write");
  const [doing, setDoing] = useState<Doing | null>(null);
  const { field, descending } = view.sort ?? USUAL;
  const list = useApiQuery(
    "/security/ip-restrictions",
    { query: { $limit: view.size, $skip: (view.page - 1) * view.size, $sort: { [field]: descending ? -1 : 1 }, populate: ["users"], ...(view.search === "" ? {} : { $search: view.search }) } },
    { keep: true },
  );
  const act = mayWrite ? { edit: (restriction: IpRestriction) => setDoing({ kind: "edit", restriction }), remove: (restriction: IpRestriction) => setDoing({ kind: "remove", restriction }) } : null;
  const words = { say, formats, act };
  const create = mayWrite ? (
    <Button kind="primary" icon="plus" onClick={() => setDoing({ kind: "create" })}>
      {text.create()}
    </Button>
  ) : null;
  const everything = useApiQuery("/security/ip-restrictions", { query: { $limit: 1 } }, { enabled: view.search !== "", keep: true });
  const columns = restrictionsColumns(words);
  const close = () => setDoing(null);
  const isEmpty = list.data?.total === 0 && view.search === "";
  return (
    <>
      <PageHeader title={text.title()} windowTitle={say.windowTitle({ page: text.title() })} aside={list.data ? formats.number(list.data.total) : undefined} action={isEmpty ? undefined : create} />
      <RecordList
        {...look}
        rules={RESTRICTIONS_RULES}
        list={list}
        all={view.search === "" ? (list.data?.total ?? 0) : (everything.data?.total ?? 0)}
        keyOf={({ _id }) => _id}
        columns={columns}
        usual={columns.map(({ id }) => id)}
        sort={USUAL}
        narrow={restrictionLines(words)}
        fields={NO_FIELDS}
        words={{ table: text.title(), search: text.search(), empty: text.empty.title(), emptyText: text.empty.text() }}
        first={create}
      />
      {doing?.kind === "create" ? <RestrictionForm onClose={close} /> : null}
      {doing?.kind === "edit" ? <RestrictionForm restriction={doing.restriction} onClose={close} /> : null}
      {doing?.kind === "remove" ? <RemoveRestriction restriction={doing.restriction} onClose={close} /> : null}
    </>
  );
}

const NO_FIELDS: readonly FilterField[] = [];
