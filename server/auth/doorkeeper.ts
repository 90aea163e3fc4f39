import type { IncomingHttpHeaders } from "node:http";
import type { Kysely } from "kysely";
import type { Credential } from "../contract/operations.ts";
import { Problem } from "../contract/problem.ts";
import type { Tables } from "../database/schema.ts";
import { callerOfKey } from "./api-keys.ts";
import { type Caller, may } from "./caller.ts";
import { mayConnect } from "./may-connect.ts";
import type { Requirement } from "./permissions.ts";
import type { Sessions } from "./sessions.ts";

const LONGEST_CREDENTIAL = 4_096;

/** What a request says about who sends it, and from where it comes. */
interface Asking {
  readonly headers: IncomingHttpHeaders;
  readonly ip: string;
}

/** Finds out who asks, and whether they may. */
export class Doorkeeper {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly sessions: Sessions,
    private readonly now: () => number,
  ) {}

  /** The caller of a request that wants this kind of credential; throws a problem where they may not go on. */
  async admit({ headers, ip }: Asking, credentials: readonly Credential[], { permission, fresh, feature }: Requirement): Promise<Caller | null> {
    if (permission === "public") return null;
    const caller = await this.identify(headers, credentialIn(headers, credentials));
    if (!caller) throw credentials[0] === "apiKey" ? withoutKey(headers) : new Problem("unauthorized", { headers: { "www-authenticate": "Bearer" } });
    if ("session" in caller && !mayConnect(caller.ranges, ip)) throw new Problem("address-not-allowed");
    if (permission !== "signed-in" && !may(caller, permission)) throw new Problem("forbidden");
    if (feature !== undefined && !(await this.hasFeature(caller.account, feature))) throw new Problem("not-in-plan", { detail: `The plan of this account does not hold ${feature}.` });
    if (fresh && "session" in caller && !this.sessions.isFresh(caller)) throw new Problem("proof-needed");
    return caller;
  }

  private async hasFeature(account: string, feature: string): Promise<boolean> {
    const { features } = await this.db.selectFrom("accounts").select("features").where("id", "=", account).executeTakeFirstOrThrow();
    return features.some(({ name }) => name === feature);
  }

  private async identify(headers: IncomingHttpHeaders, credential: Credential): Promise<Caller | null> {
    const token = credential === "apiKey" ? headers["x-api-key"] : /^Bearer ([\w.~+/=-]+)$/i.exec(headers.authorization ?? "")?.[1];
    if (typeof token !== "string" || token === "" || token.length > LONGEST_CREDENTIAL) return null;
    switch (credential) {
      case "bearer":
        return this.sessions.ofAccessToken(token);
      case "refresh":
        return this.sessions.ofRefreshToken(token);
      case "apiKey":
        return callerOfKey(this.db, token, this.now());
      case "none":
        return null;
    }
  }
}

/** The kind of credential that a request carries, of those that it may; the first where it carries none. */
function credentialIn(headers: IncomingHttpHeaders, credentials: readonly Credential[]): Credential {
  const [first = "none"] = credentials;
  return headers["x-api-key"] !== undefined && headers.authorization === undefined && credentials.includes("apiKey") ? "apiKey" : first;
}

function withoutKey(headers: IncomingHttpHeaders): Problem {
  const what = headers["x-api-key"] === undefined ? "The header X-Api-Key is missing; this takes an API key" : "The API key in the header X-Api-Key is not known here";
  return new Problem("unauthorized", { detail: `${what}. The platform's own is in the file api-key of its data folder.`, headers: { "www-authenticate": 'ApiKey header="X-Api-Key"' } });
}
