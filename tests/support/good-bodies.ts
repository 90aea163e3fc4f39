import { RESOURCES } from "../../server/resources/described.ts";

const NOWHERE = "000000000000000000000000";
const ADMIN = "65a0f0010000000000000001";
const AGENT = "65a0f0030000000000000001";
const PASSWORD = "Tall-Giraffe-77!";
const described = RESOURCES.filter(({ programmed }) => !programmed).flatMap(
  ({ one, examples: [first = {}] }) => ["create", "change"].map((verb) => [`${verb}${one}`, first]),
);

/**
 * A valid body for each operation that takes one; the records that it names need not exist. This file imports
 * no platform, so that tests without one load fast.
 */
export const GOOD_BODIES: Readonly<Record<string, object>> = {
  ...Object.fromEntries(described),
  login: { strategy: "local", email: "a@b.example", password: PASSWORD, agreement: true },
  createUser: {
    firstname: "Nora",
    lastname: "Quist",
    privilege: "agent",
    username: "nora.quist",
    password: PASSWORD,
  },
  createPrivilege: { name: "night-watch", label: "Night watch", level: 3, permissions: [] },
  previewWebhook: { event: "queue-created" },
  moveDemo: { to: "peak" },
  createApiKey: { name: "x", privilege: "supervisor" },
  changeApiKey: { name: "x" },
  createAppointment: { customer: "x", service: NOWHERE, startsAt: "2099-01-05T09:00:00.000Z" },
  changeAppointment: { phone: "1" },
  createBranch: { label: "x", name: "x" },
  changeBranch: { label: "x" },
  enrolPoc: { pocId: "0000-0000-0000", label: "x" },
  changePoc: { label: "x" },
  previewCustomEmail: { subject: "x" },
  createIpRestriction: { range: "192.0.2.0/24", users: [ADMIN] },
  changeIpRestriction: { description: "x" },
  viewNotification: { user: AGENT },
  requestReset: { email: "a@b.example", kind: "reset" },
  checkResetPin: { request: "x", pin: "12345678" },
  resetPassword: { grant: "x", password: PASSWORD },
  activateAccount: { grant: "x", password: PASSWORD, agreement: true },
  tryRecordingSetting: { provider: "own", setting: NOWHERE },
  createRecording: { media: "video/webm", call: "k1" },
  reviewRecording: { status: "approved" },
  proveSession: { password: "x" },
  startSso: { email: "a@b.example", agreement: true },
  changeSso: {
    enabled: false,
    issuer: "https://provider.example/metadata",
    entryPoint: "https://provider.example/sign-in",
    wantAuthnResponseSigned: true,
  },
  importSsoMetadata: { xml: "<a/>" },
  checkSso: {},
  createFormSubmission: { form: NOWHERE, contact: "c-1", answers: {} },
  createCallComment: { text: "Polite" },
  confirmTwoFactor: { code: "123456" },
  createUpload: { name: "report.pdf", size: 10 },
  changeUpload: { name: "report.pdf" },
  createView: { resource: "tags", name: "x", query: "" },
  changeView: { name: "x" },
  createWebhook: {
    name: "Warehouse",
    enabled: false,
    url: "https://1.1.1.1/hook",
    events: ["queue-created"],
  },
  changeWebhook: { name: "x" },
  testWebhook: { event: "queue-created" },
  createSecret: { name: "x" },
  changeSecret: { name: "x" },
  rotateSecret: {},
  changeWidget: { settings: { colors: { text: "#123456" } } },
  checkSite: { url: "http://10.0.0.1/" },
};
