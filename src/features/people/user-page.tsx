import { useState } from "react";
import { useLocation } from "wouter";
import type { User } from "../../../openapi/generated/console.ts";
import { useAbility } from "../../services/use-ability.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useLiveRecord } from "../../resource/live/use-live-record.ts";
import { PageNotRead } from "../../resource/page-not-read.tsx";
import { RecordHistory } from "../../resource/record/record-history.tsx";
import { RecordSkeleton } from "../../resource/record-skeleton.tsx";
import { ART } from "../../ui/art.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Columns } from "../../ui/columns.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useWindowTitle } from "../../ui/use-window-title.ts";
import styles from "./people.module.css";
import { personName } from "./person-name.ts";
import { PersonState } from "./person-state.tsx";
import { useUserRecounted } from "./use-user-recounted.ts";
import { UserConnections } from "./user-connections.tsx";
import { UserForm } from "./user-form.tsx";
import { UserRemoval } from "./user-removal.tsx";
import { UserStatus } from "./user-status.tsx";

const USERS = { path: "/users" };
const KINDS = ["users", "segments", "privileges"];

/** Somebody: who they are, how they stand now, and when they were connected. */
export function UserPage({ id, part }: { id: string; part?: string }) {
  return <Profile key={id} id={id} part={part} />;
}

function Profile({ id, part }: { id: string; part: string | undefined }) {
  const { say } = useTexts();
  const text = say.people.user;
  const user = useApiQuery("/users/{id}", { path: { id } });
  useWindowTitle(say.windowTitle({ page: user.data ? personName(user.data) : say.people.users.title() }));
  useLiveRecord(USERS, id, KINDS);
  // What was read before somebody was removed stands no more.
  if (user.failure?.kind === "refused" && (user.failure.status === 404 || user.failure.status === 400))
    return <GoneUser id={id} />;
  if (user.data) return <Known user={user.data} part={part} />;
  if (!user.failure) return <RecordSkeleton title={null} />;
  return <PageNotRead level={1} title={text.failed()} failure={user.failure} onAgain={user.again} />;
}

/** Nobody is there by this id; where somebody was, how that came is told. */
function GoneUser({ id }: { id: string }) {
  const { say } = useTexts();
  const text = say.people.user;
  const recounted = useUserRecounted([]);
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
        <RecordHistory recounted={recounted} id={id} record={undefined} mayWrite={false} />
      </div>
    </>
  );
}

function Known({ user, part }: { user: User; part: string | undefined }) {
  const { say } = useTexts();
  const mayRead = useAbility("connections.read");
  const abilities = user.abilities ?? [];
  const name = personName(user);
  const past = part === "history";
  const recounted = useUserRecounted(abilities);
  const words = say.lists.record;
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
      <Tabs
        label={words.parts()}
        tabs={[
          { href: own, label: words.details(), current: !past },
          { href: `${own}/history`, label: words.history(), current: past },
        ]}
      />
      {past ? (
        <div className={`${styles.page} ${styles.alone}`}>
          <Panel>
            <div className={styles.past}>
              <RecordHistory
                recounted={recounted}
                id={user._id}
                record={{ ...user }}
                mayWrite={recounted.members.length > 0}
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

/** Removes a user, once their name was typed. */
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
