import { useState } from "react";
import type { Connection } from "../../../openapi/generated/console.ts";
import { ExactMoment } from "../../resource/exact-moment.tsx";
import { NotRead } from "../../resource/not-read.tsx";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { FormSection } from "../../ui/form-section.tsx";
import { StatusPill } from "../../ui/status-pill.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./people.module.css";

const STEP = 10;
const MOST = 200;

/**
 * When an agent connected and disconnected, why, and in which session; the latest first. The list of all
 * connections has those that are too many for here.
 */
export function UserConnections({ id }: { id: string }) {
  const { say } = useTexts();
  const text = say.people.connections;
  const [limit, setLimit] = useState(STEP);
  const log = useApiQuery("/users-connection-logs", { query: { user: id, $limit: limit } }, { keep: true });
  const rows = log.data?.data ?? [];
  const total = log.data?.total ?? 0;
  return (
    <FormSection title={text.title()}>
      {log.failure ? <NotRead failure={log.failure} onAgain={log.again} /> : null}
      {log.data && rows.length === 0 ? <p className={styles.muted}>{text.empty()}</p> : null}
      {rows.length > 0 ? (
        <div className={styles.scroll} role="group" aria-label={text.title()} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {[text.from(), text.to(), text.duration(), text.reason(), text.session()].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row._id} row={row} />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {rows.length > 0 ? (
        <div className={styles.more}>
          {total > rows.length && limit < MOST ? (
            <Button size="small" busy={log.fetching} onClick={() => setLimit(Math.min(MOST, limit * 2))}>
              {text.older()}
            </Button>
          ) : null}
          <TextLink href={`/users/connections?${new URLSearchParams({ "is.user": id })}`}>
            {text.all({ count: total })}
          </TextLink>
        </div>
      ) : null}
    </FormSection>
  );
}

function Row({
  row: { connected, connectedAt, disconnectedAt, duration, reason, session, ip, browser },
}: {
  row: Connection;
}) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.people.connections;
  const moment = (at: string | null | undefined) =>
    at ? <ExactMoment instant={at} seconds /> : say.unknown();
  return (
    <tr>
      <td>{moment(connectedAt)}</td>
      <td>{connected ? <StatusPill family="free">{text.still()}</StatusPill> : moment(disconnectedAt)}</td>
      <td>{duration == null ? say.unknown() : formats.duration(duration)}</td>
      <td title={reason ?? undefined}>{reason ? text.reasons[reason]() : say.unknown()}</td>
      <td title={[ip, browser].filter((one) => one != null).join(" · ") || undefined}>{session}</td>
    </tr>
  );
}
