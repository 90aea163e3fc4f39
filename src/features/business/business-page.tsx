import { useApiQuery } from "../../services/use-api-query.ts";
import { useHolder } from "../../services/use-ability.ts";
import { useTexts } from "../../services/use-texts.ts";
import { FailureText } from "../../resource/failure-text.tsx";
import { RecordSkeleton } from "../../resource/record-skeleton.tsx";
import { Button } from "../../ui/button.tsx";
import { BROKEN, EmptyState } from "../../ui/empty-state.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { BusinessForm } from "./business-form.tsx";

/** Who the business is, and who answers for the account. */
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
      {account.data ? (
        <BusinessForm account={account.data} />
      ) : account.failure ? (
        <EmptyState art={BROKEN} role="alert" title={say.business.failed()} next={<Button icon="refresh" onClick={account.again}>{say.actions.tryAgain()}</Button>}>
          <FailureText failure={account.failure} />
        </EmptyState>
      ) : (
        <RecordSkeleton />
      )}
    </>
  );
}
