import { useTexts } from "../../services/use-texts.ts";
import { Banner } from "../../ui/banner.tsx";
import styles from "./subscriptions.module.css";

/** How many users there are of those that the plan has room for, and who counts. */
export function UsersOfPlan({ used, limit }: { used: number | null; limit: number | null }) {
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
