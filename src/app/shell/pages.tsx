import { type ComponentType, Suspense, useState } from "react";
import { Redirect, Route, Switch } from "wouter";
import type { Namespaces } from "../../../i18n/i18n-types.ts";
import { lazyPart } from "../../resource/lazy-part.tsx";
import { useServices } from "../../services/services.ts";
import type { TextStore } from "../../services/texts.ts";
import { MENU_ENTRIES, type PageName } from "./menu-entries.ts";
import { MissingPage } from "./missing-page.tsx";
import { OpenPage } from "./open-page.tsx";
import { PageArrival } from "./page-arrival.tsx";

interface PageRoute {
  readonly path: string;
  /** Whose entry in the menu says to whom it is open. */
  readonly page: PageName;
  readonly words: Namespaces | readonly Namespaces[];
  /** Details of its records stand beside it, at addresses below its own. */
  readonly beside?: true;
  /** It is given what its path holds. */
  readonly load: () => Promise<ComponentType<never>>;
}

/** The pages of resources of which a description says all: the menu knows where they are. */
const DESCRIBED = MENU_ENTRIES.flatMap(({ page, path, described }): PageRoute[] =>
  described ? [{ path, page, words: "records", load: async () => (await import("./described-pages.ts")).describedPage(page) }] : [],
);

const PAGES: readonly PageRoute[] = [
  ...DESCRIBED,
  { path: "/segments", page: "segments", words: ["segments", "records"], beside: true, load: async () => (await import("../set-up/segments-screen.tsx")).SegmentsScreen },
  { path: "/calendar/appointments", page: "appointments", words: ["booking", "records"], beside: true, load: async () => (await import("../../features/appointments/appointments-page.tsx")).AppointmentsPage },
  { path: "/branches/:branch/pocs", page: "branches", words: "branches", load: async () => (await import("../enrolment/pocs-screen.tsx")).PocsScreen },
  { path: "/branches", page: "branches", words: "branches", beside: true, load: async () => (await import("../../features/branches/branches-page.tsx")).BranchesPage },
  { path: "/monitor", page: "monitor", words: "monitor", load: async () => (await import("../../features/monitor/monitor-page.tsx")).MonitorPage },
  { path: "/forms/submissions", page: "submissions", words: "submissions", load: async () => (await import("../../features/submissions/submissions-page.tsx")).SubmissionsPage },
  { path: "/insights/exports/agent-forms", page: "agentFormExports", words: ["submissions", "records"], beside: true, load: async () => (await import("../../features/submissions/agent-form-exports-page.tsx")).AgentFormExportsPage },
  { path: "/form-submission/:id", page: "submissions", words: "submissions", load: async () => (await import("../../features/submissions/submission-page.tsx")).SubmissionPage },
  { path: "/call/:id", page: "call", words: ["calls", "monitor", "details", "segments", "records", "supervision"], load: async () => (await import("../call/call-screen.tsx")).CallScreen },
  { path: "/account/ip-restrictions", page: "ipRestrictions", words: "ipRestrictions", beside: true, load: async () => (await import("../../features/ip-restrictions/ip-restrictions-page.tsx")).IpRestrictionsPage },
  { path: "/webhooks/list", page: "webhooks", words: "webhooks", load: async () => (await import("../../features/webhooks/webhooks-page.tsx")).WebhooksPage },
  { path: "/webhooks/editor/:id", page: "webhooks", words: "webhooks", load: async () => (await import("../../features/webhooks/editor-page.tsx")).EditorPage },
  { path: "/webhooks/editor/:id/history", page: "webhooks", words: "webhooks", load: async () => (await import("../../features/webhooks/webhook-history-page.tsx")).WebhookHistoryPage },
  { path: "/webhooks/secrets", page: "webhooks", words: "webhooks", beside: true, load: async () => (await import("../../features/webhooks/secrets-page.tsx")).SecretsPage },
  { path: "/webhooks/logs", page: "webhooks", words: "webhooks", load: async () => (await import("../../features/webhooks/logs-page.tsx")).LogsPage },
  { path: "/account/api-keys", page: "apiKeys", words: "apiKeys", load: async () => (await import("../../features/api-keys/api-keys-page.tsx")).ApiKeysPage },
  { path: "/users", page: "users", words: "people", load: async () => (await import("../../features/people/users-page.tsx")).UsersPage },
  { path: "/users/:id/:part?", page: "users", words: "people", load: async () => (await import("../../features/people/user-page.tsx")).UserPage },
  { path: "/account/administrators", page: "administrators", words: "people", beside: true, load: async () => (await import("../../features/people/administrators-page.tsx")).AdministratorsPage },
  { path: "/account/profile", page: "profile", words: "profile", load: async () => (await import("../../features/profile/profile-page.tsx")).ProfilePage },
  { path: "/account/business", page: "business", words: "business", load: async () => (await import("../../features/business/business-page.tsx")).BusinessPage },
  { path: "/account/configuration", page: "configuration", words: ["configuration", "supervision"], load: async () => (await import("../../features/configuration/configuration-page.tsx")).ConfigurationPage },
  { path: "/account/subscriptions", page: "subscriptions", words: "subscriptions", load: async () => (await import("../../features/subscriptions/subscriptions-page.tsx")).SubscriptionsPage },
  { path: "/account/2fa", page: "twoFactor", words: "twoFactor", load: async () => (await import("../../features/two-factor/two-factor-page.tsx")).TwoFactorPage },
  { path: "/account/sso", page: "sso", words: "sso", load: async () => (await import("../../features/sso/sso-page.tsx")).SsoPage },
  { path: "/account/utilities", page: "utilities", words: "utilities", load: async () => (await import("../../features/utilities/utilities-page.tsx")).UtilitiesPage },
  { path: "/account/recorded-calls", page: "recordedCalls", words: "recordings", load: async () => (await import("../../features/recorded-calls/recorded-calls-page.tsx")).RecordedCallsPage },
  { path: "/account/recordings", page: "recordingsSettings", words: ["records", "recordings"], beside: true, load: async () => (await import("../../features/recordings-settings/recordings-settings-page.tsx")).RecordingsSettingsPage },
  { path: "/account/uploads", page: "uploads", words: "uploads", load: async () => (await import("../../features/uploads/uploads-page.tsx")).UploadsPage },
];

