import type { ReactNode } from "react";
import type { User } from "../../../openapi/generated/console.ts";
import { useAbility } from "../../services/use-session.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { FormSection } from "../../ui/form-section.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { AgentNow } from "./agent-now.tsx";
import styles from "./people.module.css";

const AGENTS = 5;

/** Shows an agent's current status, last call, and last disconnection with its reason. */
export function UserStatus({ user }: { user: User }) {
  const { say } = useTexts();
  const text = say.people.user;
  const mayReadCalls = useAbility("calls.read");
  const mayReadConnections = useAbility("connections.read");
  if (user.level !== AGENTS) return null;
  return (
    <FormSection title={text.status()}>
      <dl className={styles.facts}>
        <Fact name={text.now()}>
          <AgentNow id={user._id} unknown={text.unknown()} />
        </Fact>
        {mayReadCalls ? (
          <Fact name={text.lastCall()}>
            <LastCall id={user._id} />
          </Fact>
        ) : null}
        {mayReadConnections ? (
          <Fact name={text.lastConnection()}>
            <LastDisconnection id={user._id} />
          </Fact>
        ) : null}
      </dl>
    </FormSection>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Shows an instant in the account's time zone. */
function Moment({ at }: { at: string }) {
  const formats = useFormats();
  return <time dateTime={at}>{formats.moment(Date.parse(at))}</time>;
}

function LastCall({ id }: { id: string }) {
  const { say } = useTexts();
  const { data } = useApiQuery("/calls", { query: { agent: id, $limit: 1, $sort: { startedAt: -1 } } });
  const last = data?.data[0];
  if (last?.startedAt === undefined)
    return <span className={styles.muted}>{data ? say.people.user.noCall() : "…"}</span>;
  return (
    <TextLink href={`/call/${encodeURIComponent(last._id)}`}>
      <Moment at={last.startedAt} />
    </TextLink>
  );
}

function LastDisconnection({ id }: { id: string }) {
  const { say } = useTexts();
  const { data } = useApiQuery("/users-connection-logs", {
    query: {
      user: id,
      $limit: 1,
      $sort: { disconnectedAt: -1 },
      reason: { $in: ["transport close", "client disconnect", "ping timeout", "server disconnect"] },
    },
  });
  const last = data?.data[0];
  if (!last?.disconnectedAt || !last.reason)
    return <span className={styles.muted}>{data ? say.people.user.unknown() : "…"}</span>;
  return (
    <>
      <Moment at={last.disconnectedAt} />
      <br />
      <span className={styles.muted}>{say.people.connections.reasons[last.reason]()}</span>
    </>
  );
}
