import { useState } from "react";
import type { Permission, PrivilegeRecord } from "../../../openapi/generated/console.ts";
import type { BulkActs } from "../../resource/bulk-acts.ts";
import { RecordView } from "../../resource/record/record-view.tsx";
import { useBeside } from "../../resource/record/use-beside.ts";
import { RecordList } from "../../resource/record-list.tsx";
import { ifUnchanged } from "../../resource/removal/if-unchanged.ts";
import { useCreateWish } from "../../resource/use-create-wish.ts";
import { useProgrammedList } from "../../resource/use-programmed-list.ts";
import { useAbility, useHolder } from "../../services/use-ability.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { AdministrationTabs } from "./administration-tabs.tsx";
import { PrivilegeDialog } from "./privilege-dialog.tsx";
import { privilegeName, privilegeRecounted } from "./privilege-recounted.ts";
import { privilegeLines, privilegesColumns } from "./privileges-columns.tsx";
import { privilegesEditing } from "./privileges-editing.ts";
import { BY_LEVEL, PRIVILEGES_RULES, privilegesQuery, USUAL_COLUMNS } from "./privileges-rules.ts";
import { RemovePrivilege } from "./remove-privilege.tsx";
import { usePrivilegeFields } from "./use-privilege-fields.ts";

const KINDS = ["privileges", "users"];

type Doing =
  | { readonly kind: "create" }
  | { readonly kind: "edit" | "remove"; readonly privilege: PrivilegeRecord };

/**
 * The privileges of the account: those that every account has, which nobody changes, and those that it made
 * for itself.
 */
export function PrivilegesPage({ id, part }: { readonly id?: string; readonly part?: string }) {
  const { say } = useTexts();
  const formats = useFormats();
  const held = useHolder()?.abilities ?? [];
  const text = say.people.privileges;
  const { look, list, read, all } = useProgrammedList("/privileges", {
    rules: PRIVILEGES_RULES,
    ask: privilegesQuery,
  });
  const mayWrite = useAbility("privileges.write");
  const [doing, setDoing] = useState<Doing | null>(null);
  useCreateWish(mayWrite, text.create(), () => setDoing({ kind: "create" }));
  const own = useApiQuery(
    "/privileges",
    { query: { ...privilegesQuery({ ...look.view, page: 1 }), default: false, $limit: 1 } },
    { enabled: mayWrite && !look.pending, keep: true },
  );
  const shown = useApiQuery(
    "/privileges/{id}",
    { path: { id: id ?? "" } },
    { enabled: id !== undefined },
  ).data;
  const act = mayWrite
    ? {
        edit: (privilege: PrivilegeRecord) => setDoing({ kind: "edit", privilege }),
        remove: (privilege: PrivilegeRecord) => setDoing({ kind: "remove", privilege }),
      }
    : null;
  const beside = useBeside(id, part);
  const words = {
    say,
    formats,
    act,
    hrefOf: beside.hrefOf,
    holdersOf: (privilege: PrivilegeRecord) => holdersPlace(privilege, held),
  };
  const columns = privilegesColumns(words);
  const recounted = privilegeRecounted(say, formats);
  const close = () => setDoing(null);
  const bulk: BulkActs<PrivilegeRecord> = {
    nameOf: (privilege) => privilegeName(privilege, say),
    words: {
      list: text.table(),
      removeOne: (name) => text.removeTitle({ name }),
      removeText: text.removeText(),
      refused: { conflict: text.inUse() },
    },
    path: "/privileges",
    versionOf: ({ version }) => version,
    pickable: { is: ({ default: isDefault }) => !isDefault, total: own.data?.total ?? 0 },
    edit: privilegesEditing(say, held),
    remove: (api, one, version) =>
      api.DELETE("/privileges/{id}", { params: { path: { id: one }, ...ifUnchanged(version) } }),
  };
  const privileges = (
    <>
      <PageHeader
        title={say.people.administrators.tabs.privileges()}
        windowTitle={say.windowTitle({ page: shown ? privilegeName(shown, say) : text.table() })}
        aside={list.data ? formats.number(all) : undefined}
        action={
          mayWrite ? (
            <Button kind="primary" icon="plus" onClick={() => setDoing({ kind: "create" })}>
              {text.create()}
            </Button>
          ) : null
        }
      />
      <AdministrationTabs current="privileges" />
      <RecordList
        {...look}
        rules={PRIVILEGES_RULES}
        list={list}
        read={read}
        kinds={KINDS}
        all={all}
        keyOf={({ _id }) => _id}
        columns={columns}
        usual={USUAL_COLUMNS.filter((usual) => columns.some((column) => column.id === usual))}
        sort={BY_LEVEL}
        narrow={privilegeLines(words)}
        fields={usePrivilegeFields()}
        words={{
          table: text.table(),
          search: text.search(),
          empty: text.empty.title(),
          emptyText: text.empty.text(),
        }}
        bulk={mayWrite ? bulk : undefined}
      />
    </>
  );
  return (
    <>
      {beside.alone ? null : privileges}
      {id === undefined ? null : (
        <RecordView
          recounted={shown?.default ? { ...recounted, untold: true } : recounted}
          kinds={KINDS}
          listTitle={text.table()}
          id={id}
          part={part}
          beside={beside}
          list={list.data}
          view={look.view}
          act={
            act && shown?.default === false
              ? {
                  edit: () => act.edit(shown),
                  remove: shown.abilities.includes("remove") ? () => act.remove(shown) : null,
                }
              : null
          }
        />
      )}
      {doing?.kind === "create" ? <PrivilegeDialog onClose={close} /> : null}
      {doing?.kind === "edit" ? <PrivilegeDialog privilege={doing.privilege} onClose={close} /> : null}
      <RemovePrivilege
        privilege={doing?.kind === "remove" ? doing.privilege : null}
        onClose={close}
        onRemoved={id === undefined ? undefined : beside.close}
      />
    </>
  );
}

/**
 * Returns the address of the list of a privilege's holders: agents or administrators, by its level. Null
 * without the permission to see them.
 */
function holdersPlace(
  { name, level }: Pick<PrivilegeRecord, "name" | "level">,
  held: readonly Permission[],
): string | null {
  const query = `is.privilege=${encodeURIComponent(name)}`;
  if (!held.includes("users.read")) return null;
  if (level < 4) return `/account/administrators?${query}`;
  return level === 4 ? `/users?${query}&level=4` : `/users?${query}`;
}
