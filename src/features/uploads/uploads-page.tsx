import { useState } from "react";
import { FILE_ENDINGS } from "../../../openapi/formats/file-endings.ts";
import type { Upload } from "../../../openapi/generated/console.ts";
import type { BulkActs } from "../../resource/kit/bulk-acts.ts";
import { RecordView } from "../../resource/records/record/record-view.tsx";
import { useDetailPanel } from "../../resource/records/record/use-detail-panel.ts";
import { ifUnchanged } from "../../services/use-write.ts";
import { FailureBanner, FailureText } from "../../resource/cells/failure-banner.tsx";
import { RecordList } from "../../resource/kit/record-list.tsx";
import { useProgrammedList } from "../../resource/kit/use-programmed-list.ts";
import { useAbility } from "../../services/use-session.ts";
import { useDownload } from "../../services/use-download.ts";
import type { StartUploadQueue } from "../../services/use-upload-queue.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import type { FilterField } from "../../ui/filter-field.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { PAGE_SIZES, type ViewRules } from "../../ui/view-state.ts";
import { RenameUpload } from "./rename-upload.tsx";
import { TakeFiles } from "./take-files.tsx";
import { uploadLines, uploadsColumns } from "./uploads-columns.tsx";
import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { textIn } from "../../resource/kit/described/described-resource.ts";
import {
  readsOf,
  type RecordPresentation,
  type State,
  textFact,
} from "../../resource/records/record/record-presentation.ts";
import { UploadState } from "./upload-state.tsx";
import { RemovalDialog } from "../../resource/kit/removal/removal-dialog.tsx";

const KINDS = ["uploads"];

const UPLOADS_RULES: ViewRules = {
  sortable: ["name", "extension", "size", "createdAt"],
  columns: ["name", "extension", "size", "state", "createdBy", "createdAt", "actions"],
  filters: {
    extension: { operators: ["is"], values: FILE_ENDINGS },
    state: { operators: ["is"], values: ["ready", "receiving"] },
  },
  sizes: PAGE_SIZES,
  choices: {},
  saved: "uploads",
};

const NEWEST_FIRST = { field: "createdAt", descending: true };

const USUAL_COLUMNS = ["name", "size", "state", "createdBy", "createdAt", "actions"];

interface Doing {
  readonly kind: "rename" | "remove";
  readonly upload: Upload;
}

