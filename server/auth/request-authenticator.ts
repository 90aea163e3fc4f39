import type { IncomingHttpHeaders } from "node:http";
import type { Kysely } from "kysely";
import type { Credential } from "../contract/operations.ts";
import { Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";
import { callerOfKey } from "./api-keys.ts";
import type { Caller, KeyCaller, SessionHolder } from "./caller.ts";
import { authorize } from "./authorize.ts";
import type { Requirement } from "./permissions.ts";
import type { Sessions } from "./sessions.ts";

const LONGEST_CREDENTIAL = 4_096;

/** Credentials and client IP address of a request. */
interface IncomingRequest {
  readonly headers: IncomingHttpHeaders;
  readonly ip: string;
}

/** Authenticates and authorizes requests. */
export class RequestAuthenticator {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly sessions: Sessions,
    private readonly now: () => number,
  ) {}

  /**
   * Returns the caller of a request; null for a public operation. Throws a problem if the request is refused.
   */
  async admit(
    { headers, ip }: IncomingRequest,
    credentials: readonly Credential[],
    requirement: Requirement,
  ): Promise<Caller | null> {
    if (requirement.permission === "public") return null;
    const known = await this.identify(headers, credentialIn(headers, credentials));
    if (!known)
      throw credentials[0] === "apiKey"
        ? keyProblem(headers)
        : new Problem("unauthorized", { headers: { "www-authenticate": "Bearer" } });
    const caller = "session" in known ? { ...known, address: ip } : known;
    await authorize({ db: this.db, sessions: this.sessions }, caller, requirement);
    return caller;
  }

  private async identify(
    headers: IncomingHttpHeaders,
    credential: Credential,
  ): Promise<SessionHolder | KeyCaller | null> {
    const token =
      credential === "apiKey"
        ? headers["x-api-key"]
        : /^Bearer ([\w.~+/=-]+)$/i.exec(headers.authorization ?? "")?.[1];
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

/**
 * Returns the kind of credential to check: the API key if it is allowed and the request contains one but no
 * Authorization header; otherwise the first allowed kind.
 */
function credentialIn(headers: IncomingHttpHeaders, credentials: readonly Credential[]): Credential {
  const [first = "none"] = credentials;
  return headers["x-api-key"] !== undefined &&
    headers.authorization === undefined &&
    credentials.includes("apiKey")
    ? "apiKey"
    : first;
}

function keyProblem(headers: IncomingHttpHeaders): Problem {
  const what =
    headers["x-api-key"] === undefined
      ? "The header X-Api-Key is missing. This operation requires an API key"
      : "The API key in the header X-Api-Key is invalid";
  return new Problem("unauthorized", {
    detail: `${what}. The platform's first API key is in the file api-key of its data folder.`,
    headers: { "www-authenticate": 'ApiKey header="X-Api-Key"' },
  });
}
