import type { Kysely, Transaction } from "kysely";
import type { Upload } from "../../openapi/generated/console.ts";
import { fileEnding, sharedEndings } from "../../openapi/formats/file-endings.ts";
import { Problem } from "../kit/problem.ts";
import { BYTES } from "../contract/bytes-body.ts";
import type { Handlers } from "../contract/operation-types.ts";
import type { Tables } from "../database/schema.ts";
import type { DownloadLinks } from "../files/download-links.ts";
import type { FileStore } from "../files/file-store.ts";
import { receivePart } from "../files/receive-part.ts";
import { mustHaveRoomFor } from "../files/room-for-files.ts";
import { sendFile } from "../files/send-file.ts";
import { forgetUpload, lockUpload, isWhole, readUpload, uploads } from "../files/upload-record.ts";
import { newId } from "../kit/id.ts";
import { readAccount } from "../people/account-record.ts";
import { appendAudit } from "../log/append-audit.ts";
import { sortKey } from "../kit/filter-sql.ts";
import { etagOf, expectUnchanged, expectVersion } from "../kit/version.ts";
import { listResource } from "../kit/list.ts";

type Served =
  | "listUploads"
  | "readUpload"
  | "createUpload"
  | "changeUpload"
  | "removeUpload"
  | "readUploadContent"
  | "addToUpload"
  | "linkToUpload";

interface UploadServices {
  readonly db: Kysely<Tables>;
  readonly files: FileStore;
  readonly links: DownloadLinks;
  readonly now: () => number;
}

/** Uploaded files. They arrive in parts, so that requests stay small and a failed part can be repeated. */
export const uploadRoutes = ({ db, files, links, now }: UploadServices): Handlers<Served> => ({
  listUploads: async ({ caller, query }) => ({
    body: await listResource(db, uploads, caller.account, query),
  }),
  readUpload: async ({ caller, path }) =>
    answered(await readUpload(db, caller.account, path.id, ["createdBy"])),
  createUpload: ({ caller: { account, user }, body }) =>
    db.transaction().execute(async (trx) => {
      const name = body.name.trim();
      const extension = await allowedExtension(trx, account, name);
      await mustHaveRoomFor(trx, account, body.size);
      const id = newId(now());
      await trx
        .insertInto("uploads")
        .values({
          account,
          id,
          name,
          extension,
          size: body.size,
          received: 0,
          created_by: user,
          name_key: sortKey(name),
          created_at: now(),
          updated_at: now(),
        })
        .execute();
      return answered(await readUpload(trx, account, id));
    }),
  addToUpload: async ({ caller: { account, user }, path: { id }, query: { offset }, body }) => {
    const upload = await db.transaction().execute(async (trx) => {
      const row = await receivePart(trx, files, { account, id, offset, bytes: body }, now());
      if (row === null) return null;
      const after = await readUpload(trx, account, id);
      if (isWhole(row)) await audit(trx, { account, user, what: "created" }, { after }, now());
      return after;
    });
    if (upload === null)
      throw new Problem("unprocessable", {
        errors: [{ pointer: "/body", code: "another-kind", message: "does not match the file's extension" }],
      });
    return answered(upload);
  },
  changeUpload: ({ caller: { account, user }, path: { id }, header, body }) =>
    db.transaction().execute(async (trx) => {
      const row = await lockUpload(trx, account, id);
      const before = await readUpload(trx, account, id);
      expectVersion(header["If-Match"], before);
      const name = body.name?.trim() ?? row.name;
      if (fileEnding(name) !== row.extension)
        throw new Problem("unprocessable", {
          errors: [
            { pointer: "/body/name", code: "another-ending", message: `does not end with .${row.extension}` },
          ],
        });
      await trx
        .updateTable("uploads")
        .set({ name, name_key: sortKey(name), updated_at: now(), version: row.version + 1 })
        .where("account", "=", account)
        .where("id", "=", id)
        .execute();
      const after = await readUpload(trx, account, id);
      // An incomplete upload has no creation event yet.
      if (isWhole(row)) await audit(trx, { account, user, what: "edited" }, { before, after }, now());
      return answered(after);
    }),
  removeUpload: ({ caller: { account, user }, path: { id }, header }) =>
    db.transaction().execute(async (trx) => {
      const row = await lockUpload(trx, account, id);
      const before = await readUpload(trx, account, id);
      expectUnchanged(header["If-Match"], before);
      await forgetUpload(trx, row);
      if (isWhole(row)) await audit(trx, { account, user, what: "removed" }, { before }, now());
      return { body: undefined };
    }),
  readUploadContent: async ({ caller: { account }, path: { id }, header }) =>
    sendUpload({ db, files }, { account, id }, header.Range),
  linkToUpload: async ({ caller: { account, session }, path: { id } }) => {
    await readComplete(db, { account, id });
    return { body: await links.issue({ what: "upload", id, session }) };
  },
});

const answered = (upload: Upload) => ({ body: upload, headers: etagOf(upload) });

/**
 * Sends a complete file or a byte range of it. Its content type is that of arbitrary bytes, so that no
 * browser displays the file as a page of this site.
 */
export async function sendUpload(
  { db, files }: Pick<UploadServices, "db" | "files">,
  key: { readonly account: string; readonly id: string },
  range: string | undefined,
) {
  return sendFile(files, { ...(await readComplete(db, key)), media: BYTES }, range);
}

async function readComplete(
  db: Kysely<Tables>,
  { account, id }: { readonly account: string; readonly id: string },
) {
  const row = await db
    .selectFrom("uploads")
    .selectAll()
    .where("account", "=", account)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row || !isWhole(row)) throw new Problem("not-found");
  return row;
}

/** Returns the file extension; throws a problem if the account or the platform does not allow it. */
async function allowedExtension(trx: Transaction<Tables>, account: string, name: string) {
  const { fileExtensions } = (await readAccount(trx, account)).configuration;
  const endings = sharedEndings(fileExtensions);
  const ending = fileEnding(name);
  if (ending && endings.includes(ending)) return ending;
  const message =
    endings.length === 0
      ? "cannot be uploaded: the platform supports none of the extensions that this account allows"
      : `has to end with one of ${endings.map((one) => `.${one}`).join(", ")}`;
  throw new Problem("unprocessable", { errors: [{ pointer: "/body/name", code: "ending", message }] });
}

const audit = (
  trx: Transaction<Tables>,
  {
    account,
    user,
    what,
  }: { readonly account: string; readonly user: string; readonly what: "created" | "edited" | "removed" },
  change: { readonly before?: Upload; readonly after?: Upload },
  now: number,
) =>
  appendAudit(
    trx,
    {
      account,
      type: `upload-${what}`,
      subject: `upload/${(change.after ?? change.before)?._id}`,
      data: { by: user, ...change },
    },
    now,
  );
