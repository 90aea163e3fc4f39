import type { IncomingHttpHeaders } from "node:http";
import type { Kysely } from "kysely";
import type { Credential } from "../contract/operations.ts";
import { Problem } from "../contract/problem.ts";
import type { Tables } from "../database/schema.ts";
import { callerOfKey } from "./api-keys.ts";
import { type Caller, may } from "./caller.ts";
import type { Requirement } from "./permissions.ts";
import type { Sessions } from "./sessions.ts";

const LONGEST_CREDENTIAL = 4_096;

/** Finds out who asks, and whether they may. */
export class Doorkeeper {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly sessions: Sessions,
  ) {}

  /** The caller of a request that wants this kind of credential; throws a problem where they may not go on. */
  async admit(headers: IncomingHttpHeaders, credential: Credential, { permission }: Requirement): Promise<Caller | null> {
    if (permission === "public") return null;
    const caller = await this.identify(headers, credential);
    if (!caller) throw credential === "apiKey" ? withoutKey(headers) : new Problem("unauthorized", { headers: { "www-authenticate": "Bearer" } });
    if (permission !== "signed-in" && !may(caller, permission)) throw new Problem("forbidden");
    return caller;
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
        return callerOfKey(this.db, token);
      case "none":
        return null;
    }
  }
}

function withoutKey(headers: IncomingHttpHeaders): Problem {
  const what = headers["x-api-key"] === undefined ? "The header X-Api-Key is missing; this takes an API key" : "The API key in the header X-Api-Key is not known here";
  return new Problem("unauthorized", { detail: `${what}. The platform's own is in the file api-key of its data folder.`, headers: { "www-authenticate": 'ApiKey header="X-Api-Key"' } });
}
