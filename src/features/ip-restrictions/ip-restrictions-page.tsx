import { useState } from "react";
import type { IpRestriction } from "../../../openapi/generated/console.ts";
import type { BulkActs } from "../../resource/kit/bulk-acts.ts";
import { useNameable } from "../../resource/records/form/use-nameable.ts";
import { RecordView } from "../../resource/records/record/record-view.tsx";
import { useDetailPanel } from "../../resource/records/record/use-detail-panel.ts";
import { RecordList } from "../../resource/kit/record-list.tsx";
import { useCreateShortcut } from "../../resource/kit/use-create-shortcut.ts";
import { useProgrammedList } from "../../resource/kit/use-programmed-list.ts";
import { ifUnchanged } from "../../services/use-write.ts";
import { useAbility } from "../../services/use-session.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { PAGE_SIZES, type Sort, type ViewRules } from "../../ui/view-state.ts";
import { restrictionPresentation } from "./restriction-presentation.ts";
import { RestrictionForm } from "./restriction-form.tsx";
import { restrictionsEditing } from "./restrictions-editing.ts";
import { namedUsers, restrictionLines, restrictionsColumns } from "./restrictions-columns.tsx";
import { ConfirmDialog } from "../../resource/records/form/confirm-dialog.tsx";
import { useRemoval } from "../../resource/kit/removal/use-removal.ts";
import { useServices } from "../../services/services.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { LockOutDialog } from "./lock-out-dialog.tsx";

const KINDS = ["ip-restrictions", "users"];

const RESTRICTIONS_RULES: ViewRules = {
  sortable: ["range", "description", "createdAt"],
  columns: ["range", "users", "description", "createdAt", "actions"],
  filters: { users: { operators: ["is"], values: null } },
  sizes: PAGE_SIZES,
  choices: {},
  saved: "ip-restrictions",
};

const BY_RANGE: Sort = { field: "range", descending: false };

type Doing =
  | { readonly kind: "create" }
  | { readonly kind: "edit" | "remove"; readonly restriction: IpRestriction };

/** Page with the IP ranges from which users may connect. */
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
  const beside = useDetailPanel(id, part);
  const words = { say, formats, act, hrefOf: beside.hrefOf };
  const create = mayWrite ? (
    <Button kind="primary" icon="plus" onClick={() => setDoing({ kind: "create" })}>
      {text.create()}
    </Button>
  ) : null;
  const columns = restrictionsColumns(words);
  const close = () => setDoing(null);
  useCreateShortcut(mayWrite, text.create(), () => setDoing({ kind: "create" }));
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
          presentation={restrictionPresentation(say, formats)}
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

/**
 * Dialog that confirms removing a restriction, with a second confirmation if that would lock the user out.
 */
function RemoveRestriction({
  restriction,
  onClose,
  onRemoved,
}: {
  restriction: IpRestriction;
  onClose: () => void;
  onRemoved: (() => void) | undefined;
}) {
  const { say } = useTexts();
  const { notices } = useServices();
  const formats = useFormats();
  const text = say.ipRestrictions;
  const range = restriction.range ?? "";
  const names = namedUsers(restriction).map(({ name }) => name);
  const [locking, setLocking] = useState(false);
  const address = useApiQuery("/status", {}).data?.address;
  const write = useRemoval<boolean>(
    restriction.version,
    (api, unchanged, confirm) =>
      api.DELETE("/security/ip-restrictions/{id}", {
        params: { path: { id: restriction._id }, ...unchanged, ...(confirm ? { query: { confirm } } : {}) },
      }),
    ["/security/ip-restrictions", "/security/ip-restrictions/{id}", "/security/ip-restrictions/{id}/history"],
  );
  const remove = async (confirm: boolean) => {
    const outcome = await write.run(confirm);
    if (outcome.kind === "done") {
      notices.say(text.removed({ range }));
      onClose();
      onRemoved?.();
    } else if (outcome.kind === "refused" && outcome.code === "would-lock-out") setLocking(true);
  };
  return locking ? (
    <LockOutDialog
      open
      address={address}
      busy={write.busy}
      failure={write.failure}
      onClose={onClose}
      onConfirm={() => remove(true)}
    />
  ) : (
    <ConfirmDialog
      open
      title={text.remove({ range })}
      word={range}
      verb={text.removeVerb()}
      keep={text.keep()}
      busy={write.busy}
      failure={write.failure}
      onClose={onClose}
      onConfirm={() => void remove(false)}
    >
      <p>{names.length === 0 ? text.removeUnused() : text.removeText({ names: formats.list(names) })}</p>
    </ConfirmDialog>
  );
}
