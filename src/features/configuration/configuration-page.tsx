import { PageNotRead } from "../../resource/cells/page-not-read.tsx";
import { PastTabs } from "../../resource/records/record/past-tabs.tsx";
import { RecordSkeleton } from "../../resource/cells/record-skeleton.tsx";
import { useHolder } from "../../services/use-session.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useTexts } from "../../services/use-texts.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { ConfigurationForm } from "./configuration-form.tsx";

/** Configuration of the account's calls. */
export function ConfigurationPage() {
  const id = useHolder()?.account._id;
  return id === undefined ? null : <Configuration id={id} />;
}

function Configuration({ id }: { id: string }) {
  const { say } = useTexts();
  const { data, failure, again } = useApiQuery("/accounts/{id}", { path: { id } });
  const title = say.configuration.title();
  return (
    <>
      <PageHeader title={title} windowTitle={say.windowTitle({ page: title })} />
      <PastTabs own="/account/configuration" current="details" />
      {data ? (
        <ConfigurationForm account={data} />
      ) : failure ? (
        <PageNotRead title={say.configuration.failed()} failure={failure} onAgain={again} />
      ) : (
        <RecordSkeleton />
      )}
    </>
  );
}
