import { useState } from "react";
import { useLocation } from "wouter";
import type { Branch } from "../../../openapi/generated/console.ts";
import type { BulkActs } from "../../resource/kit/bulk-acts.ts";
import { useNameable } from "../../resource/records/form/use-nameable.ts";
import { RecordView } from "../../resource/records/record/record-view.tsx";
import { useDetailPanel } from "../../resource/records/record/use-detail-panel.ts";
import { RecordList } from "../../resource/kit/record-list.tsx";
import { CREATE, useCreateShortcut } from "../../resource/kit/use-create-shortcut.ts";
import { useProgrammedList } from "../../resource/kit/use-programmed-list.ts";
import { ifUnchanged } from "../../services/use-write.ts";
import { useAbility } from "../../services/use-session.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { PAGE_SIZES, type Sort, type ViewRules } from "../../ui/view-state.ts";
import { branchPresentation } from "./branch-presentation.ts";
import { BranchForm } from "./branch-form.tsx";
import { branchesEditing } from "./branches-editing.ts";
import { branchesColumns, branchLines } from "./branches-columns.tsx";
import styles from "./branches-page.module.css";
import { RemovalDialog } from "../../resource/kit/removal/removal-dialog.tsx";

const KINDS = ["branches", "pocs", "segments"];

const BRANCHES_RULES: ViewRules = {
  sortable: ["label", "name"],
  columns: ["label", "name", "pocs", "segments", "address", "actions"],
  filters: { segments: { operators: ["is"], values: null } },
  sizes: PAGE_SIZES,
  choices: {},
  saved: "branches",
};

const BY_LABEL: Sort = { field: "label", descending: false };

type Doing = { readonly kind: "create" } | { readonly kind: "edit" | "remove"; readonly branch: Branch };

/** Page with the branches of the account and the number of their display devices. */
export function BranchesPage({ id, part }: { readonly id?: string; readonly part?: string }) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.branches;
  const { look, list, read, all } = useProgrammedList("/branches", {
    rules: BRANCHES_RULES,
    usual: BY_LABEL,
    populate: ["segments"],
  });
  const { view } = look;
  const mayWrite = useAbility("branches.write");
  const [doing, setDoing] = useState<Doing | null>(null);
  useCreateShortcut(mayWrite, text.create(), () => setDoing({ kind: "create" }));
  const segments = useNameable("Segment", { ids: view.filters.flatMap(({ values }) => values) });
  const act = mayWrite
    ? {
        edit: (branch: Branch) => setDoing({ kind: "edit", branch }),
        remove: (branch: Branch) => setDoing({ kind: "remove", branch }),
      }
    : null;
  const beside = useDetailPanel(id, part);
  const words = { say, formats, act, hrefOf: beside.hrefOf };
  const columns = branchesColumns(words);
  const close = () => setDoing(null);
  const create = mayWrite ? (
    <Button kind="primary" icon="plus" onClick={() => setDoing({ kind: "create" })}>
      {text.create()}
    </Button>
  ) : null;
  const bulk: BulkActs<Branch> = {
    nameOf: ({ label = "" }) => label,
    words: {
      list: text.title(),
      removeOne: (label) => text.remove({ label }),
      removeText: text.removeText(),
      refused: { conflict: text.hasPocs() },
    },
    path: "/branches",
    versionOf: ({ version }) => version,
    edit: branchesEditing(say),
    remove: (api, id, version) =>
      api.DELETE("/branches/{id}", { params: { path: { id }, ...ifUnchanged(version) } }),
  };
  const shown = list.data?.data ?? [];
  const branches = (
    <>
      <PageHeader
        title={text.title()}
        windowTitle={say.windowTitle({ page: shown.find(({ _id }) => _id === id)?.label ?? text.title() })}
        aside={list.data ? formats.number(all) : undefined}
        action={list.data && all === 0 ? undefined : create}
      />
      <RecordList
        {...look}
        rules={BRANCHES_RULES}
        list={list}
        read={read}
        kinds={KINDS}
        all={all}
        keyOf={({ _id }) => _id}
        columns={columns}
        usual={columns.map(({ id }) => id)}
        sort={BY_LABEL}
        narrow={branchLines(words)}
        fields={[
          {
            field: "segments",
            label: text.columns.segments(),
            operators: ["is"],
            options: segments.choices,
            onFind: segments.onType,
          },
        ]}
        words={{
          table: text.table(),
          search: text.search(),
          empty: text.empty.title(),
          emptyText: text.empty.text(),
        }}
        first={create}
        bulk={mayWrite ? bulk : undefined}
      />
    </>
  );
  const about = (branch: Branch) => <BranchDisplays branch={branch} mayEnroll={mayWrite} />;
  return (
    <>
      {beside.alone ? null : branches}
      {id === undefined ? null : (
        <RecordView
          presentation={branchPresentation(say, formats)}
          kinds={KINDS}
          listTitle={text.title()}
          id={id}
          part={part}
          beside={beside}
          list={list.data}
          view={view}
          act={act}
          about={about}
        />
      )}
      {doing?.kind === "create" ? <BranchForm onClose={close} /> : null}
      {doing?.kind === "edit" ? <BranchForm branch={doing.branch} onClose={close} /> : null}
      {doing?.kind === "remove" ? (
        <RemoveBranch
          branch={doing.branch}
          onClose={close}
          onRemoved={id === undefined ? undefined : beside.close}
        />
      ) : null}
    </>
  );
}

/** Shows a link to the display devices of a branch, and a button that enrolls another device. */
function BranchDisplays({
  branch: { _id: id, pocs },
  mayEnroll,
}: {
  readonly branch: Branch;
  readonly mayEnroll: boolean;
}) {
  const { say } = useTexts();
  const [, navigate] = useLocation();
  const href = `/branches/${encodeURIComponent(id)}/pocs`;
  return (
    <div className={styles.displays}>
      {mayEnroll ? (
        <Button icon="plus" onClick={() => navigate(href, { state: CREATE })}>
          {say.branches.pocs.enroll()}
        </Button>
      ) : null}
      <TextLink href={href}>{say.branches.pocCount({ count: pocs?.length ?? 0 })}</TextLink>
    </div>
  );
}

/** Asks the user to type a branch's name before removing it. A branch with devices cannot be removed. */
function RemoveBranch({
  branch: { _id: id, label = "", pocs, version },
  onClose,
  onRemoved,
}: {
  branch: Branch;
  onClose: () => void;
  onRemoved?: (() => void) | undefined;
}) {
  const { say } = useTexts();
  const text = say.branches;
  return (
    <RemovalDialog
      title={text.remove({ label })}
      word={label}
      version={version}
      call={(api, unchanged) => api.DELETE("/branches/{id}", { params: { path: { id }, ...unchanged } })}
      reads={["/branches", "/branches/{id}", "/branches/{id}/history"]}
      removed={text.removed({ label })}
      problems={{ conflict: text.hasPocs() }}
      onClose={onClose}
      onRemoved={onRemoved}
    >
      <p>{text.removeText()}</p>
      {pocs && pocs.length > 0 ? <p>{text.pocCount({ count: pocs.length })}</p> : null}
    </RemovalDialog>
  );
}
