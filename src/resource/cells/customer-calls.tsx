import type { Call } from "../../../openapi/generated/console.ts";
import { useServices } from "../../services/services.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useAbility } from "../../services/use-session.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { FormSection } from "../../ui/form-section.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { CallOutcome } from "./call-outcome.tsx";
import { customerCallsHref } from "./report-links.ts";
import styles from "./customer-calls.module.css";
import { NotRead } from "./not-read.tsx";
import { LinesSkeleton } from "./record-skeleton.tsx";

/** Default number of calls shown, and number of those after the shown call. */
const MOST = 5;
const MOST_LATER = 3;

interface CustomerCallsProps {
  readonly title: string;
  /** Text without calls. */
  readonly none: string;
  readonly customer: string;
  /** The call that is shown, which is left out; null outside of a call. */
  readonly call: Pick<Call, "_id" | "startedAt"> | null;
  /** Number of calls shown. */
  readonly most?: number;
}

/** The last calls of a customer with their summary, topics or tags: those before a call, then those after it. */
export function CustomerCalls({ title, none, customer, call, most = MOST }: CustomerCallsProps) {
  const { say } = useTexts();
  const { now } = useServices();
  const mayList = useAbility("insights.read");
  const text = say.calls.earlier;
  const at = call?.startedAt;
  const before = useCallsOf(customer, at === undefined ? {} : { startedAt: { $lte: at } }, -1);
  const after = useCallsOf(customer, { startedAt: { $gte: at ?? "" } }, 1, at !== undefined);
  const others = (read: typeof before, count: number) =>
    read.data?.data.filter(({ _id }) => _id !== call?._id).slice(0, count) ?? [];
  const earlier = others(before, most);
  const known = new Set(earlier.map(({ _id }) => _id)); // two calls can start at the same time
  const later = others(after, MOST_LATER).filter(({ _id }) => !known.has(_id));
  const failure = before.failure ?? after.failure;
  const again = () => {
    before.again();
    if (at !== undefined) after.again();
  };
  return (
    <FormSection
      title={title}
      action={
        mayList && earlier.length + later.length > 0 ? (
          <TextLink href={customerCallsHref(customer, now())}>{text.all()}</TextLink>
        ) : null
      }
    >
      {failure ? (
        <NotRead failure={failure} onAgain={again}>
          {text.failed()}
        </NotRead>
      ) : !before.data || (at !== undefined && !after.data) ? (
        <LinesSkeleton />
      ) : earlier.length + later.length === 0 ? (
        <p className={styles.note}>{none}</p>
      ) : (
        <div>
          <Part title={later.length > 0 ? text.before() : null} calls={earlier} />
          <Part title={text.after()} calls={later.toReversed()} />
        </div>
      )}
    </FormSection>
  );
}

/** Reads the calls of a customer. `order`: 1 for the oldest first, -1 for the newest. */
function useCallsOf(
  customer: string,
  among: { readonly startedAt?: { readonly $lte?: string; readonly $gte?: string } },
  order: 1 | -1,
  enabled = true,
) {
  return useApiQuery(
    "/calls",
    {
      query: {
        customer: { $in: [customer] },
        ...among,
        $sort: { startedAt: order },
        $limit: MOST + 1,
        $count: "none",
        populate: ["segment"],
      },
    },
    { enabled },
  );
}

/** Calls below a heading; without calls, nothing. */
function Part({ title, calls }: { title: string | null; calls: readonly Call[] }) {
  const { say } = useTexts();
  const { minute, duration, list } = useFormats();
  const text = say.calls.earlier;
  /** Returns what is known of a call without a summary; undefined if that is nothing. */
  const otherwiseAbout = ({ topics, tags, reason }: Call): string | undefined => {
    if (topics?.length) return text.topics({ list: list(topics) });
    if (tags?.length) return text.tags({ list: list(tags) });
    return reason ? text.reason({ reason }) : undefined;
  };
  if (calls.length === 0) return null;
  return (
    <div className={styles.part}>
      {title === null ? null : <h3>{title}</h3>}
      <ul className={styles.calls}>
        {calls.map((call) => {
          const { _id, createdAt = "", segment, waited, summary } = call;
          const about = summary || otherwiseAbout(call);
          return (
            <li key={_id}>
              <span className={styles.head}>
                <TextLink href={`/call/${encodeURIComponent(_id)}`}>{minute(Date.parse(createdAt))}</TextLink>
                <CallOutcome call={call} />
              </span>
              <p className={styles.where}>
                {text.wait({
                  segment: (typeof segment === "object" ? segment?.name : segment) ?? say.unknown(),
                  time: waited == null ? say.unknown() : duration(waited),
                })}
              </p>
              {about ? (
                <p className={styles.about} title={about}>
                  {about}
                </p>
              ) : (
                <p className={styles.note}>{text.noSummary()}</p>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
