import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { useSearch } from "wouter/use-browser-location";
import type { Account } from "../../../openapi/generated/console.ts";
import { useUnsavedView } from "../../resource/kit/use-view-of.ts";
import { type LiveServices, useLive } from "../../services/live-services.ts";
import type { CustomerContacts } from "./customer-contacts.ts";
import { MonitorContext, type QueueMore, useMonitor } from "./monitor-context.ts";
import { COLUMNS, EXPLAINED_NUMBERS, rulesOf, type TabId, tabOf, TABS } from "./monitor-lists.ts";
import { PausableFloor } from "./pausable-floor.ts";
import { NumbersPanel } from "./numbers-panel.tsx";
import { lazyPart, withAnswers } from "../../resource/cells/lazy-part.tsx";
import { useServices } from "../../services/services.ts";
import type { View } from "../../ui/view-state.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Tabs } from "../../ui/tabs.tsx";
import type { Identified } from "../../../streams/projections/keyed.ts";
import { loadChunk } from "../../ui/load-chunk.ts";
import { useOnDemand } from "../../ui/use-on-demand.ts";
import styles from "./list-panel.module.css";
import { ListPanel, type ListPanelProps } from "./list-panel.tsx";
import { SaveDiagnostics } from "../../resource/cells/save-recent.tsx";
import { Button } from "../../ui/button.tsx";
import { BROKEN, EmptyState } from "../../ui/empty-state.tsx";
import { Panel } from "../../ui/panel.tsx";
import { SkeletonTable } from "../../ui/skeleton-table.tsx";
import { useLasting } from "../../ui/use-lasting.ts";
import { mediaHook } from "../../ui/use-media.ts";

/** Width from which the customers leave room for segments and agents. */
const useWide = mediaHook("(width >= 1440px)");
/** Width below which all columns of the queue do not fit. */
const useTight = mediaHook("(width < 1200px)");
/** Delay (ms) after the first rows before segments and agents beside them are loaded. */
const BESIDE_AFTER = 100;

interface MonitorContentProps {
  readonly live: LiveServices;
  /** Contains the targets of the numbers and, in its configuration, the limits of the statuses. */
  readonly account: Pick<Account, "targets" | "configuration">;
  /** Content above the numbers. */
  readonly children: ReactNode;
  /** Returns the view rules of a tab: which filters, columns and choices its URL can contain. */
  readonly rules?: typeof rulesOf;
  /** Wraps the list; by default it is rendered alone. */
  readonly lay?: (list: ReactNode) => ReactNode;
  /** Must stay the same object while its content is unchanged, because a new one renders the board again. */
  readonly queueMore?: QueueMore;
  /** True to offer explanations of today's numbers. */
  readonly explains?: boolean;
  readonly contacts?: CustomerContacts | null;
  /** True to show segments and agents beside the list of customers in a wide window. */
  readonly beside?: boolean;
}

