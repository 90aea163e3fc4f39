import type { DefaultPrivilege, Feature, Permission } from "../../openapi/generated/console.ts";
import {
  HISTORY_ROWS,
  RESOURCE_HOLDERS,
  RESOURCE_ROWS,
} from "../../openapi/generated/resource-permissions.ts";
import type { OperationId } from "../contract/operations.ts";

/** Requirement of an operation: none, a session, or a permission, with optional conditions. */
export interface Requirement {
  readonly permission: "public" | "signed-in" | Permission;
  /** A signed-in user must have authenticated within the last ten minutes (`Sessions.isFresh`). */
  readonly fresh?: true;
  /** Also allowed with an API key whose privilege has the permission. */
  readonly keys?: true;
  /** Feature that the account's plan must include. */
  readonly feature?: Feature;
}

/** The permission table: one row per operation. Operations without a row are never served. */
export const PERMISSIONS = {
  login: { permission: "public" },
  claimLogin: { permission: "public" },
  logout: { permission: "signed-in" },
  checkToken: { permission: "signed-in" },
  refreshToken: { permission: "public" },
  externalSso: { permission: "signed-in" },
  // The handlers return only accounts in which the caller has a user.
  listLinkedAccounts: { permission: "signed-in" },
  switchAccount: { permission: "signed-in" },
  listSessions: { permission: "signed-in" },
  endSession: { permission: "signed-in" },
  endOtherSessions: { permission: "signed-in" },
  proveSession: { permission: "signed-in" },
  // ---- two-factor
  readTwoFactor: { permission: "signed-in" },
  beginTwoFactor: { permission: "signed-in", fresh: true },
  confirmTwoFactor: { permission: "signed-in", fresh: true },
  endTwoFactor: { permission: "signed-in", fresh: true },
  renewBackupCodes: { permission: "signed-in", fresh: true },
  // ---- password reset and activation
  requestReset: { permission: "public" },
  checkResetPin: { permission: "public" },
  resetPassword: { permission: "public" },
  readResetLink: { permission: "public" },
  activateAccount: { permission: "public" },
  // ---- single sign-on
  startSso: { permission: "public" },
  receiveSsoAnswer: { permission: "public" },
  readSsoMetadata: { permission: "public" },
  readSso: { permission: "sso.read", feature: "sso" },
  changeSso: { permission: "sso.write", feature: "sso", fresh: true },
  importSsoMetadata: { permission: "sso.write", feature: "sso" },
  checkSso: { permission: "sso.write", feature: "sso" },
  listSsoIdentities: { permission: "sso.read", feature: "sso" },
  forgetSsoIdentity: { permission: "sso.write", feature: "sso", fresh: true },
  // ---- account
  listAccounts: { permission: "account.read", keys: true },
  readAccount: { permission: "account.read", keys: true },
  changeAccount: { permission: "account.write" },
  readPlan: { permission: "account.read", keys: true },
  listWidgets: { permission: "account.read", keys: true },
  readWidget: { permission: "account.read", keys: true },
  changeWidget: { permission: "account.write" },
  checkSite: { permission: "account.write" },
  // ---- users
  listUsers: { permission: "users.read", keys: true },
  readUser: { permission: "users.read", keys: true },
  createUser: { permission: "users.write", fresh: true },
  // All users can change their own profile; the handler checks the rest.
  changeUser: { permission: "signed-in" },
  removeUser: { permission: "users.write" },
  readUserHolders: { permission: "users.write" },
  // Imported records are segments and users; the handlers also check segments.write.
  readImportedRecords: { permission: "users.write" },
  removeImportedRecords: { permission: "users.write" },
  // ---- privileges
  listPrivileges: { permission: "privileges.read", keys: true },
  readPrivilege: { permission: "privileges.read", keys: true },
  createPrivilege: { permission: "privileges.write", fresh: true },
  changePrivilege: { permission: "privileges.write", fresh: true },
  removePrivilege: { permission: "privileges.write" },
  listPermissions: { permission: "privileges.read", keys: true },
  // ---- connections
  listConnections: { permission: "connections.read", keys: true },
  readConnection: { permission: "connections.read", keys: true },
  // ---- ip-restrictions
  listIpRestrictions: { permission: "ip-restrictions.read", keys: true },
  readIpRestriction: { permission: "ip-restrictions.read", keys: true },
  createIpRestriction: { permission: "ip-restrictions.write", fresh: true },
  changeIpRestriction: { permission: "ip-restrictions.write", fresh: true },
  removeIpRestriction: { permission: "ip-restrictions.write", fresh: true },
  // ---- api-keys
  listApiKeys: { permission: "api-keys.read" },
  readApiKey: { permission: "api-keys.read" },
  createApiKey: { permission: "api-keys.write", fresh: true },
  changeApiKey: { permission: "api-keys.write", fresh: true },
  revokeApiKey: { permission: "api-keys.write", fresh: true },
  // ---- mails
  listMails: { permission: "mails.read" },
  readMail: { permission: "mails.read" },
  // ---- branches
  listBranches: { permission: "branches.read", keys: true },
  createBranch: { permission: "branches.write" },
  readBranch: { permission: "branches.read", keys: true },
  changeBranch: { permission: "branches.write" },
  removeBranch: { permission: "branches.write" },
  listPocs: { permission: "branches.read", keys: true },
  enrolPoc: { permission: "branches.write" },
  readPoc: { permission: "branches.read", keys: true },
  changePoc: { permission: "branches.write" },
  unrollPoc: { permission: "branches.write" },
  findPoc: { permission: "branches.write" },
  // ---- saved views
  // All users can save views of lists that they can read; the handler checks that.
  listViews: { permission: "signed-in" },
  createView: { permission: "signed-in" },
  changeView: { permission: "signed-in" },
  removeView: { permission: "signed-in" },
  // ---- search
  // The handler returns only records that the caller can read.
  searchRecords: { permission: "signed-in" },
  // ---- webhooks
  listWebhooks: { permission: "webhooks.read", keys: true },
  createWebhook: { permission: "webhooks.write" },
  readWebhook: { permission: "webhooks.read", keys: true },
  changeWebhook: { permission: "webhooks.write" },
  removeWebhook: { permission: "webhooks.write" },
  testWebhook: { permission: "webhooks.write" },
  previewWebhook: { permission: "webhooks.write" },
  listWebhookLogs: { permission: "webhooks.read", keys: true },
  readWebhookLog: { permission: "webhooks.read", keys: true },
  removeWebhookLog: { permission: "webhooks.write" },
  resendWebhook: { permission: "webhooks.write" },
  listSecrets: { permission: "webhooks.read", keys: true },
  createSecret: { permission: "webhooks.write" },
  readSecret: { permission: "webhooks.read", keys: true },
  changeSecret: { permission: "webhooks.write" },
  removeSecret: { permission: "webhooks.write" },
  rotateSecret: { permission: "webhooks.write" },
  // ---- files
  listUploads: { permission: "uploads.read", keys: true, feature: "store_files" },
  readUpload: { permission: "uploads.read", keys: true, feature: "store_files" },
  readUploadContent: { permission: "uploads.read", keys: true, feature: "store_files" },
  linkToUpload: { permission: "uploads.read", feature: "store_files" },
  createUpload: { permission: "uploads.write", feature: "store_files" },
  addToUpload: { permission: "uploads.write", feature: "store_files" },
  changeUpload: { permission: "uploads.write", feature: "store_files" },
  removeUpload: { permission: "uploads.write", feature: "store_files" },
  // The link identifies a session and a file. The handler checks that the session's user can read the file.
  readDownload: { permission: "public" },
  listSlots: { permission: "appointments.read", keys: true, feature: "CALENDAR" },
  listFreeAgents: { permission: "appointments.read", keys: true, feature: "CALENDAR" },
  previewCustomEmail: { permission: "custom-emails.read", feature: "CALENDAR" },
  listRecordings: { permission: "recordings.read", keys: true },
  readRecording: { permission: "recordings.read", keys: true },
  readRecordingContent: { permission: "recordings.read", keys: true },
  linkToRecording: { permission: "recordings.read" },
  createRecording: { permission: "recordings.write" },
  addToRecording: { permission: "recordings.write" },
  endRecording: { permission: "recordings.write" },
  reviewRecording: { permission: "recordings.review" },
  removeRecording: { permission: "recordings.review" },
  uploadRecording: { permission: "recordings.review" },
  // Systems that send events report which agents have read a notification.
  viewNotification: { permission: "events.write" },
  tryRecordingSetting: { permission: "recordings-settings.write" },
  listRecordingUploads: { permission: "recordings-settings.read", keys: true },
  retryRecordingUploads: { permission: "recordings-settings.write" },
  // ---- resources
  listFormSubmissions: { permission: "forms.read", keys: true },
  createFormSubmission: { permission: "forms.write", keys: true },
  readFormSubmission: { permission: "forms.read", keys: true },
  removeFormSubmission: { permission: "forms.write" },
  listChannels: { permission: "segments.read", keys: true },
  readChannel: { permission: "segments.read", keys: true },
  listCalls: { permission: "calls.read", keys: true },
  readCall: { permission: "calls.read", keys: true },
  readCallHistory: { permission: "calls.read", keys: true },
  listCallComments: { permission: "calls.read", keys: true },
  // The handlers also check insights.read or recordings.review, and the author of a comment.
  createCallComment: { permission: "calls.read" },
  removeCallComment: { permission: "calls.read" },
  readCallMetrics: { permission: "insights.read", keys: true },
  readCallAverages: { permission: "insights.read", keys: true },
  readQueueAverages: { permission: "insights.read", keys: true },
  readAgentMetrics: { permission: "insights.read", keys: true },
  readSurveyMetrics: { permission: "insights.read", keys: true },
  readNps: { permission: "insights.read", keys: true },
  explainNumber: { permission: "insights.read", keys: true },
  // ---- supervision
  superviseCall: { permission: "calls.supervise" },
  endSupervision: { permission: "calls.supervise" },
  // ---- live
  readSnapshot: { permission: "monitor.read", keys: true },
  readFloorClock: { permission: "account.read", keys: true },
  // Moves simulated calls only, so all users who can watch the demo can move it.
  moveDemo: { permission: "monitor.read" },
  readDemo: { permission: "monitor.read" },
  // These give access to public calls only, in an account beside the demo.
  loadDemoMonth: { permission: "insights.read" },
  sendDemoMonth: { permission: "insights.read" },
  stopDemoMonth: { permission: "insights.read" },
  readReplayRange: { permission: "replay.read", keys: true },
  readReplayRecording: { permission: "replay.read", keys: true },
  listEvents: { permission: "events.read", keys: true },
  feedEvents: { permission: "events.write" },
  readStatus: { permission: "public" },
  readConfiguration: { permission: "public" },
  // ---- described resources
  ...RESOURCE_ROWS,
  ...HISTORY_ROWS,
} as const satisfies Record<OperationId, Requirement>;

