import { Suspense, useState } from "react";
import { Redirect, Route, Switch } from "wouter";
import { useServices } from "../../services/services.ts";
import { lazyPart } from "../../resource/lazy-part.tsx";
import { Opening } from "../opening.tsx";
import { MissingPage } from "./missing-page.tsx";
import { OpenPage } from "./open-page.tsx";

/** Which page an address leads to. Each is loaded when somebody goes there; who waits for it is below, so that it is asked for once. */
export function Pages() {
  const { texts } = useServices();
  const [pages] = useState(() => ({
    Segments: lazyPart(texts, ["segments"], async () => (await import("../../features/segments/segments-page.tsx")).SegmentsPage),
    IpRestrictions: lazyPart(texts, ["ipRestrictions"], async () => (await import("../../features/ip-restrictions/ip-restrictions-page.tsx")).IpRestrictionsPage),
    ApiKeys: lazyPart(texts, ["apiKeys"], async () => (await import("../../features/api-keys/api-keys-page.tsx")).ApiKeysPage),
    Branches: lazyPart(texts, ["branches"], async () => (await import("../../features/branches/branches-page.tsx")).BranchesPage),
    Pocs: lazyPart(texts, ["branches"], async () => (await import("../enrolment/pocs-screen.tsx")).PocsScreen),
    Users: lazyPart(texts, ["people"], async () => (await import("../../features/people/users-page.tsx")).UsersPage),
    User: lazyPart(texts, ["people"], async () => (await import("../../features/people/user-page.tsx")).UserPage),
    Administrators: lazyPart(texts, ["people"], async () => (await import("../../features/people/administrators-page.tsx")).AdministratorsPage),
    Profile: lazyPart(texts, ["profile"], async () => (await import("../../features/profile/profile-page.tsx")).ProfilePage),
    Business: lazyPart(texts, ["business"], async () => (await import("../../features/business/business-page.tsx")).BusinessPage),
    Monitor: lazyPart(texts, ["monitor"], async () => (await import("../../features/monitor/monitor-page.tsx")).MonitorPage),
    TwoFactor: lazyPart(texts, ["twoFactor"], async () => (await import("../../features/two-factor/two-factor-page.tsx")).TwoFactorPage),
    Sso: lazyPart(texts, ["sso"], async () => (await import("../../features/sso/sso-page.tsx")).SsoPage),
    Utilities: lazyPart(texts, ["utilities"], async () => (await import("../../features/utilities/utilities-page.tsx")).UtilitiesPage),
  }));
  return (
    <Suspense fallback={<Opening inFrame />}>
      <Switch>
        <Route path="/">
          <Redirect to="/segments" replace />
        </Route>
        <Route path="/segments">
          <OpenPage page="segments">
            <pages.Segments />
          </OpenPage>
        </Route>
        <Route path="/branches">
          <OpenPage page="branches">
            <pages.Branches />
          </OpenPage>
        </Route>
        <Route path="/branches/:branch/pocs">
          {({ branch }) => (
            <OpenPage page="branches">
              <pages.Pocs branch={branch} />
            </OpenPage>
          )}
        </Route>
        <Route path="/monitor">
          <OpenPage page="monitor">
            <pages.Monitor />
          </OpenPage>
        </Route>
        <Route path="/account/ip-restrictions">
          <OpenPage page="ipRestrictions">
            <pages.IpRestrictions />
          </OpenPage>
        </Route>
        <Route path="/account/api-keys">
          <OpenPage page="apiKeys">
            <pages.ApiKeys />
          </OpenPage>
        </Route>
        <Route path="/users">
          <OpenPage page="users">
            <pages.Users />
          </OpenPage>
        </Route>
        <Route path="/users/:id">
          <OpenPage page="users">
            <pages.User />
          </OpenPage>
        </Route>
        <Route path="/account/administrators">
          <OpenPage page="administrators">
            <pages.Administrators />
          </OpenPage>
        </Route>
        <Route path="/account/profile">
          <OpenPage page="profile">
            <pages.Profile />
          </OpenPage>
        </Route>
        <Route path="/account/business">
          <OpenPage page="business">
            <pages.Business />
          </OpenPage>
        </Route>
        <Route path="/account/2fa">
          <OpenPage page="twoFactor">
            <pages.TwoFactor />
          </OpenPage>
        </Route>
        <Route path="/account/sso">
          <OpenPage page="sso">
            <pages.Sso />
          </OpenPage>
        </Route>
        <Route path="/account/utilities">
          <OpenPage page="utilities">
            <pages.Utilities />
          </OpenPage>
        </Route>
        <Route>
          <MissingPage />
        </Route>
      </Switch>
    </Suspense>
  );
}
