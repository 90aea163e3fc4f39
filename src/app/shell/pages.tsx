import { type ComponentType, type ReactNode, Suspense, useState } from "react";
import { Redirect, Route, Switch, useLocation, useSearch } from "wouter";
import type { Namespaces } from "../../../i18n/i18n-types.ts";
import { lazyPart, withAnswers } from "../../resource/cells/lazy-part.tsx";
import { RecordSkeleton } from "../../resource/cells/record-skeleton.tsx";
import { useAbility, useHolder, useSessionWaits } from "../../services/use-session.ts";
import { useServices } from "../../services/services.ts";
import type { TextStore } from "../../services/texts.ts";
import { useTexts } from "../../services/use-texts.ts";
import { ART, EmptyState } from "../../ui/empty-state.tsx";
import { useWindowTitle } from "../../ui/use-window-title.ts";
import { MENU_ENTRIES, type MenuEntry, type PageName } from "./menu-entries.ts";
import { entryOf, homeOf, isOpenTo, menuPlace } from "./menu-places.ts";
import type { PartPath } from "./page-parts.ts";
import styles from "./pages.module.css";
import { PRINCIPAL_ONLY, usePrivilegeName } from "../../services/use-privilege-name.ts";

/**
 * Route of a page. The loaders of pages without `load` are in a separate chunk, so that the monitor does not
 * load them.
 */
type PageRoute = PageFacts &
  (
    | { readonly path: PartPath }
    | { readonly path: string; readonly load: () => Promise<ComponentType<never>> }
  );

interface PageFacts {
  /** Page whose menu entry has the required permission. */
  readonly page: PageName;
  readonly words: Namespaces | readonly Namespaces[];
  /**
   * True if record details open in a panel beside the list. The path of the panel is below that of the list.
   */
  readonly beside?: true;
}

const parts = () => import("./page-parts.ts");

/** Pages of described resources, with paths from the menu. */
const DESCRIBED = MENU_ENTRIES.flatMap(({ page, path, described }): PageRoute[] =>
  described
    ? [
        {
          path,
          page,
          words: page === "contacts" ? ["records", "calls"] : "records",
          beside: true,
          load: async () => (await parts()).describedPart(page),
        },
      ]
    : [],
);