/** Permissions that all default privileges include. */
const ALL_PRIVILEGES: readonly Permission[] = ["account.read", ...RESOURCE_HOLDERS.allUsers];
/** Additional permissions of supervisors and administrators. */
const SUPERVISORS: readonly Permission[] = [
  "users.read",
  "connections.read",
  "calls.read",
  "calls.supervise",
  "insights.read",
  "monitor.read",
  "replay.read",
  "events.read",
  "branches.read",
  "privileges.read",
  "uploads.read",
  "recordings.read",
  ...RESOURCE_HOLDERS.supervisors,
];
/** Additional permissions of administrators. */
const ADMINISTRATORS: readonly Permission[] = [
  "account.write",
  "users.write",
  "ip-restrictions.read",
  "ip-restrictions.write",
  "api-keys.read",
  "api-keys.write",
  "sso.read",
  "mails.read",
  "branches.write",
  "webhooks.read",
  "webhooks.write",
  "events.write",
  "audit.read",
  "uploads.write",
  "recordings.write",
  "recordings.review",
  ...RESOURCE_HOLDERS.administrators,
];
/**
 * Additional permissions of the principal administrator, to manage the account itself and other
 * administrators. They include the configuration of single sign-on, because a user who chooses the identity
 * provider could sign in as any administrator.
 */
