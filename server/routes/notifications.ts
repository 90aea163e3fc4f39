import type { Kysely } from "kysely";
import type { Handlers } from "../contract/operation-types.ts";
import type { Tables } from "../database/schema.ts";
import { viewNotification } from "../resources/view-notification.ts";
import { etagOf } from "../kit/version.ts";

/** Read receipts of notifications. */
export const notificationRoutes = (db: Kysely<Tables>, now: () => number): Handlers<"viewNotification"> => ({
  viewNotification: async ({ caller: { account }, path: { id }, body: { user } }) => {
    const notification = await viewNotification(db, { account, id, user }, now());
    return { body: notification, headers: etagOf(notification) };
  },
});
