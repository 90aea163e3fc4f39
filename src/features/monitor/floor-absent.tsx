import { useSyncExternalStore } from "react";
import { SaveRecent } from "../../resource/cells/save-recent.tsx";
import { useLive } from "../../services/live-services.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { BROKEN, EmptyState } from "../../ui/empty-state.tsx";
import { Panel } from "../../ui/panel.tsx";
import { SkeletonTable } from "../../ui/skeleton-table.tsx";
import { useLasting } from "../../ui/use-lasting.ts";
import { COLUMNS, type TabId } from "./monitor-rules.ts";
import styles from "./list-panel.module.css";

/** ms after which a floor that has not come is no longer just slow. */
const GIVEN_UP_AFTER = 10_000;
const NOTHING = { subscribe: () => () => undefined, get: () => null };

/** Placeholder of the rows until the floor is loaded: bars for a while, then the reason why it is missing. */
export function FloorAbsent({ tab }: { tab: TabId }) {
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
            <SaveRecent />
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