const PAGES: readonly PageRoute[] = [
  ...DESCRIBED,
  { path: "/segments", page: "segments", words: ["segments", "records"], beside: true },
  { path: "/calendar/appointments", page: "appointments", words: ["booking", "records"], beside: true },
  { path: "/branches/:branch/pocs", page: "branches", words: "branches", beside: true },
  { path: "/branches", page: "branches", words: "branches", beside: true },
  {
    path: "/monitor",
    page: "monitor",
    words: "monitor",
    load: async () => (await import("../../features/monitor/monitor-page.tsx")).MonitorPage,
  },
  { path: "/monitor/replay", page: "replay", words: ["replay", "monitor", "details"] },
  { path: "/insights/submissions", page: "submissions", words: ["submissions", "insights"] },
  { path: "/insights/calls", page: "insights", words: ["insights", "calls", "details", "recordings"] },
  { path: "/insights/segments", page: "insights", words: "insights" },
  { path: "/insights/agents", page: "insights", words: ["insights", "people"] },
  { path: "/insights/surveys", page: "insights", words: "insights" },
  { path: "/insights/nps", page: "insights", words: "insights" },
  { path: "/insights/history", page: "insights", words: ["insights", "calls", "details", "recordings"] },
  { path: "/insights/abandon-reasons", page: "insights", words: "insights" },
  { path: "/insights/tags", page: "insights", words: "insights" },
  { path: "/insights/ai/topics", page: "insights", words: "insights" },
  {
    path: "/insights/exports/agent-forms",
    page: "agentFormExports",
    words: ["submissions", "records", "insights"],
    beside: true,
  },
  { path: "/form-submission/:id", page: "submissions", words: "submissions" },
  {
    path: "/call/:id",
    page: "call",
    words: ["calls", "monitor", "details", "segments", "records", "recordings", "supervision"],
  },
  { path: "/account/ip-restrictions", page: "ipRestrictions", words: "ipRestrictions", beside: true },
  { path: "/webhooks/list", page: "webhooks", words: "webhooks" },
  { path: "/webhooks/editor/:id", page: "webhooks", words: "webhooks" },
  { path: "/webhooks/editor/:id/history", page: "webhooks", words: "webhooks" },
  { path: "/webhooks/secrets", page: "webhooks", words: "webhooks", beside: true },
  { path: "/webhooks/logs", page: "webhooks", words: "webhooks" },
  { path: "/account/api-keys", page: "apiKeys", words: "apiKeys", beside: true },
  { path: "/users", page: "users", words: "people" },
  { path: "/users/connections", page: "connections", words: "people", beside: true },
  { path: "/users/:id/:part?", page: "users", words: "people" },
  { path: "/account/administrators", page: "administrators", words: "people" },
  { path: "/account/administrators/privileges", page: "administrators", words: "people", beside: true },
  { path: "/account/profile", page: "profile", words: "profile" },
  { path: "/account/business", page: "business", words: "business" },
  { path: "/account/business/history", page: "business", words: "business" },
  { path: "/account/configuration", page: "configuration", words: ["configuration", "supervision"] },
  { path: "/account/configuration/history", page: "configuration", words: ["configuration", "supervision"] },
  { path: "/account/subscriptions", page: "subscriptions", words: "subscriptions" },
  { path: "/account/2fa", page: "twoFactor", words: "twoFactor" },
  { path: "/account/sso", page: "sso", words: "sso" },
  { path: "/account/sso/history", page: "sso", words: "sso" },
  { path: "/account/utilities", page: "utilities", words: "utilities" },
  { path: "/insights/recordings", page: "recordedCalls", words: ["recordings", "insights"], beside: true },
  { path: "/account/recordings", page: "recordingsSettings", words: ["records", "recordings"], beside: true },
  { path: "/account/uploads", page: "uploads", words: "uploads", beside: true },
];

/** Redirects, each with the old path and the path to show instead. */
const MOVED = [
  ["/account", "/account/profile"],
  ["/forms", "/forms/models"],
  ["/surveys", "/surveys/models"],
  ["/calendar", "/calendar/services"],
  ["/webhooks", "/webhooks/list"],
  ["/webhooks/editor", "/webhooks/editor/new"],
] as const;
/**
 * Pages that have moved, each with the old path and the new one. Stored links and bookmarks to them and to
 * their records stay valid, with their filters.
 */
const RELOCATED = [
  ["/forms/submissions", "/insights/submissions"],
  ["/account/recorded-calls", "/insights/recordings"],
] as const;
/** Paths of lists whose record details open in a panel beside them. */
const BESIDE = PAGES.filter(({ beside }) => beside).map(({ path }) => path);
/**
 * Patterns of pages whose paths are below a list, such as the POCs of a branch. These are pages, not panels.
 */
const BELOW = PAGES.map(({ path }) => path)
  .filter((path) => BESIDE.some((list) => path.startsWith(`${list}/:`)))
  .map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}(?=/|$)`));

/** Returns the path without the part that opens a panel beside a list. */
export const placeOf = (path: string | undefined): string | undefined =>
  BELOW.flatMap((page) => page.exec(path ?? "") ?? [])[0] ??
  BESIDE.find((list) => path?.startsWith(`${list}/`)) ??
  path;

/**
 * Shows the page of the current path. Each page is loaded on navigation. The loaders are created above
 * Suspense, so that each chunk is requested once.
 */
export function Pages() {
  const { texts } = useServices();
  const [pages] = useState(() => PAGES.map((route) => ({ ...route, Page: pageOf(texts, route) })));
  return (
    <Suspense fallback={<PageArrival />}>
      <Switch>
        <Route path="/">
          <Home />
        </Route>
        <Route path="/insights">
          <InsightsHome />
        </Route>
        {MOVED.map(([from, to]) => (
          <Route key={from} path={from}>
            <Redirect to={to} replace />
          </Route>
        ))}
        {RELOCATED.map(([from, to]) => (
          <Route key={from} path={`${from}/*?`}>
            <Relocated from={from} to={to} />
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

/** Texts of lists and records, which all pages need except the monitor. */
const KIT = "lists";

