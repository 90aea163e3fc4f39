import { PageNotRead } from "../../resource/page-not-read.tsx";
import { RecordSkeleton } from "../../resource/record-skeleton.tsx";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Banner } from "../../ui/banner.tsx";
import { FormSection } from "../../ui/form-section.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { PlanTable } from "./plan-table.tsx";
import styles from "./subscriptions.module.css";

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

/** Shows how many users there are of those that the plan has room for, and who counts. */
function UsersOfPlan({ used, limit }: { used: number | null; limit: number | null }) {
  const { say } = useTexts();
  const text = say.subscriptions;
  if (limit === null || used === null) return <p>{text.unlimited()}</p>;
  const room = Math.max(0, limit - used);
  return (
    <>
      <p className={styles.count}>{text.used({ used, limit })}</p>
      <progress
        className={styles.meter}
        data-full={room === 0 ? "" : undefined}
        aria-label={text.users()}
        max={Math.max(1, limit)}
        value={Math.min(used, limit)}
      />
      {room === 0 ? <Banner family="away">{text.full()}</Banner> : <p>{text.room({ count: room })}</p>}
      <p className={styles.note}>{text.counts()}</p>
    </>
  );
}
