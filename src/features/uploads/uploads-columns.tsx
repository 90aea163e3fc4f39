import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { Upload } from "../../../openapi/generated/console.ts";
import { madeBy } from "../../resource/records/record/record-presentation.ts";
import { Moment } from "../../resource/cells/moment.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { EDITS, type ListColumn } from "../../ui/list-column.ts";
import type { NarrowRow } from "../../ui/table/live-column.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { UploadState, uploadStateIn } from "./upload-state.tsx";

interface Words {
  readonly say: TranslationFunctions;
  readonly formats: Formats;
  /** Returns the path of a file's details. */
  readonly hrefOf: (id: string) => string;
  readonly download: (upload: Upload) => void;
  /** Further actions on a file; null without permission. */
  readonly act: {
    readonly rename: (upload: Upload) => void;
    readonly remove: (upload: Upload) => void;
  } | null;
}

/** All columns of the list, in default order. */
export function uploadsColumns(words: Words): readonly ListColumn<Upload>[] {
  const { say, formats } = words;
  const { columns } = say.uploads;
  return [
    {
      id: "name",
      header: columns.name(),
      sortable: true,
      cell: (upload) => nameOf(upload, words),
      written: { kind: "text", of: ({ name }) => name },
    },
    {
      id: "extension",
      header: columns.extension(),
      sortable: true,
      width: 96,
      cell: ({ extension }) => extension,
      written: { kind: "text", of: ({ extension }) => extension },
    },
    {
      id: "size",
      header: columns.size(),
      sortable: true,
      width: 104,
      align: "end",
      cell: ({ size }) => formats.bytes(size ?? 0),
      written: { kind: "number", of: ({ size }) => size },
    },
    {
      id: "state",
      header: columns.state(),
      width: 152,
      cell: (upload) => <UploadState upload={upload} />,
      written: { kind: "text", of: (upload) => uploadStateIn(upload, words) },
    },
    {
      id: "createdBy",
      header: columns.createdBy(),
      width: 168,
      cell: ({ createdBy }) => madeBy(createdBy, say),
      written: { kind: "text", of: ({ createdBy }) => madeBy(createdBy, say) },
    },
    {
      id: "createdAt",
      header: columns.createdAt(),
      sortable: true,
      width: 184,
      cell: momentOf,
      written: { kind: "moment", of: ({ createdAt }) => createdAt },
    },
    {
      id: "actions",
      header: columns.actions(),
      width: 128,
      pinned: true,
      ...(words.act && { keys: EDITS }),
      cell: (upload) => actionsOf(upload, words),
    },
  ];
}

/** Renders a file as a two-line row, for narrow screens. */
export const uploadLines =
  (words: Words) =>
  (upload: Upload): NarrowRow => ({
    title: nameOf(upload, words),
    state: actionsOf(upload, words),
    details: upload.state === "ready" ? momentOf(upload) : <UploadState upload={upload} />,
    value: words.formats.bytes(upload.size ?? 0),
  });

const nameOf = ({ _id, name }: Upload, { hrefOf }: Words) => (
  <TextLink quiet href={hrefOf(_id)}>
    <span title={name}>{name}</span>
  </TextLink>
);

const momentOf = ({ createdAt }: Upload) => (createdAt ? <Moment instant={createdAt} /> : null);

function actionsOf(upload: Upload, { say, download, act }: Words) {
  const name = upload.name ?? "";
  return (
    <>
      {upload.state === "ready" ? (
        <IconButton icon="download" label={say.uploads.download({ name })} onClick={() => download(upload)} />
      ) : null}
      {act && upload.state === "ready" ? (
        <IconButton
          icon="edit"
          keys="E"
          label={say.uploads.rename({ name })}
          onClick={() => act.rename(upload)}
        />
      ) : null}
      {act ? (
        <IconButton icon="trash" label={say.uploads.remove({ name })} onClick={() => act.remove(upload)} />
      ) : null}
    </>
  );
}
