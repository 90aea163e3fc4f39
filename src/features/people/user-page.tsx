import { useState } from "react";
import { useLocation } from "wouter";
import type { Connection, User } from "../../../openapi/generated/console.ts";
import { useAbility } from "../../services/use-session.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { useLiveRecord } from "../../resource/records/record/use-live-record.ts";
import { PageNotRead } from "../../resource/cells/page-not-read.tsx";
import { RecordHistory } from "../../resource/records/record/record-history.tsx";
import { RecordSkeleton } from "../../resource/cells/record-skeleton.tsx";
import { ART, EmptyState } from "../../ui/empty-state.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Columns } from "../../ui/columns.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel } from "../../ui/panel.tsx";
import { PastTabs } from "../../resource/records/record/past-tabs.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useWindowTitle } from "../../ui/use-window-title.ts";
import styles from "./people.module.css";
import { personName } from "./person-name.ts";
import { PersonState } from "./person-state.tsx";
import { useUserPresentation } from "./use-user-presentation.ts";
import { UserForm } from "./user-form.tsx";
import { UserRemoval } from "./user-removal.tsx";
import { UserStatus } from "./user-status.tsx";
import { ExactMoment } from "../../resource/cells/exact-moment.tsx";
import { NotRead } from "../../resource/cells/not-read.tsx";
import { FormSection } from "../../ui/form-section.tsx";
import { StatusPill } from "../../ui/status-pill.tsx";

const USERS = { path: "/users" };
const KINDS = ["users", "segments", "privileges"];

/** Page of a user: details, current status, and connections. */
export function UserPage({ id, part }: { id: string; part?: string }) {
  return <Profile key={id} id={id} part={part} />;
}

function Profile({ id, part }: { id: string; part: string | undefined }) {
  const { say } = useTexts();
  const text = say.people.user;
  const user = useApiQuery("/users/{id}", { path: { id } });
  useWindowTitle(say.windowTitle({ page: user.data ? personName(user.data) : say.people.users.title() }));
  useLiveRecord(USERS, id, KINDS);
  // After a removal, `user.data` may still be the last response, so the failure is checked first.
  if (user.failure?.kind === "refused" && (user.failure.status === 404 || user.failure.status === 400))
    return <GoneUser id={id} />;
  if (user.data) return <LoadedUser user={user.data} part={part} />;
  if (!user.failure) return <RecordSkeleton title={null} />;
  return <PageNotRead level={1} title={text.failed()} failure={user.failure} onAgain={user.again} />;
}

/** Page for an unknown id. For a removed user, it includes the history. */
function GoneUser({ id }: { id: string }) {
  const { say } = useTexts();
  const text = say.people.user;
  const presentation = useUserPresentation([]);
  return (
    <>
      <EmptyState
        art={ART.nowhere}
        level={1}
        title={text.notFound.title()}
        next={<TextLink href="/users">{text.back()}</TextLink>}
      >
        {text.notFound.text()}
      </EmptyState>
      <div className={`${styles.page} ${styles.alone}`}>
        <RecordHistory presentation={presentation} id={id} record={undefined} mayWrite={false} />
      </div>
    </>
  );
}

function LoadedUser({ user, part }: { user: User; part: string | undefined }) {
  const { say } = useTexts();
  const mayRead = useAbility("connections.read");
  const abilities = user.abilities ?? [];
  const name = personName(user);
  const past = part === "history";
  const presentation = useUserPresentation(abilities);
  const own = `/users/${encodeURIComponent(user._id)}`;
  const above = (
    <>
      {user.principal ? <Banner family="plan">{say.people.principal()}</Banner> : null}
      <UserStatus user={user} />
    </>
  );
  const beside = mayRead ? <UserConnections id={user._id} /> : null;
  return (
    <>
      <PageHeader
        title={name}
        windowTitle={say.windowTitle({ page: name })}
        aside={<PersonState user={user} />}
        action={abilities.includes("remove") ? <RemoveUser user={user} /> : null}
      />
      <PastTabs own={own} current={past ? "history" : "details"} />
      {past ? (
        <div className={`${styles.page} ${styles.alone}`}>
          <Panel>
            <div className={styles.past}>
              <RecordHistory
                presentation={presentation}
                id={user._id}
                record={{ ...user }}
                mayWrite={presentation.members.length > 0}
              />
            </div>
          </Panel>
        </div>
      ) : (
        <div className={styles.page}>
          {abilities.includes("edit") ? (
            <UserForm user={user} above={above} beside={beside} />
          ) : (
            <Columns beside={beside}>
              {above}
              <Banner family="away">{say.people.user.readOnly()}</Banner>
            </Columns>
          )}
        </div>
      )}
    </>
  );
}

/** Button that removes a user after the user's name has been typed. */
function RemoveUser({ user }: { user: User }) {
  const { say } = useTexts();
  const [open, setOpen] = useState(false);
  const [, navigate] = useLocation();
  const leave = () =>
    navigate(
      (user.level ?? 5) < 4 ? "/account/administrators" : user.level === 4 ? "/users?level=4" : "/users",
    );
  return (
    <>
      <Button kind="danger-at-rest" icon="trash" onClick={() => setOpen(true)}>
        {say.people.user.remove()}
      </Button>
      {open ? <UserRemoval user={user} onClose={() => setOpen(false)} onRemoved={leave} /> : null}
    </>
  );
}

const FIRST_ROWS = 10;
const MAX_ROWS = 200;

/**
 * The user's connections, latest first: start, end, duration, reason and session. A button loads more rows,
 * up to 200, and a link opens the full list.
 */
function UserConnections({ id }: { id: string }) {
  const { say } = useTexts();
  const text = say.people.connections;
  const [limit, setLimit] = useState(FIRST_ROWS);
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
          {total > rows.length && limit < MAX_ROWS ? (
            <Button size="small" busy={log.fetching} onClick={() => setLimit(Math.min(MAX_ROWS, limit * 2))}>
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
      <td>
        {connected ? <StatusPill family="free">{text.connectedNow()}</StatusPill> : moment(disconnectedAt)}
      </td>
      <td>{duration == null ? say.unknown() : formats.duration(duration)}</td>
      <td title={reason ?? undefined}>{reason ? text.reasons[reason]() : say.unknown()}</td>
      <td title={[ip, browser].filter((one) => one != null).join(" · ") || undefined}>{session}</td>
    </tr>
  );
}