/** The floor (current state of queue, calls, agents and segments) with its numbers, lists and drawers. */
export function MonitorContent({
  live,
  account,
  children,
  rules = rulesOf,
  lay,
  queueMore,
  explains = false,
  contacts = null,
  beside = false,
}: MonitorContentProps) {
  const [source] = useState(() => new PausableFloor(live));
  const { targets } = account;
  const limits = account.configuration.statusLimits;
  useEffect(() => {
    const update = () => source.trust(live.trust.get());
    update();
    return live.trust.subscribe(update);
  }, [source, live]);

  const tab = tabOf(useSearch());
  const { view, change, hrefOf } = useUnsavedView(rules(tab));
  const isBeside = useWide() && beside && (tab === "queue" || tab === "calls");
  const isTight = useTight() ? beside : isBeside;
  const monitor = useMemo(
    () => ({ source, targets, limits, queueMore, contacts, isTight }),
    [source, targets, limits, queueMore, contacts, isTight],
  );
  const known = useSyncExternalStore(source.subscribe, () => source.get() !== null);
  useTabPanels(tab, known);
  const Panel = TAB_PANELS[tab];
  const list =
    known && Panel ? (
      <Panel key={tab} tab={tab} view={view} change={change} hrefOf={hrefOf} />
    ) : (
      <FloorAbsent tab={tab} />
    );
  return (
    <MonitorContext value={monitor}>
      {children}
      <NumbersPanel
        hrefOf={(number) => hrefOf({ choices: { ...view.choices, number } })}
        whyOf={explains ? (why) => hrefOf({ choices: { ...view.choices, why } }) : null}
      />
      <MonitorTabs tab={tab} view={view} hrefOf={hrefOf} />
      {lay ? lay(list) : isBeside ? <WithBeside list={list} known={known} hrefOf={hrefOf} /> : list}
      <MonitorDrawers view={view} change={change} />
      {explains && known && view.choices["why"] ? <WhyToday view={view} change={change} /> : null}
    </MonitorContext>
  );
}

interface WithBesideProps {
  readonly list: ReactNode;
  readonly known: boolean;
  readonly hrefOf: (changes: Partial<View>) => string;
}

/** A list with segments and agents beside it, which are loaded after the rows. */
function WithBeside({ list, known, hrefOf }: WithBesideProps) {
  const { texts } = useServices();
  const isDue = useLasting(known, BESIDE_AFTER);
  const [Beside] = useState(() =>
    lazyPart(texts, [], async () => (await import("./beside/floor-beside.tsx")).FloorBeside),
  );
  return (
    <div className={styles.floor}>
      <div className={styles.list}>{list}</div>
      <Suspense fallback={<div />}>{isDue ? <Beside hrefOf={hrefOf} /> : null}</Suspense>
    </div>
  );
}

interface MonitorDrawersProps {
  readonly view: View;
  readonly change: (changes: Partial<View>) => void;
}

/** The drawer that the URL opens: the definition of a number, the events of a row, or the anomalies. */
function MonitorDrawers({ view, change }: MonitorDrawersProps) {
  const { texts } = useServices();
  const [Details] = useState(() =>
    lazyPart(
      texts,
      ["details"],
      withAnswers(async () => (await import("./details-drawer.tsx")).DetailsDrawer),
    ),
  );
  const { number = "", list = "", open = "" } = view.choices;
  if (number === "" && list === "" && open === "") return null;
  return (
    <Suspense fallback={null}>
      <Details
        number={number}
        list={list}
        open={open}
        onClose={() => change({ choices: { ...view.choices, number: "", list: "", open: "" } })}
      />
    </Suspense>
  );
}

/** The explanation of a number of today. */
function WhyToday({ view, change }: MonitorDrawersProps) {
  const { texts } = useServices();
  const [Part] = useState(() =>
    lazyPart(
      texts,
      ["why", "insights", "people"],
      withAnswers(async () => (await import("./why-today.tsx")).WhyToday),
    ),
  );
  return (
    <Suspense fallback={null}>
      <Part
        measure={EXPLAINED_NUMBERS.get(view.choices["why"] ?? "") ?? "serviceLevel"}
        onClose={() => change({ choices: { ...view.choices, why: "" } })}
      />
    </Suspense>
  );
}

interface MonitorTabsProps {
  readonly tab: TabId;
  readonly view: View;
  readonly hrefOf: (changes: Partial<View>) => string;
}

/**
 * Tabs of the lists, with the number of rows of each. The segment filter is kept when the user changes tabs.
 */
