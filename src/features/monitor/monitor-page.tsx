import { useSyncExternalStore } from "react";
import { assignedAgents, connectedAgents, waiting } from "../../../streams/metrics/live-numbers.ts";
import type { Floor } from "../../../streams/projections/floor.ts";
import { type LiveServices, useLive } from "../../services/live-services.ts";
import { useAbility, useHolder } from "../../services/use-session.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { MonitorContent } from "./monitor-content.tsx";
import { useCustomerContacts } from "./use-customer-contacts.ts";
import { useMonitor } from "./monitor-context.ts";
import { FirstSteps } from "./first-use/first-steps.tsx";
import { Banner } from "../../ui/banner.tsx";
import { MarkedText } from "../../ui/marked-text.tsx";
import { useStaleSentence } from "./use-stale-time.ts";
import { useShortcut } from "../../services/use-shortcut.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { LiveBadge } from "../../ui/live-badge.tsx";
import styles from "./monitor-page.module.css";

/** Page with the current floor of the account. */
export function MonitorPage() {
  const { say } = useTexts();
  const live = useLive();
  const account = useHolder()?.account;
  const explains = useAbility("insights.read");
  const contacts = useCustomerContacts(live);
  return live && account ? (
    <MonitorContent live={live} account={account} explains={explains} contacts={contacts} beside>
      <PageHeader
        title={say.monitor.title()}
        windowTitle={say.windowTitle({ page: say.monitor.title() })}
        aside={<MonitorSummary />}
        action={<PauseButton />}
      />
      <StaleBanner />
      <LiveBanner live={live} />
      <div className={styles.steps}>
        <FirstSteps live={live} />
      </div>
    </MonitorContent>
  ) : null;
}

/** Shows how many customers wait and how many of the agents are connected, beside the title. */
function MonitorSummary() {
  const { source } = useMonitor();
  const { say } = useTexts();
  const formats = useFormats();
  const counted = (count: (floor: Floor) => number | null) => () => {
    const floor = source.get();
    return floor ? count(floor.state) : null;
  };
  const customers = useSyncExternalStore(source.subscribe, counted(waiting));
  const connected = useSyncExternalStore(source.subscribe, counted(connectedAgents));
  const agents = useSyncExternalStore(source.subscribe, counted(assignedAgents));
  if (customers === null) return null;
  return connected === null || agents === null
    ? say.monitor.summaryWithoutAgents({ waiting: formats.number(customers) })
    : say.monitor.summary({
        waiting: formats.number(customers),
        connected: formats.number(connected),
        agents: formats.number(agents),
      });
}

const MARKS = { b: <strong /> };

/** Banner for stale data: since when there are no updates, and that the page reconnects automatically. */
function StaleBanner() {
  const sentence = useStaleSentence();
  return (
    <div role="status" className={styles.stale}>
      {sentence === null ? null : (
        <Banner family="away">
          <MarkedText text={sentence} marks={MARKS} />
        </Banner>
      )}
    </div>
  );
}

/** Banner after a demo: real events arrive, so the clock shows the real time. */
function LiveBanner({ live: { demoEnded } }: { live: LiveServices }) {
  const { say } = useTexts();
  const isShown = useSyncExternalStore(demoEnded.subscribe, demoEnded.get);
  return (
    <div role="status" className={styles.stale}>
      {isShown ? (
        <Banner family="plan" action={{ label: say.actions.close(), onClick: () => demoEnded.set(false) }}>
          <MarkedText text={say.monitor.live()} marks={MARKS} />
        </Banner>
      ) : null}
    </div>
  );
}

/** Buttons that pause or resume the page and open a replay. While paused, shows the number of new events. */
function PauseButton() {
  const { source } = useMonitor();
  const { say } = useTexts();
  const paused = useSyncExternalStore(source.subscribe, source.isPaused);
  const toggle = () => (paused ? source.resume() : source.pause());
  useShortcut({ keys: "P", label: paused ? say.monitor.resume() : say.monitor.pause(), run: toggle });
  return (
    <span className={styles.pause}>
      {paused ? <Missed /> : null}
      <RewindLink />
      <Button icon={paused ? "play" : "pause"} aria-keyshortcuts="P" onClick={toggle}>
        {paused ? say.monitor.resume() : say.monitor.pause()}
      </Button>
    </span>
  );
}

function Missed() {
  const { source } = useMonitor();
  const { say } = useTexts();
  const formats = useFormats();
  const count = useSyncExternalStore(source.subscribeToMissed, source.missed);
  const now = source.now();
  return (
    <span className={styles.missed}>
      <LiveBadge state="paused">
        {now === null
          ? say.console.live.paused()
          : say.monitor.paused({ time: formats.time(now, source.get()?.state.zone) })}
      </LiveBadge>
      <span className={styles.count}>
        {count === null ? say.monitor.missedAll() : say.monitor.missed({ count })}
      </span>
    </span>
  );
}

const LAST_HOUR = "/monitor/replay?last=60";

/** Link to a replay of the last hour, for users with the permission. */
function RewindLink() {
  const { say } = useTexts();
  const mayReplay = useAbility("replay.read");
  if (!mayReplay) return null;
  return (
    <ButtonLink icon="rewind" href={LAST_HOUR}>
      {say.monitor.rewind()}
    </ButtonLink>
  );
}
