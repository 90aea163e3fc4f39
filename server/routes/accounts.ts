import { COUNTRIES } from "../../openapi/formats/countries.ts";
import type { Handlers } from "../contract/operation-types.ts";
import { Problem } from "../kit/problem.ts";
import { readAccount } from "../people/account-record.ts";
import { type AccountServices, changeAccount } from "../people/change-account.ts";
import { readPlan } from "../people/room-in-plan.ts";
import { assertNoFaults } from "../people/user-rules.ts";
import { isZone } from "../../streams/recording/instant-of.ts";
import { etagOf } from "../kit/version.ts";

/** The caller's account: details, plan and settings. */
export const accountRoutes = (
  services: AccountServices,
): Handlers<"listAccounts" | "readAccount" | "changeAccount" | "readPlan"> => ({
  listAccounts: async ({ caller, query: { $limit: limit = 10, $skip: skip = 0 } }) => {
    const own = [await readAccount(services.db, caller.account)];
    return { body: { total: own.length, skip, limit, data: own.slice(skip, skip + limit) } };
  },
  readAccount: async ({ caller, path }) => {
    if (path.id !== caller.account) throw new Problem("not-found");
    const account = await readAccount(services.db, caller.account);
    return { body: account, headers: etagOf(account) };
  },
  changeAccount: async ({ caller, path, header, body }) => {
    assertNoFaults(
      body.timeZone === undefined || isZone(body.timeZone)
        ? null
        : {
            pointer: "/body/timeZone",
            code: "not-one-of",
            message: "must be a time zone, such as Europe/Madrid",
          },
      body.country === undefined || COUNTRIES.includes(body.country)
        ? null
        : {
            pointer: "/body/country",
            code: "not-one-of",
            message: "must be a country code of ISO 3166-1, such as ES",
          },
    );
    if (path.id !== caller.account) throw new Problem("not-found");
    const account = await changeAccount(services, caller, header["If-Match"], body);
    return { body: account, headers: etagOf(account) };
  },
  readPlan: async ({ caller }) => ({ body: { features: await readPlan(services.db, caller.account) } }),
});
