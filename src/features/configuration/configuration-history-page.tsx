import { PastPage } from "../../resource/records/record/past-page.tsx";
import { useServices } from "../../services/services.ts";
import { useAbility, useHolder } from "../../services/use-session.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { configurationIn, configurationPresentation } from "./configuration-presentation.ts";
import { useConfigurationWords } from "./use-configuration-words.ts";

/** History of the configuration, with a way to restore a revision. */
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
  return (
    <PastPage
      own="/account/configuration"
      title={say.configuration.title()}
      failure={failure}
      failed={say.configuration.failed()}
      onAgain={again}
      presentation={configurationPresentation({ say, formats, labels, id })}
      id={id}
      record={data && { ...configurationIn(data), version: data.version }}
      mayWrite={mayWrite}
      // Reloads the session, because the monitor depends on whether supervision is enabled.
      onRestored={() => session.send({ type: "holder.changed" })}
    />
  );
}
