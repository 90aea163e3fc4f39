import type { Kysely, Transaction } from "kysely";
import { parseUrl } from "../../openapi/formats/web-address.ts";
import type { Widget, WidgetSettings, WidgetSettingsChange } from "../../openapi/generated/console.ts";
import type { Handlers } from "../contract/operation-types.ts";
import { Problem } from "../kit/problem.ts";
import type { Queries, Tables } from "../database/schema.ts";
import type { Asked } from "../egress/request-status.ts";
import { siteSsl } from "../egress/site-ssl.ts";
import { appendAudit } from "../log/append-audit.ts";
import { assertNoFaults } from "../people/user-rules.ts";
import { RateLimit } from "../http/rate-limit.ts";
import { etagOf, expectVersion } from "../kit/version.ts";

interface WidgetServices {
  readonly db: Kysely<Tables>;
  /** Current time (ms). */
  readonly now: () => number;
  /** Checks whether a site responds. */
  readonly ask: (url: URL) => Promise<Asked>;
}

/** Limit of site checks per account. Enough for any setup, too few to scan sites. */
const SITES_A_MINUTE = 30;
const TOO_MANY = `An account can check at most ${SITES_A_MINUTE} sites within a minute.`;

const DEFAULTS: WidgetSettings = {
  colors: {
    text: "#ffffff",
    headerFrom: "#5b3fd4",
    headerTo: "#4a30b8",
    buttonBackground: "#5b3fd4",
    logoUrl: null,
    logoSize: 31,
  },
  integration: {
    title: "",
    subtitle: "",
    segmentsTitle: "",
    segmentsSubtitle: "",
    cameraDisclaimer: "",
    permissionHeader: "",
    formHeader: "",
    contactHeader: "",
    queueHeader: "",
    surveyHeader: "",
    surveyQuestionTitle: "",
    calendarSubtitle: "",
    termsUrl: null,
    segmentFilter: "all",
    defaultChannel: "video",
  },
};

/**
 * Settings of an account's widget, and the check of a site's certificate. Each account has exactly one
 * widget.
 */
export const widgetRoutes = (
  { db, now, ask }: WidgetServices,
  sites = new RateLimit(now, SITES_A_MINUTE),
): Handlers<"listWidgets" | "readWidget" | "changeWidget" | "checkSite"> => ({
  listWidgets: async ({ caller, query: { $limit: limit = 10, $skip: skip = 0 } }) => {
    const own = [await readWidget(db, caller.account)];
    return { body: { total: own.length, skip, limit, data: own.slice(skip, skip + limit) } };
  },
  readWidget: async ({ caller, path }) => {
    if (path.id !== caller.account) throw new Problem("not-found");
    const widget = await readWidget(db, caller.account);
    return { body: widget, headers: etagOf(widget) };
  },
  changeWidget: async ({ caller, path, header, body: { settings } }) => {
    if (path.id !== caller.account) throw new Problem("not-found");
    assertNoFaults(
      urlFault("colors/logoUrl", settings.colors?.logoUrl),
      urlFault("integration/termsUrl", settings.integration?.termsUrl),
    );
    const widget = await db
      .transaction()
      .execute((trx) => change(trx, caller, header["If-Match"], settings, now()));
    return { body: widget, headers: etagOf(widget) };
  },
  checkSite: async ({ caller, body }) => {
    sites.mustCount(caller.account, "too-many-requests", TOO_MANY);
    const url = parseUrl(body.url);
    if (!url)
      throw new Problem("unprocessable", {
        errors: [{ pointer: "/body/url", code: "format", message: "is not a valid URL" }],
      });
    return { body: await siteSsl(url, ask) };
  },
});

/** Returns the widget of an account. The id of a widget is the id of its account. */
async function readWidget(db: Queries, account: string): Promise<Widget> {
  const { created_at, settings, updated_at, version } = await db
    .selectFrom("accounts")
    .leftJoin("widgets", "widgets.account", "accounts.id")
    .select(["accounts.created_at", "widgets.settings", "widgets.updated_at", "widgets.version"])
    .where("accounts.id", "=", account)
    .executeTakeFirstOrThrow();
  return {
    _id: account,
    settings: merged(DEFAULTS, settings ?? {}),
    createdAt: new Date(created_at).toISOString(),
    updatedAt: new Date(updated_at ?? created_at).toISOString(),
    version: version ?? 1,
  };
}

async function change(
  trx: Transaction<Tables>,
  { account, user }: { readonly account: string; readonly user: string },
  ifMatch: string | undefined,
  changes: WidgetSettingsChange,
  now: number,
): Promise<Widget> {
  const { created_at } = await trx
    .selectFrom("accounts")
    .select("created_at")
    .where("id", "=", account)
    .executeTakeFirstOrThrow();
  // Creates the row if it is missing, so that the row lock below also serializes the first changes.
  await trx
    .insertInto("widgets")
    .values({ account, settings: "{}", created_at, updated_at: created_at })
    .onConflict((conflict) => conflict.column("account").doNothing())
    .execute();
  await trx
    .selectFrom("widgets")
    .select("account")
    .where("account", "=", account)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const before = await readWidget(trx, account);
  expectVersion(ifMatch, before);
  const settings = merged(before.settings, changes);
  await trx
    .updateTable("widgets")
    .set({ settings: JSON.stringify(settings), updated_at: now, version: before.version + 1 })
    .where("account", "=", account)
    .execute();
  const after = await readWidget(trx, account);
  await appendAudit(
    trx,
    { account, type: "widget-edited", subject: `widget/${account}`, data: { by: user, before, after } },
    now,
  );
  return after;
}

const merged = (settings: WidgetSettings, { colors, integration }: WidgetSettingsChange): WidgetSettings => ({
  colors: { ...settings.colors, ...colors },
  integration: { ...settings.integration, ...integration },
});

const urlFault = (member: string, url: string | null | undefined) =>
  typeof url !== "string" || parseUrl(url)
    ? null
    : { pointer: `/body/settings/${member}`, code: "format", message: "is not a valid URL" };
