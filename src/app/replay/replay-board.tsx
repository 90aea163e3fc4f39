import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { MonitorBoard } from "../../features/monitor/monitor-board.tsx";
import { Expectations } from "../../features/replay/expectations/expectations.tsx";
import { SaveAsTest } from "../../features/replay/expectations/save-as-test.tsx";
import { AsItWas } from "../../features/replay/frame/as-it-was.tsx";
import { CopyLink } from "../../features/replay/frame/copy-link.tsx";
import { ReplayFrame } from "../../features/replay/frame/replay-frame.tsx";
import { Inspector } from "../../features/replay/inspector/inspector.tsx";
import { useLater } from "../../features/replay/later/use-later.tsx";
import { Timeline } from "../../features/replay/timeline/timeline.tsx";
import { Transport } from "../../features/replay/transport/transport.tsx";
import { WhatIf } from "../../features/replay/what-if/what-if.tsx";
import { useLive } from "../../services/live-services.ts";
import { useReplay } from "../../services/replay.ts";
import { useHolder } from "../../services/use-ability.ts";
import { useTexts } from "../../services/use-texts.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { followLinks } from "../shell/follow-links.ts";
import styles from "./replay-screen.module.css";
import { replayRulesOf } from "./replay-rules.ts";
import { useJumpingTime } from "./use-jumping-time.ts";
import { useKeptPlace } from "./use-kept-place.ts";

/** What is expected of the recording, beside the list that is shown. */
const beside: ReactNode = <Expectations />;
/** What happened, and what it changed. */
const inspector: ReactNode = <Inspector />;
/** The whole recording in one sight. */
const timeline: ReactNode = <Timeline />;
/** What stands at the end of the title's line. */
const acts: ReactNode = (
  <>
    <CopyLink />
    <WhatIf />
    <SaveAsTest />
  </>
);

/** The monitor as it was, with what goes through it below. */
export function ReplayBoard() {
  const { say } = useTexts();
  const [, navigate] = useLocation();
  const live = useLive();
  const account = useHolder()?.account;
  const later = useLater();
  const room = useReplay();
  useKeptPlace(room);
  useJumpingTime(room);
  if (!live || !account) return null;
  const lay = (list: ReactNode) => (
    <div className={styles.lists}>
      <div className={styles.list}>{list}</div>
      <div className={styles.beside}>{beside}</div>
    </div>
  );
  const monitor = (wayToInspector: ReactNode) => (
    <MonitorBoard live={live} account={account} rules={replayRulesOf} lay={lay} queueMore={later}>
      <PageHeader
        title={say.monitor.title()}
        windowTitle={say.windowTitle({ page: say.replay.frame.windowTitle() })}
        aside={<AsItWas />}
        action={
          <span className={styles.acts}>
            {acts}
            {wayToInspector}
          </span>
        }
      />
    </MonitorBoard>
  );
  return (
    // Its links lead to other places of this page, and to no other page.
    <div className={styles.room} onClick={followLinks(navigate)}>
      <ReplayFrame
        monitor={monitor}
        inspector={inspector}
        instrument={
          <>
            <Transport />
            {timeline}
          </>
        }
      />
    </div>
  );
}
