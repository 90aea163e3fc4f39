import { Suspense, useState } from "react";
import { Redirect, Route, Switch } from "wouter";
import { useServices } from "../../services/services.ts";
import { lazyPage } from "../lazy-page.tsx";
import { Opening } from "../opening.tsx";
import { MissingPage } from "./missing-page.tsx";
import { OpenPage } from "./open-page.tsx";

/** Which page an address leads to. Each is loaded when somebody goes there; who waits for it is below, so that it is asked for once. */
export function Pages() {
  const { texts } = useServices();
  const [pages] = useState(() => ({
    Segments: lazyPage(texts, ["segments"], async () => (await import("../../features/segments/segments-page.tsx")).SegmentsPage),
    Monitor: lazyPage(texts, ["monitor"], async () => (await import("../../features/monitor/monitor-page.tsx")).MonitorPage),
    Utilities: lazyPage(texts, ["utilities"], async () => (await import("../../features/utilities/utilities-page.tsx")).UtilitiesPage),
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
        <Route path="/monitor">
          <OpenPage page="monitor">
            <pages.Monitor />
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