/** Page with the uploaded files of the account. */
export function UploadsPage({
  id,
  part,
  startQueue,
}: {
  readonly id?: string;
  readonly part?: string;
  readonly startQueue: StartUploadQueue;
}) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.uploads;
  const { look, list, read, all } = useProgrammedList("/uploads", {
    rules: UPLOADS_RULES,
    usual: NEWEST_FIRST,
    populate: ["createdBy"],
  });
  const mayWrite = useAbility("uploads.write");
  const [doing, setDoing] = useState<Doing | null>(null);
  const { download, busy, failure } = useDownload((api, id) =>
    api.POST("/uploads/{id}/links", { params: { path: { id } } }),
  );
  const act = mayWrite
    ? {
        rename: (upload: Upload) => setDoing({ kind: "rename", upload }),
        remove: (upload: Upload) => setDoing({ kind: "remove", upload }),
      }
    : null;
  const beside = useDetailPanel(id, part);
  const words = {
    say,
    formats,
    act,
    hrefOf: beside.hrefOf,
    download: ({ _id }: Upload) => void download(_id),
  };
  const close = () => setDoing(null);
  const bulk: BulkActs<Upload> = {
    nameOf: ({ name = "" }) => name,
    words: { list: text.title(), removeOne: (name) => text.remove({ name }), removeText: text.removeText() },
    path: "/uploads",
    versionOf: ({ version }) => version,
    remove: (api, one, version) =>
      api.DELETE("/uploads/{id}", { params: { path: { id: one }, ...ifUnchanged(version) } }),
  };
  const notDownloaded = failure ? (
    <FailureBanner>
      {text.notDownloaded()} <FailureText failure={failure} />
    </FailureBanner>
  ) : null;
  const files = (
    <>
      <PageHeader
        title={text.title()}
        windowTitle={say.windowTitle({
          page: list.data?.data.find(({ _id }) => _id === id)?.name ?? text.title(),
        })}
        aside={list.data ? formats.number(all) : undefined}
      />
      {mayWrite ? <TakeFiles startQueue={startQueue} /> : null}
      {id === undefined ? notDownloaded : null}
      <RecordList
        {...look}
        rules={UPLOADS_RULES}
        list={list}
        read={read}
        kinds={KINDS}
        all={all}
        keyOf={({ _id }) => _id}
        columns={uploadsColumns(words)}
        usual={USUAL_COLUMNS}
        sort={NEWEST_FIRST}
        narrow={uploadLines(words)}
        fields={useUploadFields()}
        words={{
          table: text.title(),
          search: text.search(),
          empty: text.empty.title(),
          emptyText: text.empty.text(),
        }}
        bulk={mayWrite ? bulk : undefined}
      />
    </>
  );
  const about = (upload: Upload) => (
    <>
      {upload.state === "ready" ? (
        <div>
          <Button icon="download" busy={busy} onClick={() => void download(upload._id)}>
            {text.download({ name: upload.name ?? "" })}
          </Button>
        </div>
      ) : null}
      {notDownloaded}
    </>
  );
  return (
    <>
      {beside.alone ? null : files}
      {id === undefined ? null : (
        <RecordView
          presentation={uploadPresentation(say, formats)}
          kinds={KINDS}
          listTitle={text.title()}
          id={id}
          part={part}
          beside={beside}
          list={list.data}
          view={look.view}
          about={about}
          act={act ? { edit: act.rename, remove: act.remove } : null}
        />
      )}
      {doing?.kind === "rename" ? <RenameUpload upload={doing.upload} onClose={close} /> : null}
      {doing?.kind === "remove" ? (
        <RemoveUpload
          upload={doing.upload}
          onClose={close}
          onRemoved={id === undefined ? undefined : beside.close}
        />
      ) : null}
    </>
  );
}

/** Returns the filters of the list. */
function useUploadFields(): readonly FilterField[] {
  const { say } = useTexts();
  const { columns, states } = say.uploads;
  return [
    {
      field: "extension",
      label: columns.extension(),
      operators: ["is"],
      options: FILE_ENDINGS.map((value) => ({ value, label: value })),
    },
    {
      field: "state",
      label: columns.state(),
      operators: ["is"],
      options: [
        { value: "ready", label: states.ready() },
        { value: "receiving", label: states.receiving() },
      ],
    },
  ];
}

const uploadIn = (state: State): Upload => state as unknown as Upload; // all states here are uploads

/** Describes how a file and its history are shown. A removed file cannot be restored without its content. */
function uploadPresentation(say: TranslationFunctions, formats: Formats): RecordPresentation {
  const { columns } = say.uploads;
  return {
    path: "/uploads",
    final: true,
    nameOf: (state) => textIn(state, "name"),
    facts: [
      textFact("name", columns.name()),
      textFact("extension", columns.extension()),
      {
        member: "size",
        label: columns.size(),
        valueOf: ({ size }) => (typeof size === "number" ? formats.bytes(size) : null),
      },
      {
        member: "state",
        passing: true,
        label: columns.state(),
        valueOf: (state) => <UploadState upload={uploadIn(state)} />,
      },
    ],
    members: ["name"],
    nothing: {},
  };
}

/** Asks the user to type a file's name before removing it with its content. */
function RemoveUpload({
  upload: { _id: id, name = "", version },
  onClose,
  onRemoved,
}: {
  upload: Upload;
  onClose: () => void;
  onRemoved: (() => void) | undefined;
}) {
  const { say } = useTexts();
  const text = say.uploads;
  return (
    <RemovalDialog
      title={text.remove({ name })}
      word={name}
      version={version}
      call={(api, unchanged) => api.DELETE("/uploads/{id}", { params: { path: { id }, ...unchanged } })}
      reads={[...readsOf({ path: "/uploads" }), "/account/plan"]}
      removed={text.removed({ name })}
      onClose={onClose}
      onRemoved={onRemoved}
    >
      <p>{text.removeText()}</p>
    </RemovalDialog>
  );
}
