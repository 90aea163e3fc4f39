import type { ReactNode } from "react";
import type { ReadFailure } from "../../../services/use-api-query.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { PageNotRead } from "../../cells/page-not-read.tsx";
import { RecordSkeleton } from "../../cells/record-skeleton.tsx";
import { PastTabs } from "./past-tabs.tsx";
import { RecordHistory, type RecordHistoryProps } from "./record-history.tsx";
import styles from "./record.module.css";

interface PastPageProps extends RecordHistoryProps {
  /** Path of the settings page. */
  readonly own: string;
  readonly title: string;
  readonly aside?: ReactNode;
  /** Failure to read the settings. `failed` is the title of the error. */
  readonly failure: ReadFailure | null;
  readonly failed: string;
  readonly onAgain: () => void;
}

/** The history of an account's settings, with buttons to restore a revision. */
export function PastPage({ own, title, aside, failure, failed, onAgain, ...history }: PastPageProps) {
  const { say } = useTexts();
  return (
    <>
      <PageHeader
        title={title}
        windowTitle={say.windowTitle({ page: `${title} · ${say.lists.record.history()}` })}
        aside={aside}
      />
      <PastTabs own={own} current="history" />
      {history.record ? (
        <div className={styles.past}>
          <Panel>
            <div className={styles.change}>
              <RecordHistory {...history} />
            </div>
          </Panel>
        </div>
      ) : failure ? (
        <PageNotRead title={failed} failure={failure} onAgain={onAgain} />
      ) : (
        <RecordSkeleton />
      )}
    </>
  );
}
