import type { PageName } from "./menu-entries.ts";

/** Loaders of pages, by path. The monitor and the pages of described resources have other loaders. */
export const PAGE_PARTS = {
  "/monitor/replay": async () => (await import("../replay/replay-screen.tsx")).ReplayScreen,
  "/segments": async () => (await import("../set-up/segments-screen.tsx")).SegmentsScreen,
  "/calendar/appointments": async () =>
    (await import("../../features/appointments/appointments-page.tsx")).AppointmentsPage,
  "/branches/:branch/pocs": async () => (await import("../enrollment/pocs-screen.tsx")).PocsScreen,
  "/branches": async () => (await import("../../features/branches/branches-page.tsx")).BranchesPage,
  "/insights/submissions": async () =>
    (await import("../../features/insights/submissions/submissions-page.tsx")).SubmissionsPage,
  "/insights/calls": async () => (await import("../../features/insights/summary/calls-page.tsx")).CallsPage,
  "/insights/segments": async () =>
    (await import("../../features/insights/summary/segments-page.tsx")).SegmentsReportPage,
  "/insights/agents": async () =>
    (await import("../../features/insights/agents/agents-page.tsx")).AgentsReportPage,
  "/insights/surveys": async () =>
    (await import("../../features/insights/surveys/surveys-page.tsx")).SurveysReportPage,
  "/insights/nps": async () => (await import("../../features/insights/surveys/nps-page.tsx")).NpsReportPage,
  "/insights/history": async () =>
    (await import("../../features/insights/history/history-page.tsx")).HistoryPage,
  "/insights/abandon-reasons": async () =>
    (await import("../../features/insights/groups/group-report.tsx")).ReasonsReportPage,
  "/insights/tags": async () =>
    (await import("../../features/insights/groups/group-report.tsx")).TagsReportPage,
  "/insights/ai/topics": async () =>
    (await import("../../features/insights/groups/group-report.tsx")).TopicsReportPage,
  "/insights/exports/agent-forms": async () =>
    (await import("../../features/insights/submissions/agent-form-exports-page.tsx")).AgentFormExportsPage,
  "/form-submission/:id": async () =>
    (await import("../../features/insights/submissions/submission-page.tsx")).SubmissionPage,
  "/call/:id": async () => (await import("../call/call-screen.tsx")).CallScreen,
  "/account/ip-restrictions": async () =>
    (await import("../../features/ip-restrictions/ip-restrictions-page.tsx")).IpRestrictionsPage,
  "/webhooks/list": async () => (await import("../../features/webhooks/webhooks-page.tsx")).WebhooksPage,
  "/webhooks/editor/:id": async () => (await import("../../features/webhooks/editor-page.tsx")).EditorPage,
  "/webhooks/editor/:id/history": async () =>
    (await import("../../features/webhooks/webhook-history-page.tsx")).WebhookHistoryPage,
  "/webhooks/secrets": async () => (await import("../../features/webhooks/secrets-page.tsx")).SecretsPage,
  "/webhooks/logs": async () => (await import("../../features/webhooks/logs-page.tsx")).LogsPage,
  "/account/api-keys": async () => (await import("../../features/api-keys/api-keys-page.tsx")).ApiKeysPage,
  "/users": async () => (await import("../../features/people/users-page.tsx")).UsersPage,
  "/users/connections": async () =>
    (await import("../../features/people/connections-page.tsx")).ConnectionsPage,
  "/users/:id/:part?": async () => (await import("../../features/people/user-page.tsx")).UserPage,
  "/account/administrators": async () =>
    (await import("../../features/people/administrators-page.tsx")).AdministratorsPage,
  "/account/administrators/privileges": async () =>
    (await import("../../features/people/privileges-page.tsx")).PrivilegesPage,
  "/account/profile": async () => (await import("../../features/profile/profile-page.tsx")).ProfilePage,
  "/account/business": async () => (await import("../../features/business/business-page.tsx")).BusinessPage,
  "/account/business/history": async () =>
    (await import("../../features/business/business-history-page.tsx")).BusinessHistoryPage,
  "/account/configuration": async () =>
    (await import("../../features/configuration/configuration-page.tsx")).ConfigurationPage,
  "/account/configuration/history": async () =>
    (await import("../../features/configuration/configuration-history-page.tsx")).ConfigurationHistoryPage,
  "/account/subscriptions": async () =>
    (await import("../../features/subscriptions/subscriptions-page.tsx")).SubscriptionsPage,
  "/account/2fa": async () => (await import("../../features/two-factor/two-factor-page.tsx")).TwoFactorPage,
  "/account/sso": async () => (await import("../../features/sso/sso-page.tsx")).SsoPage,
  "/account/sso/history": async () =>
    (await import("../../features/sso/sso-history-page.tsx")).SsoHistoryPage,
  "/account/utilities": async () =>
    (await import("../../features/utilities/utilities-page.tsx")).UtilitiesPage,
  "/insights/recordings": async () =>
    (await import("../../features/insights/recordings/recorded-calls-page.tsx")).RecordedCallsPage,
  "/account/recordings": async () =>
    (await import("../../features/recordings-settings/recordings-settings-page.tsx")).RecordingsSettingsPage,
  "/account/uploads": async () => (await import("../uploads-screen.tsx")).UploadsScreen,
};

export type PartPath = keyof typeof PAGE_PARTS;

/** Loads the page of a described resource. */
export const describedPart = async (page: PageName) =>
  (await import("./described-pages.ts")).describedPage(page);
