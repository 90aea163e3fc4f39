import { useState } from "react";
import type { paths, Permission, PrivilegeRecord } from "../../../openapi/generated/console.ts";
import type { BulkActs } from "../../resource/kit/bulk-acts.ts";
import { RecordView } from "../../resource/records/record/record-view.tsx";
import { useDetailPanel } from "../../resource/records/record/use-detail-panel.ts";
import { RecordList } from "../../resource/kit/record-list.tsx";
import { ifUnchanged } from "../../services/use-write.ts";
import { useCreateShortcut } from "../../resource/kit/use-create-shortcut.ts";
import { useProgrammedList } from "../../resource/kit/use-programmed-list.ts";
import { useAbility, useHolder } from "../../services/use-session.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { AdministrationTabs } from "./administration-tabs.tsx";
import { PrivilegeDialog } from "./privilege-dialog.tsx";
import { levelWords, privilegeName, privilegePresentation } from "./privilege-presentation.ts";
import { privilegeLines, privilegesColumns } from "./privileges-columns.tsx";
import { privilegesEditing } from "./privileges-editing.ts";
import type { FilterField } from "../../ui/filter-field.ts";
import { permissionWords } from "./permission-words.ts";
import { NewPrivilegeBody } from "../../../openapi/generated/bodies/new-privilege.ts";
import { PAGE_SIZES, type Sort, type View, type ViewRules } from "../../ui/view-state.ts";
import { ConfirmDialog } from "../../resource/records/form/confirm-dialog.tsx";
import { useRemoval } from "../../resource/kit/removal/use-removal.ts";
import { useServices } from "../../services/services.ts";

const KINDS = ["privileges", "users"];

type Query = NonNullable<paths["/privileges"]["get"]["parameters"]["query"]>;

/** Every permission that a privilege can hold. */
const PERMISSIONS: readonly string[] = NewPrivilegeBody.properties.permissions.items.enum;

/** Rules for the list's URL: sorting, columns and filters. */
const PRIVILEGES_RULES: ViewRules = {
  sortable: ["label", "name", "level", "users"],
  columns: ["label", "name", "level", "default", "permissions", "users", "createdAt", "updatedAt", "actions"],
  filters: {
    level: { operators: ["is"], values: ["1", "2", "3", "4", "5"] },
    default: { operators: ["is"], values: ["true", "false"] },
    permissions: { operators: ["is"], values: PERMISSIONS },
  },
  sizes: PAGE_SIZES,
  choices: {},
  saved: "privileges",
};

const USUAL_COLUMNS = ["label", "name", "level", "default", "permissions", "users", "actions"];

/** The default order: highest level (1) first. */
const BY_LEVEL: Sort = { field: "level", descending: false };

/** Returns the query parameters for a view of the list. */
function privilegesQuery(view: View): Query {
  const { field, descending } = view.sort ?? BY_LEVEL;
  const valuesOf = (name: string) => view.filters.find((filter) => filter.field === name)?.values ?? [];
  const [levels, kinds, permissions] = [valuesOf("level"), valuesOf("default"), valuesOf("permissions")];
  return {
    $limit: view.size,
    $skip: (view.page - 1) * view.size,
    $sort: { [field]: descending ? -1 : 1 },
    ...(view.search === "" ? {} : { $search: view.search }),
    ...(levels.length === 0 ? {} : { level: { $in: levels.map(Number) } }),
    // "true" and "false" together match everything.
    ...(kinds.length === 1 ? { default: kinds[0] === "true" } : {}),
    ...(permissions.length === 0 ? {} : { permissions: { $in: [...permissions] } }),
  };
}

type Doing =
  | { readonly kind: "create" }
  | { readonly kind: "edit" | "remove"; readonly privilege: PrivilegeRecord };

/** Page with the privileges of the account: the fixed default ones, and custom ones. */
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
  useCreateShortcut(mayWrite, text.create(), () => setDoing({ kind: "create" }));
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
  const beside = useDetailPanel(id, part);
  const words = {
    say,
    formats,
    act,
    hrefOf: beside.hrefOf,
    holdersOf: (privilege: PrivilegeRecord) => holdersPlace(privilege, held),
  };
  const columns = privilegesColumns(words);
  const presentation = privilegePresentation(say, formats);
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
          presentation={shown?.default ? { ...presentation, noHistory: true } : presentation}
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
 * Returns the URL of the list of users with a privilege: agents or administrators, depending on its level.
 * Null if the user may not see that list.
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

/** Returns the filters of the list with their labels. */
function usePrivilegeFields(): readonly FilterField[] {
  const { say } = useTexts();
  const text = say.people.privileges;
  return [
    {
      field: "level",
      label: text.level(),
      operators: ["is"],
      options: [1, 2, 3, 4, 5].map((level) => ({ value: String(level), label: levelWords(level, say) })),
    },
    {
      field: "default",
      label: text.columns.kind(),
      operators: ["is"],
      options: [
        { value: "true", label: text.default() },
        { value: "false", label: text.custom() },
      ],
    },
    {
      field: "permissions",
      label: text.permissions(),
      operators: ["is"],
      options: PERMISSIONS.map((value) => ({ value, label: permissionWords([value], say).join() })),
    },
  ];
}

interface RemovePrivilegeProps {
  /** The privilege to remove; null while the dialog is closed. */
  readonly privilege: PrivilegeRecord | null;
  readonly onClose: () => void;
  readonly onRemoved: (() => void) | undefined;
}

/** Asks the user to type a privilege's name before removing it. A privilege in use cannot be removed. */
function RemovePrivilege({ privilege, onClose, onRemoved }: RemovePrivilegeProps) {
  const { notices } = useServices();
  const { say } = useTexts();
  const text = say.people.privileges;
  const { run, busy, failure, forget } = useRemoval<string>(
    privilege?.version,
    (api, unchanged, id) => api.DELETE("/privileges/{id}", { params: { path: { id }, ...unchanged } }),
    ["/privileges", "/privileges/{id}", "/privileges/{id}/history"],
  );
  const name = privilege?.label ?? privilege?.name ?? "";
  const close = () => {
    forget();
    onClose();
  };
  const remove = async () => {
    if (!privilege || (await run(privilege._id)).kind !== "done") return;
    notices.say(text.removed({ name }));
    close();
    onRemoved?.();
  };
  return (
    <ConfirmDialog
      open={privilege !== null}
      onClose={close}
      title={text.removeTitle({ name })}
      word={name}
      verb={say.people.user.removeVerb()}
      keep={say.people.user.keep()}
      busy={busy}
      failure={failure}
      problems={{ conflict: text.inUse() }}
      onConfirm={() => void remove()}
    >
      <p>{text.removeText()}</p>
    </ConfirmDialog>
  );
}
