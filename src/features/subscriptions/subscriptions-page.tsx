import { PageNotRead } from "../../resource/cells/page-not-read.tsx";
import { RecordSkeleton } from "../../resource/cells/record-skeleton.tsx";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Banner } from "../../ui/banner.tsx";
import { FormSection } from "../../ui/form-section.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import styles from "./subscriptions-page.module.css";
import type { Feature, Plan } from "../../../openapi/generated/console.ts";
import { StatusPill } from "../../ui/status-pill.tsx";

/** Page with the account's plan: users, features and limits. */
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

/** Shows the number of users, the plan's limit, and which users count toward it. */
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

/** All features of plans. The type makes the compiler reject a missing one. */
const ALL_FEATURES: Readonly<Record<Feature, true>> = {
  CALENDAR: true,
  looker: true,
  store_files: true,
  sso: true,
};

type Words = Readonly<Record<string, (() => string) | undefined>>;

/** Table of the features that the plan includes, with limits, and of those that it does not include. */
function PlanTable({ features }: { features: Plan["features"] }) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.subscriptions;
  const [names, texts]: [Words, Words] = [text.names, text.texts];
  const held = new Map(features.map((feature) => [feature.name, feature]));
  const rows = [...new Set([...held.keys(), ...Object.keys(ALL_FEATURES)])].map((name) => ({
    name,
    feature: held.get(name),
  }));
  const limitOf = ({ name, used, limit }: Plan["features"][number]): string => {
    if (limit === null) return text.noLimit();
    if (used === undefined) return formats.number(limit);
    return name === "store_files" ? text.megabytes({ used, limit }) : text.used({ used, limit });
  };
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text.feature()}</th>
          <th scope="col">{text.state()}</th>
          <th scope="col" className={styles.number}>
            {text.limit()}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, feature }) => (
          <tr key={name}>
            <th scope="row">
              {/* The dictionary returns an empty text for an unknown feature. */}
              {names[name]?.() || name}
              <span className={styles.under}>{texts[name]?.() ?? ""}</span>
            </th>
            <td>
              {feature ? (
                <StatusPill family="free">{text.included()}</StatusPill>
              ) : (
                <StatusPill family="off">{text.missing()}</StatusPill>
              )}
            </td>
            <td className={styles.number}>{feature ? limitOf(feature) : say.unknown()}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