function MonitorTabs({ tab, view, hrefOf }: MonitorTabsProps) {
  const { source } = useMonitor();
  const { say } = useTexts();
  const formats = useFormats();
  // One text for all counts, so that the tabs render only when a count changes.
  const counts = useSyncExternalStore(source.subscribe, () => {
    const floor = source.get()?.state;
    return floor ? TABS.map((one) => floor[one].size).join() : "";
  }).split(",");
  const filters = view.filters.filter(({ field }) => field === "segment");
  return (
    <Tabs
      label={say.monitor.tabs.label()}
      tabs={TABS.map((one, index) => ({
        href: hrefOf({
          choices: { ...view.choices, tab: one, number: "", list: "", open: "", why: "" },
          sort: null,
          columns: null,
          search: "",
          filters,
        }),
        label: say.monitor.tabs[one](),
        count: counts[index] ? formats.number(Number(counts[index])) : undefined,
        current: one === tab,
      }))}
    />
  );
}

type PanelProps = Omit<ListPanelProps<never>, "list">;

const panelOf = <Row extends Identified>(useList: () => ListPanelProps<Row>["list"]) =>
  function TabPanel(props: PanelProps) {
    return <ListPanel<Row> {...props} list={useList()} />;
  };

const LISTS: Readonly<Record<TabId, () => Promise<ComponentType<PanelProps>>>> = {
  queue: async () => panelOf((await import("./queue-list.tsx")).useQueueList),
  calls: async () => panelOf((await import("./calls-list.tsx")).useCallsList),
  agents: async () => panelOf((await import("./agents-list.tsx")).useAgentsList),
  segments: async () => panelOf((await import("./segments-list.tsx")).useSegmentsList),
};

/** The components of the lists that have been loaded so far, by tab. */
const TAB_PANELS: Partial<Record<TabId, ComponentType<PanelProps>>> = {};

const keep = async (tab: TabId) => void (TAB_PANELS[tab] ??= await loadChunk(LISTS[tab]));
const LOADS = {
  queue: () => keep("queue"),
  calls: () => keep("calls"),
  agents: () => keep("agents"),
  segments: () => keep("segments"),
} as const;
/** Delay (ms) after the first rows before the other lists are preloaded. */
const AHEAD = 1_000;

/** Loads the list of the current tab, and the others once the floor is known. */
function useTabPanels(tab: TabId, known: boolean): void {
  useOnDemand(LOADS[tab], TAB_PANELS[tab] === undefined);
  useEffect(() => {
    if (!known) return;
    const later = setTimeout(() => void Promise.allSettled(TABS.map((one) => LOADS[one]())), AHEAD);
    return () => clearTimeout(later);
  }, [known]);
}

/** Time (ms) after which a missing floor is reported as failed. */
const GIVEN_UP_AFTER = 10_000;
const NOTHING = { subscribe: () => () => undefined, get: () => null };

/**
 * Placeholder of the rows until the floor is loaded: bars for a while, then the reason why the floor is
 * missing.
 */
function FloorAbsent({ tab }: { tab: TabId }) {
  const { say } = useTexts();
  const live = useLive();
  const trust = live?.trust ?? NOTHING;
  const state = useSyncExternalStore(trust.subscribe, trust.get)?.state;
  const isLate = useLasting(true, GIVEN_UP_AFTER);
  const { columns } = say.monitor;
  return (
    <div className={styles.apart}>
      <Panel fill aria-label={say.monitor.tables[tab]()}>
        {isLate || state === "offline" ? (
          <EmptyState
            art={BROKEN}
            role="alert"
            title={say.monitor.failed.title()}
            next={
              state === "offline" ? undefined : (
                <Button icon="refresh" onClick={() => live?.feed.send({ type: "retry" })}>
                  {say.monitor.failed.retry()}
                </Button>
              )
            }
          >
            {say.monitor.failed.text()}
            <SaveDiagnostics />
          </EmptyState>
        ) : (
          <SkeletonTable
            columns={COLUMNS[tab].usual.map((id) => ({ id, header: columns[id]() }))}
            rows={8}
            loading={say.monitor.tables[tab]()}
            slow={say.monitor.loading.words()}
          />
        )}
      </Panel>
    </div>
  );
}
