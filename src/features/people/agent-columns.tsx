import type { User } from "../../../openapi/generated/console.ts";
import { Moment } from "../../resource/moment.tsx";
import type { LiveServices } from "../../services/live-services.ts";
import type { ListColumn } from "../../ui/list-column.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { AgentNow, statusOn } from "./agent-now.tsx";
import type { PeopleWords } from "./people-columns.tsx";
import styles from "./people.module.css";

/** What somebody may see of agents besides who they are. */
export interface AgentSight {
  /** null: the floor is not open to them. */
  readonly live: LiveServices | null;
  readonly calls: boolean;
  readonly connections: boolean;
}

/** How agents stand at this moment, and what the log says of them last. */
export function agentColumns(
  words: PeopleWords,
  { live, calls, connections }: AgentSight,
): readonly ListColumn<User>[] {
  const { say } = words;
  const status: ListColumn<User> = {
    id: "status",
    header: say.people.user.now(),
    width: 168,
    cell: ({ _id }) => <AgentNow id={_id} unknown={say.unknown()} />,
    written: {
      kind: "text",
      of: ({ _id }) => {
        const now = statusOn(live, _id);
        return now && say.console.statuses[now]();
      },
    },
  };
  const lastCall: ListColumn<User> = {
    id: "lastCall",
    header: say.people.user.lastCall(),
    width: 184,
    sortable: true,
    cell: ({ lastCall: last }) =>
      last ? (
        <TextLink href={`/call/${encodeURIComponent(last._id)}`} quiet>
          <Moment instant={last.startedAt} />
        </TextLink>
      ) : (
        say.unknown()
      ),
    written: { kind: "moment", of: ({ lastCall: last }) => last?.startedAt },
  };
  const lastConnection: ListColumn<User> = {
    id: "lastConnection",
    header: say.people.columns.lastConnection(),
    width: 296,
    sortable: true,
    cell: (user) => {
      const told = connectionWords(user, words);
      return (
        <span title={told ?? undefined}>{told ?? <span className={styles.muted}>{say.unknown()}</span>}</span>
      );
    },
    written: { kind: "text", of: (user) => connectionWords(user, words) },
  };
  return [...(live ? [status] : []), ...(calls ? [lastCall] : []), ...(connections ? [lastConnection] : [])];
}

/** Since when a connection stands, or when it ended and why. */
function connectionWords({ lastConnection: last }: User, { say, formats }: PeopleWords): string | null {
  if (!last) return null;
  const at = last.connected ? last.connectedAt : last.disconnectedAt;
  const moment = at === null ? say.unknown() : formats.minute(Date.parse(at));
  if (last.connected) return say.people.connected({ moment });
  return last.reason
    ? say.people.ended({ moment, reason: say.people.connections.reasons[last.reason]() })
    : moment;
}