function pageOf(texts: TextStore, route: PageRoute) {
  const words = [...[route.words].flat(), ...(route.page === "monitor" ? [] : ([KIT] as const))];
  const load = "load" in route ? route.load : async () => (await parts()).PAGE_PARTS[route.path]();
  const part = load as () => Promise<ComponentType<object>>; // each page has the parameters of its path as props
  return lazyPart(texts, words, route.page === "monitor" ? part : withAnswers(part));
}

/** Redirects to the calls, or to the recordings for users who can only open these. */
function InsightsHome() {
  const mayReadCalls = useAbility("insights.read");
  return <Redirect to={mayReadCalls ? "/insights/calls" : "/insights/recordings"} replace />;
}

/** Redirects from the old path of a page to the same place and view at its new path. */
function Relocated({ from, to }: { from: string; to: string }) {
  const [path] = useLocation();
  const search = useSearch();
  return <Redirect to={`${to}${path.slice(from.length)}${search === "" ? "" : `?${search}`}`} replace />;
}

/** Redirects to the landing page of the user. */
function Home() {
  return <Redirect to={homeOf(useHolder())} replace />;
}

/**
 * Placeholder while the chunk of a page loads: empty at first, then the page's name and a skeleton. Adds a
 * message if the platform does not respond.
 */
function PageArrival() {
  const { say } = useTexts();
  const waits = useSessionWaits();
  const [path] = useLocation();
  // The tabs of a page have its title.
  const entry =
    MENU_ENTRIES.find(({ records }) => records !== undefined && path.startsWith(`${records}/`)) ??
    menuPlace(path)?.entry;
  return (
    <>
      <RecordSkeleton
        title={entry ? say.shell.pages[entry.page]() : null}
        sections={1}
        loading={say.opening.label()}
      />
      {waits ? <p role="status">{say.opening.waiting()}</p> : null}
    </>
  );
}

/** Shows that there is no page at this URL, with a link to the landing page. */
function MissingPage() {
  const { say } = useTexts();
  const [path] = useLocation();
  const text = say.shell.missing;
  useWindowTitle(say.windowTitle({ page: text.title() }));
  return (
    <EmptyState
      art={ART.nowhere}
      level={1}
      title={text.title()}
      next={
        <a href="/" className={styles.link}>
          {text.back()}
        </a>
      }
    >
      {text.text({ path })}
    </EmptyState>
  );
}

/** Shows a page if the user can open it; otherwise explains who can grant access. */
function OpenPage({ page, children }: { page: PageName; children: ReactNode }) {
  const holder = useHolder();
  const entry = entryOf(page);
  return entry && isOpenTo(entry, holder) ? children : <Closed page={page} entry={entry} />;
}

function Closed({ page, entry }: { page: PageName; entry: MenuEntry | undefined }) {
  const { say } = useTexts();
  const holder = useHolder();
  const privilegeName = usePrivilegeName();
  const name = say.shell.pages[page]();
  const reason = () => {
    if (!holder) return null;
    const account = holder.account.name;
    if (entry?.feature && !holder.features.includes(entry.feature)) return say.shell.notInPlan({ account });
    if (entry?.ability && PRINCIPAL_ONLY.has(entry.ability))
      return say.shell.forbidden.principal({ account });
    return say.shell.forbidden.text({ privilege: privilegeName(holder.user.privilege ?? "agent"), account });
  };
  useWindowTitle(say.windowTitle({ page: name }));
  return (
    <EmptyState art={ART.locked} level={1} title={say.shell.forbidden.title({ page: name })}>
      {reason()}
    </EmptyState>
  );
}
