import type { Kysely } from "kysely";
import { authorize } from "../auth/authorize.ts";
import { PERMISSIONS } from "../auth/permissions.ts";
import type { Sessions } from "../auth/sessions.ts";
import type { Handlers } from "../contract/operation-types.ts";
import { Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";
import type { DownloadLinks } from "../files/download-links.ts";
import type { FileStore } from "../files/file-store.ts";
import { sendRecording } from "./recordings.ts";
import { sendUpload } from "./uploads.ts";

interface DownloadServices {
  readonly db: Kysely<Tables>;
  readonly files: FileStore;
  readonly links: DownloadLinks;
  readonly sessions: Sessions;
}

/** Downloads by signed links. The user of the link is authorized again on each request. */
export const downloadRoutes = ({
  db,
  files,
  links,
  sessions,
}: DownloadServices): Handlers<"readDownload"> => ({
  readDownload: async ({ path, header, address }) => {
    const linked = await links.read(path.ticket);
    const session = linked?.session ?? "";
    const holder = (await sessions.look([session])).get(session)?.caller;
    if (!linked || !holder) throw new Problem("link-expired");
    const isUpload = linked.what === "upload";
    await authorize(
      { db, sessions },
      { ...holder, address },
      isUpload ? PERMISSIONS.readUploadContent : PERMISSIONS.readRecordingContent,
    );
    const send = isUpload ? sendUpload : sendRecording;
    return send({ db, files }, { account: holder.account, id: linked.id }, header.Range);
  },
});
