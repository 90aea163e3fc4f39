import { PageNotRead } from "../../resource/page-not-read.tsx";
import { RecordSkeleton } from "../../resource/record-skeleton.tsx";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useTexts } from "../../services/use-texts.ts";
import { FormSection } from "../../ui/form-section.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { PlanTable } from "./plan-table.tsx";
import styles from "./subscriptions.module.css";
import { UsersOfPlan } from "./users-of-plan.tsx";

/** What the account has subscribed to: its users, its features and their limits. */
export function SubscriptionsPage() {
  const { say } = useTexts();
  const text = say.subscriptions;
  const { data, failure, again } = useApiQuery("/account/plan", {});
  const body = () => {
    if (!data)
      return failure ? (
        <PageNotRead title={text.failed()} failure={failure} onAgain={again} />
      ) : (
        <RecordSkeleton />
      );
    const users = data.features.find(({ name }) => name === "users");
    return (
      <div className={styles.page} role="group" aria-label={text.title()} tabIndex={0}>
        <FormSection title={text.users()}>
          <UsersOfPlan used={users?.used ?? null} limit={users?.limit ?? null} />
        </FormSection>
        <FormSection title={text.plan()}>
          <PlanTable features={data.features} />
          <p className={styles.note}>{text.contact()}</p>
        </FormSection>
      </div>
    );
  };
  return (
    <>
      <PageHeader title={text.title()} windowTitle={say.windowTitle({ page: text.title() })} />
      {body()}
    </>
  );
}
