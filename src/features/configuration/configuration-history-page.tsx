import { PageNotRead } from "../../resource/page-not-read.tsx";
import { RecordHistory } from "../../resource/record/record-history.tsx";
import { RecordSkeleton } from "../../resource/record-skeleton.tsx";
import { useServices } from "../../services/services.ts";
import { useAbility, useHolder } from "../../services/use-ability.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel } from "../../ui/panel.tsx";
import { configurationIn, configurationRecounted } from "./configuration-recounted.ts";
import { ConfigurationTabs } from "./configuration-tabs.tsx";
import styles from "./configuration.module.css";
import { useConfigurationWords } from "./use-configuration-words.ts";

/** What became of how calls of the account go, and the way back to how it was. */
export function ConfigurationHistoryPage() {
  const id = useHolder()?.account._id;
  return id === undefined ? null : <ConfigurationHistory id={id} />;
}

function ConfigurationHistory({ id }: { id: string }) {
  const { session } = useServices();
  const { say } = useTexts();
  const formats = useFormats();
  const { labels } = useConfigurationWords();
  const mayWrite = useAbility("account.write");
  const { data, failure, again } = useApiQuery("/accounts/{id}", { path: { id } });
  const title = say.configuration.title();
  return (
    <>
      <PageHeader title={title} windowTitle={say.windowTitle({ page: `${title} · ${say.lists.record.history()}` })} />
      <ConfigurationTabs current="history" />
      {data ? (
        <div className={styles.page}>
          <Panel>
            <div className={styles.history}>
              <RecordHistory
                recounted={configurationRecounted({ say, formats, labels, id })}
                id={id}
                record={{ ...configurationIn(data), version: data.version }}
                mayWrite={mayWrite}
                // Whether calls may be followed is something that the monitor goes by.
                onRestored={() => session.send({ type: "holder.changed" })}
              />
            </div>
          </Panel>
        </div>
      ) : failure ? (
        <PageNotRead title={say.configuration.failed()} failure={failure} onAgain={again} />
      ) : (
        <RecordSkeleton />
      )}
    </>
  );
}
