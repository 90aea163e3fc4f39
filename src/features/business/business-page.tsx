import { useApiQuery } from "../../services/use-api-query.ts";
import { useHolder } from "../../services/use-session.ts";
import { useTexts } from "../../services/use-texts.ts";
import { PageNotRead } from "../../resource/cells/page-not-read.tsx";
import { PastTabs } from "../../resource/records/record/past-tabs.tsx";
import { RecordSkeleton } from "../../resource/cells/record-skeleton.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { BusinessForm } from "./business-form.tsx";

/** Page with the account's business details, including its principal administrator. */
export function BusinessPage() {
  const id = useHolder()?.account._id;
  return id === undefined ? null : <Business id={id} />;
}

function Business({ id }: { id: string }) {
  const { say } = useTexts();
  const account = useApiQuery("/accounts/{id}", { path: { id } });
  const title = say.business.title();
  return (
    <>
      <PageHeader title={title} windowTitle={say.windowTitle({ page: title })} />
      <PastTabs own="/account/business" current="details" />
      {account.data ? (
        <BusinessForm account={account.data} />
      ) : account.failure ? (
        <PageNotRead title={say.business.failed()} failure={account.failure} onAgain={account.again} />
      ) : (
        <RecordSkeleton />
      )}
    </>
  );
}