export const PRINCIPAL: readonly Permission[] = [
  "business.write",
  "administrators.write",
  "privileges.write",
  "sso.write",
];

/** Permissions of the default privileges. Custom privileges are stored in the database. */
export const PRIVILEGES: Readonly<Record<DefaultPrivilege, ReadonlySet<Permission>>> = {
  admin: new Set([...ALL_PRIVILEGES, ...SUPERVISORS, ...ADMINISTRATORS]),
  supervisor: new Set([...ALL_PRIVILEGES, ...SUPERVISORS]),
  "recording-reviewer": new Set([
    ...ALL_PRIVILEGES,
    "users.read",
    "calls.read",
    "replay.read",
    "recordings.read",
    "recordings.review",
  ]),
  "agent-recording": new Set([...ALL_PRIVILEGES, "calls.read", "recordings.read"]),
  agent: new Set(ALL_PRIVILEGES),
};

/** Levels of the default privileges. Level 1 has the most permissions; level 5 cannot use the console. */
export const LEVELS: Readonly<Record<DefaultPrivilege, number>> = {
  admin: 1,
  supervisor: 2,
  "recording-reviewer": 3,
  "agent-recording": 4,
  agent: 5,
};

/** Returns true for a default privilege. */
export const isDefaultPrivilege = (name: string): name is DefaultPrivilege => Object.hasOwn(PRIVILEGES, name);

/**
 * Returns the permissions of a user: those of the privilege (for a custom privilege: `custom`), and the
 * additional ones of the principal administrator.
 */
export function permissionsOf(
  privilege: string,
  custom: readonly Permission[] | null,
  isPrincipal: boolean,
): ReadonlySet<Permission> {
  const held = isDefaultPrivilege(privilege) ? PRIVILEGES[privilege] : new Set(custom ?? []);
  return isPrincipal ? new Set([...held, ...PRINCIPAL]) : held;
}
