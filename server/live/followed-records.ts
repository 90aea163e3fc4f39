import type { Permission } from "../../openapi/generated/console.ts";
import { DESCRIBED } from "../../openapi/generated/described.ts";
import { NOTICED } from "../log/record-notice.ts";

/** What the list of a kind of record is called on the socket, and what its readers hold. */
export interface RecordKind {
  readonly kind: string;
  readonly permission: Permission;
}

const kindOf = (kind: string, readBy = kind): RecordKind => ({
  kind,
  permission: `${readBy}.read` as Permission,
}); // every list has such a permission

/** By the kind of the subject that events about a record have. */
export const RECORD_KINDS: ReadonlyMap<string, RecordKind> = new Map([
  ["user", kindOf("users")],
  ["privilege", kindOf("privileges")],
  ["segment", kindOf("segments")],
  ["branch", kindOf("branches")],
  ["poc", kindOf("pocs", "branches")],
  ["ip-restriction", kindOf("ip-restrictions")],
  ["api-key", kindOf("api-keys")],
  ["webhook", kindOf("webhooks")],
  ["upload", kindOf("uploads")],
  ["recording", kindOf("recordings")],
  ["form-submission", kindOf("forms-submissions", "forms")],
  ["secret", kindOf("secrets", "webhooks")],
  ...Object.values(DESCRIBED).map(({ event, permission }) => [event, kindOf(permission)] as const),
]);

/** What opens the lists of whose changes somebody can hear. */
export const HEARD_BY: ReadonlySet<Permission> = new Set([
  ...[...RECORD_KINDS.values()].map(({ permission }) => permission),
  ...Object.values(NOTICED),
]);
