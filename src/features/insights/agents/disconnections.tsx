import { NotRead } from "../../../resource/cells/not-read.tsx";
import { useApiQuery } from "../../../services/use-api-query.ts";
import { useAbility } from "../../../services/use-session.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Panel } from "../../../ui/panel.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import type { Period } from "../frame/period.ts";
import styles from "./agent-period.module.css";

/** Number of disconnections that are listed. */
const MOST = 50;

interface DisconnectionsProps {
  readonly agent: string;
  readonly period: Period;
}

/** The disconnections of an agent in a period with their reasons, latest first, for users who may see them. */
export function Disconnections({ agent, period: { from, to, zone } }: DisconnectionsProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.insights.agents;
  // The period names the year.
  const timeOf = (at: number) => `${formats.dayOfYear(at, zone)}, ${formats.time(at, zone)}`;
  const mayRead = useAbility("connections.read");
  const { data, failure, again } = useApiQuery(
    "/users-connection-logs",
    {
      query: {
        user: agent,
        disconnectedAt: { $gte: new Date(from).toISOString(), $lt: new Date(to).toISOString() },
        $sort: { disconnectedAt: -1 as const },
        $limit: MOST,
      },
    },
    { enabled: mayRead, keep: true },
  );
  if (!mayRead) return null;
  const reasons = say.people.connections.reasons;
  return (
    <Panel aria-label={text.agent.disconnections()}>
      <div className={styles.disconnections}>
        <h3>{text.agent.disconnections()}</h3>
        {failure && !data ? (
          <NotRead failure={failure} onAgain={again}>
            {text.disconnectionsFailed()}
          </NotRead>
        ) : null}
        {data && data.data.length === 0 ? <p>{text.agent.noDisconnections()}</p> : null}
        {data && data.data.length > 0 ? (
          <table>
            <thead>
              <tr>
                <th scope="col">{text.agent.time()}</th>
                <th scope="col">{text.table.reason()}</th>
                <th scope="col">{text.agent.lasted()}</th>
              </tr>
            </thead>
            <tbody>
              {data.data.map(({ _id, disconnectedAt, reason, duration }) => (
                <tr key={_id}>
                  <td>{disconnectedAt ? timeOf(Date.parse(disconnectedAt)) : text.none()}</td>
                  <td>{reason ? reasons[reason]() : text.none()}</td>
                  <td>
                    {duration === null || duration === undefined ? text.none() : formats.duration(duration)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : null}
        {data && data.total > MOST ? <p>{text.agent.most({ count: MOST })}</p> : null}
        <p>
          <TextLink href={`/users/connections?user=${encodeURIComponent(agent)}`}>
            {text.agent.allConnections()}
          </TextLink>
        </p>
      </div>
    </Panel>
  );
}
