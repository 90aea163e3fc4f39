import { useState } from "react";
import type { Upload } from "../../../openapi/generated/console.ts";
import type { BulkActs } from "../../resource/bulk-acts.ts";
import { FailureText } from "../../resource/failure-text.tsx";
import { RecordList } from "../../resource/record-list.tsx";
import { useProgrammedList } from "../../resource/use-programmed-list.ts";
import { useAbility } from "../../services/use-ability.ts";
import { useDownload } from "../../services/use-download.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Banner } from "../../ui/banner.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { RemoveUpload } from "./remove-upload.tsx";
import { RenameUpload } from "./rename-upload.tsx";
import { TakeFiles } from "./take-files.tsx";
import { uploadLines, uploadsColumns } from "./uploads-columns.tsx";
import { NEWEST_FIRST, UPLOADS_RULES, USUAL_COLUMNS } from "./uploads-rules.ts";
import { useUploadFields } from "./use-upload-fields.ts";

const KINDS = ["uploads"];

interface Doing {
  readonly kind: "rename" | "remove";
  readonly upload: Upload;
}

/** The files that the account keeps here. */
export function UploadsPage() {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.uploads;
  const { look, list, read, all } = useProgrammedList("/uploads", { rules: UPLOADS_RULES, usual: NEWEST_FIRST, populate: ["createdBy"] });
  const mayWrite = useAbility("uploads.write");
  const [doing, setDoing] = useState<Doing | null>(null);
  const { download, failure } = useDownload((api, id) => api.POST("/uploads/{id}/links", { params: { path: { id } } }));
  const act = mayWrite ? { rename: (upload: Upload) => setDoing({ kind: "rename", upload }), remove: (upload: Upload) => setDoing({ kind: "remove", upload }) } : null;
  const words = { say, formats, act, download: ({ _id }: Upload) => void download(_id) };
  const close = () => setDoing(null);
  const bulk: BulkActs<Upload> = {
    nameOf: ({ name = "" }) => name,
    words: { list: text.title(), removeOne: (name) => text.remove({ name }), removeText: text.removeText() },
    path: "/uploads",
    remove: (api, id) => api.DELETE("/uploads/{id}", { params: { path: { id } } }),
  };
  return (
    <>
      <PageHeader title={text.title()} windowTitle={say.windowTitle({ page: text.title() })} aside={list.data ? formats.number(all) : undefined} />
      {mayWrite ? <TakeFiles /> : null}
      {failure ? (
        <Banner family="bad" role="alert">
          {text.notDownloaded()} <FailureText failure={failure} />
        </Banner>
      ) : null}
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
        words={{ table: text.title(), search: text.search(), empty: text.empty.title(), emptyText: text.empty.text() }}
        bulk={mayWrite ? bulk : undefined}
      />
      {doing?.kind === "rename" ? <RenameUpload upload={doing.upload} onClose={close} /> : null}
      {doing?.kind === "remove" ? <RemoveUpload upload={doing.upload} onClose={close} /> : null}
    </>
  );
}
