import { type ComponentType, type ReactNode, Suspense, useState } from "react";
import { Redirect, Route, Switch } from "wouter";
import type { Namespaces } from "../../../i18n/i18n-types.ts";
import type { DescribedResource } from "../../resource/described/described-resource.ts";
import { lazyPart } from "../../resource/lazy-part.tsx";
import { useServices } from "../../services/services.ts";
import type { TextStore } from "../../services/texts.ts";
import type { PageName } from "./menu-entries.ts";
import { MissingPage } from "./missing-page.tsx";
import { OpenPage } from "./open-page.tsx";
import { PageArrival } from "./page-arrival.tsx";

interface PageRoute {
  readonly path: string;
  /** Whose entry in the menu says to whom it is open. */
  readonly page: PageName;
  readonly words: Namespaces;
  /** It is given what its path holds. */
  readonly load: () => Promise<ComponentType<never>>;
}

/** The page of a resource of which a description says all. */
async function described(load: () => Promise<DescribedResource>): Promise<() => ReactNode> {
  const [{ describedPageOf }, resource] = await Promise.all([import("../../resource/described/described-page-of.tsx"), load()]);
  return describedPageOf(resource);
}

const PAGES: readonly PageRoute[] = [
  { path: "/segments", page: "segments", words: "segments", load: async () => (await import("../../features/segments/segments-page.tsx")).SegmentsPage },
  { path: "/branches", page: "branches", words: "branches", load: async () => (await import("../../features/branches/branches-page.tsx")).BranchesPage },
  { path: "/branches/:branch/pocs", page: "branches", words: "branches", load: async () => (await import("../enrolment/pocs-screen.tsx")).PocsScreen },
  { path: "/monitor", page: "monitor", words: "monitor", load: async () => (await import("../../features/monitor/monitor-page.tsx")).MonitorPage },
  { path: "/account/ip-restrictions", page: "ipRestrictions", words: "ipRestrictions", load: async () => (await import("../../features/ip-restrictions/ip-restrictions-page.tsx")).IpRestrictionsPage },
  { path: "/tags", page: "tags", words: "records", load: () => described(async () => (await import("../../features/tags/tags-resource.ts")).tags) },
  { path: "/account/abandon-reasons", page: "abandonReasons", words: "records", load: () => described(async () => (await import("../../features/abandon-reasons/abandon-reasons-resource.ts")).abandonReasons) },
  { path: "/account/ai/topics", page: "aiTopics", words: "records", load: () => described(async () => (await import("../../features/ai-topics/ai-topics-resource.ts")).aiTopics) },
  { path: "/account/referrers", page: "referrers", words: "records", load: () => described(async () => (await import("../../features/referrers/referrers-resource.ts")).referrers) },
  { path: "/contacts", page: "contacts", words: "records", load: () => described(async () => (await import("../../features/contacts/contacts-resource.ts")).contacts) },
  { path: "/account/notifications", page: "notifications", words: "records", load: () => described(async () => (await import("../../features/notifications/notifications-resource.ts")).notifications) },
  { path: "/webhooks/secrets", page: "secrets", words: "records", load: () => described(async () => (await import("../../features/secrets/secrets-resource.ts")).secrets) },
  { path: "/account/api-keys", page: "apiKeys", words: "apiKeys", load: async () => (await import("../../features/api-keys/api-keys-page.tsx")).ApiKeysPage },
  { path: "/users", page: "users", words: "people", load: async () => (await import("../../features/people/users-page.tsx")).UsersPage },
  { path: "/users/:id", page: "users", words: "people", load: async () => (await import("../../features/people/user-page.tsx")).UserPage },
  { path: "/account/administrators", page: "administrators", words: "people", load: async () => (await import("../../features/people/administrators-page.tsx")).AdministratorsPage },
  { path: "/account/profile", page: "profile", words: "profile", load: async () => (await import("../../features/profile/profile-page.tsx")).ProfilePage },
  { path: "/account/business", page: "business", words: "business", load: async () => (await import("../../features/business/business-page.tsx")).BusinessPage },
  { path: "/account/2fa", page: "twoFactor", words: "twoFactor", load: async () => (await import("../../features/two-factor/two-factor-page.tsx")).TwoFactorPage },
  { path: "/account/sso", page: "sso", words: "sso", load: async () => (await import("../../features/sso/sso-page.tsx")).SsoPage },
  { path: "/account/utilities", page: "utilities", words: "utilities", load: async () => (await import("../../features/utilities/utilities-page.tsx")).UtilitiesPage },
];

const pageOf = (texts: TextStore, { words, load }: PageRoute) => lazyPart(texts, [words], load as () => Promise<ComponentType<object>>); // each asks for what its path holds

/** Which page an address leads to. Each is loaded when somebody goes there; who waits for it is below, so that it is asked for once. */
export function Pages() {
  const { texts } = useServices();
  const [pages] = useState(() => PAGES.map((route) => ({ ...route, Page: pageOf(texts, route) })));
  return (
    <Suspense fallback={<PageArrival />}>
      <Switch>
        <Route path="/">
          <Redirect to="/segments" replace />
        </Route>
        {pages.map(({ path, page, Page }) => (
          <Route key={path} path={path}>
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
