import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { MonitorBoard } from "../../features/monitor/monitor-board.tsx";
import { AsItWas } from "../../features/replay/frame/as-it-was.tsx";
import { Scrubber } from "../../features/replay/transport/scrubber.tsx";
import { Transport } from "../../features/replay/transport/transport.tsx";
import { useLive } from "../../services/live-services.ts";
import { useHolder } from "../../services/use-ability.ts";
import { useTexts } from "../../services/use-texts.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { followLinks } from "../shell/follow-links.ts";
import styles from "./replay-screen.module.css";
import { replayRulesOf } from "./replay-rules.ts";

/** The monitor as it was, with what goes through it below. */
export function ReplayBoard() {
  const { say } = useTexts();
  const [, navigate] = useLocation();
  const live = useLive();
  const account = useHolder()?.account;
  if (!live || !account) return null;
  const title = say.monitor.title();
  const lay = (list: ReactNode) => <div className={styles.lists}>{list}</div>;
  return (
    <div className={styles.room} onClick={followLinks(navigate)}>
      <div className={styles.monitor}>
        <MonitorBoard live={live} targets={account.targets} rules={replayRulesOf} lay={lay}>
          <PageHeader title={title} windowTitle={say.windowTitle({ page: say.replay.frame.windowTitle() })} aside={<AsItWas />} />
        </MonitorBoard>
      </div>
      <div className={styles.instrument} role="region" aria-label={say.replay.frame.instrument()}>
        <Transport />
        <div className={styles.timeline}>
          <Scrubber />
        </div>
      </div>
    </div>
  );
}
