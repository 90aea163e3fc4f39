import { useState } from "react";
import type { IpRestriction } from "../../../openapi/generated/console.ts";
import type { BulkActs } from "../../resource/bulk-acts.ts";
import { useNameable } from "../../resource/described/use-nameable.ts";
import { RecordView } from "../../resource/record/record-view.tsx";
import { useBeside } from "../../resource/record/use-beside.ts";
import { RecordList } from "../../resource/record-list.tsx";
import { useCreateWish } from "../../resource/use-create-wish.ts";
import { useProgrammedList } from "../../resource/use-programmed-list.ts";
import { ifUnchanged } from "../../resource/removal/if-unchanged.ts";
import { useAbility } from "../../services/use-ability.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Sort, ViewRules } from "../../ui/view-state.ts";
import { RemoveRestriction } from "./remove-restriction.tsx";
import { restrictionRecounted } from "./restriction-recounted.ts";
import { RestrictionForm } from "./restriction-form.tsx";
import { restrictionsEditing } from "./restrictions-editing.ts";
import { restrictionLines, restrictionsColumns } from "./restrictions-columns.tsx";

const KINDS = ["ip-restrictions", "users"];

const RESTRICTIONS_RULES: ViewRules = {
  sortable: ["range", "description", "createdAt"],
  columns: ["range", "users", "description", "createdAt", "actions"],
  filters: { users: { operators: ["is"], values: null } },
  sizes: [10, 25, 50, 100],
  choices: {},
  saved: "ip-restrictions",
};

/** The default order of the list. */
const BY_RANGE: Sort = { field: "range", descending: false };

type Doing =
  | { readonly kind: "create" }
  | { readonly kind: "edit" | "remove"; readonly restriction: IpRestriction };

/** From where users may connect. */
export function IpRestrictionsPage({ id, part }: { readonly id?: string; readonly part?: string }) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.ipRestrictions;
  const { look, list, read, all } = useProgrammedList("/security/ip-restrictions", {
    rules: RESTRICTIONS_RULES,
    usual: BY_RANGE,
    populate: ["users"],
  });
  const { view } = look;
  const mayWrite = useAbility("ip-restrictions.write");
  const [doing, setDoing] = useState<Doing | null>(null);
  const named = useNameable("User", { ids: view.filters.flatMap(({ values }) => values) });
  const act = mayWrite
    ? {
        edit: (restriction: IpRestriction) => setDoing({ kind: "edit", restriction }),
        remove: (restriction: IpRestriction) => setDoing({ kind: "remove", restriction }),
      }
    : null;
  const beside = useBeside(id, part);
  const words = { say, formats, act, hrefOf: beside.hrefOf };
  const create = mayWrite ? (
    <Button kind="primary" icon="plus" onClick={() => setDoing({ kind: "create" })}>
      {text.create()}
    </Button>
  ) : null;
  const columns = restrictionsColumns(words);
  const close = () => setDoing(null);
  useCreateWish(mayWrite, text.create(), () => setDoing({ kind: "create" }));
  const bulk: BulkActs<IpRestriction> = {
    nameOf: ({ range = "" }) => range,
    words: {
      list: text.title(),
      removeOne: (range) => text.remove({ range }),
      removeText: text.removeEach(),
      refused: { "would-lock-out": text.wouldLockOut() },
    },
    path: "/security/ip-restrictions",
    versionOf: ({ version }) => version,
    edit: restrictionsEditing(say),
    remove: (api, id, version) =>
      api.DELETE("/security/ip-restrictions/{id}", { params: { path: { id }, ...ifUnchanged(version) } }),
  };
  const restrictions = (
    <>
      <PageHeader
        title={text.title()}
        windowTitle={say.windowTitle({
          page: list.data?.data.find(({ _id }) => _id === id)?.range ?? text.title(),
        })}
        aside={list.data ? formats.number(all) : undefined}
        action={list.data && all === 0 ? undefined : create}
      />
      <RecordList
        {...look}
        rules={RESTRICTIONS_RULES}
        list={list}
        read={read}
        kinds={KINDS}
        all={all}
        keyOf={({ _id }) => _id}
        columns={columns}
        usual={columns.map(({ id }) => id)}
        sort={BY_RANGE}
        narrow={restrictionLines(words)}
        fields={[
          {
            field: "users",
            label: text.columns.users(),
            operators: ["is"],
            options: named.choices,
            onFind: named.onType,
          },
        ]}
        words={{
          table: text.title(),
          search: text.search(),
          empty: text.empty.title(),
          emptyText: text.empty.text(),
        }}
        first={create}
        bulk={mayWrite ? bulk : undefined}
      />
    </>
  );
  return (
    <>
      {beside.alone ? null : restrictions}
      {id === undefined ? null : (
        <RecordView
          recounted={restrictionRecounted(say, formats)}
          kinds={KINDS}
          listTitle={text.title()}
          id={id}
          part={part}
          beside={beside}
          list={list.data}
          view={view}
          act={act}
        />
      )}
      {doing?.kind === "create" ? <RestrictionForm onClose={close} /> : null}
      {doing?.kind === "edit" ? <RestrictionForm restriction={doing.restriction} onClose={close} /> : null}
      {doing?.kind === "remove" ? (
        <RemoveRestriction
          restriction={doing.restriction}
          onClose={close}
          onRemoved={id === undefined ? undefined : beside.close}
        />
      ) : null}
    </>
  );
}
