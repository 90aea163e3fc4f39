import type { Permission } from "../../openapi/generated/console.ts";
import { DESCRIBED } from "../../openapi/generated/described.ts";
import { NOTICED_LISTS } from "../log/record-notice.ts";

/** The name of a record list in socket messages, and the permission required to receive its changes. */
export interface RecordKind {
  readonly kind: string;
  readonly permission: Permission;
}

const kindOf = (kind: string, readBy = kind): RecordKind => ({
  kind,
  permission: `${readBy}.read` as Permission,
}); // every list has such a permission

/** Record kinds by the first part of their event subject, such as `user` of `user/65a0…`. */
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

/** Permissions that allow receiving changes of at least one list. */
export const LISTENER_PERMISSIONS: ReadonlySet<Permission> = new Set([
  ...[...RECORD_KINDS.values()].map(({ permission }) => permission),
  ...Object.values(NOTICED_LISTS),
]);
