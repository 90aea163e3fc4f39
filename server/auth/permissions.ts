import type { Permission, Privilege } from "../../openapi/generated/console.ts";
import type { OperationId } from "../contract/operations.ts";

/** What an operation asks for: nothing, to be signed in, or one permission. */
export interface Requirement {
  readonly permission: "public" | "signed-in" | Permission;
}

/** Who may do what: one row for each operation. An operation without a row is never served. */
export const PERMISSIONS = {
  login: { permission: "public" },
  logout: { permission: "signed-in" },
  checkToken: { permission: "signed-in" },
  refreshToken: { permission: "public" },
  claimLogin: { permission: "public" },
  startSso: { permission: "public" },
  receiveSsoAnswer: { permission: "public" },
  readSsoMetadata: { permission: "public" },
  readSso: { permission: "sso.read" },
  changeSso: { permission: "sso.write" },
  importSsoMetadata: { permission: "sso.write" },
  checkSso: { permission: "sso.write" },
  listAccounts: { permission: "account.read" },
  readAccount: { permission: "account.read" },
  changeAccount: { permission: "account.write" },
  readPlan: { permission: "account.read" },
  listUsers: { permission: "users.read" },
  readUser: { permission: "users.read" },
  listSegments: { permission: "segments.read" },
  readSegment: { permission: "segments.read" },
  listChannels: { permission: "segments.read" },
  readChannel: { permission: "segments.read" },
  listCalls: { permission: "calls.read" },
  readCall: { permission: "calls.read" },
  readSnapshot: { permission: "monitor.read" },
  listEvents: { permission: "events.read" },
  feedEvents: { permission: "events.write" },
  readStatus: { permission: "public" },
  readConfiguration: { permission: "public" },
} as const satisfies Record<OperationId, Requirement>;

const EVERYBODY: readonly Permission[] = ["account.read", "segments.read"];

/** What each privilege holds. */
export const PRIVILEGES: Readonly<Record<Privilege, ReadonlySet<Permission>>> = {
  admin: new Set([...EVERYBODY, "account.write", "users.read", "calls.read", "monitor.read", "events.read", "events.write", "audit.read", "sso.read", "sso.write"]),
  supervisor: new Set([...EVERYBODY, "users.read", "calls.read", "monitor.read", "events.read"]),
  "recording-reviewer": new Set([...EVERYBODY, "users.read", "calls.read"]),
  "agent-recording": new Set([...EVERYBODY, "calls.read"]),
  agent: new Set(EVERYBODY),
};