const pageOf = (texts: TextStore, { words, load }: PageRoute) => lazyPart(texts, [words].flat(), load as () => Promise<ComponentType<object>>); // each asks for what its path holds

/** Addresses that lead on to another one. */
const MOVED = [
  ["/", "/segments"],
  ["/forms", "/forms/models"],
  ["/surveys", "/surveys/models"],
  ["/insights/submissions", "/forms/submissions"],
  ["/calendar", "/calendar/services"],
  ["/webhooks", "/webhooks/list"],
  ["/webhooks/editor", "/webhooks/editor/new"],
] as const;
/** The lists of records whose details open beside them, at addresses below theirs. */
const BESIDE = PAGES.filter(({ words, beside }) => words === "records" || beside === true).map(({ path }) => path);
/** Pages of their own below a list. */
const BELOW = PAGES.map(({ path }) => path).filter((path) => BESIDE.some((list) => path.startsWith(`${list}/:`))).map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`));

/** Where one is as long as only what stands beside a list changes. */
export const placeOf = (path: string | undefined): string | undefined => (BELOW.some((page) => page.test(path ?? "")) ? path : (BESIDE.find((list) => path?.startsWith(`${list}/`)) ?? path));

/** Which page an address leads to. Each is loaded when somebody goes there; who waits for it is below, so that it is asked for once. */
export function Pages() {
  const { texts } = useServices();
  const [pages] = useState(() => PAGES.map((route) => ({ ...route, Page: pageOf(texts, route) })));
  return (
    <Suspense fallback={<PageArrival />}>
      <Switch>
        {MOVED.map(([from, to]) => (
          <Route key={from} path={from}>
            <Redirect to={to} replace />
          </Route>
        ))}
        {pages.map(({ path, page, Page }) => (
          <Route key={path} path={BESIDE.includes(path) ? `${path}/:id?/:part?` : path}>
            {(params) => (
              <OpenPage page={page}>
                <Page {...params} />
              </OpenPage>
            )}
          </Route>
        ))}
        <Route>
          <MissingPage />
        </Route>
      </Switch>
    </Suspense>
  );
}
