import { useRef } from "react";
import type { OpenSession } from "../../../openapi/generated/console.ts";
import { useServices } from "../../services/services.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { NotRead } from "../../resource/cells/not-read.tsx";
import { Button } from "../../ui/button.tsx";
import { FormSection } from "../../ui/form-section.tsx";
import { Spinner } from "../../ui/progress-bar.tsx";
import { StatusPill } from "../../ui/status-pill.tsx";
import { browserName } from "./browser-name.ts";
import styles from "./profile.module.css";

const MAX_SESSIONS = 200;

/** List of the user's open sessions, with buttons that end them. */
export function OpenSessions() {
  const { notices } = useServices();
  const { say } = useTexts();
  const text = say.profile.sessions;
  const list = useApiQuery("/sessions", { query: { $limit: MAX_SESSIONS } });
  const endOne = useWrite(
    (api, id: string) => api.DELETE("/sessions/{id}", { params: { path: { id } } }),
    ["/sessions"],
  );
  const endRest = useWrite((api, _: null) => api.DELETE("/sessions"), ["/sessions"]);
  const failure = list.failure ?? endOne.failure ?? endRest.failure;
  const sessions = list.data?.data ?? [];
  const rows = useRef<HTMLUListElement>(null);
  const announce = (words: string) => {
    notices.say(words);
    // The pressed button disappears with its session, so the list receives the focus.
    rows.current?.focus();
  };
  const end = async (id: string) => {
    if ((await endOne.run(id)).kind === "done") announce(text.ended());
  };
  const endOthers = async () => {
    if ((await endRest.run(null)).kind === "done") announce(text.othersEnded());
  };
  return (
    <FormSection
      title={text.title()}
      note={text.note()}
      action={
        sessions.length > 1 ? (
          <Button size="small" busy={endRest.busy} onClick={() => void endOthers()}>
            {text.endOthers()}
          </Button>
        ) : null
      }
    >
      {failure ? (
        <NotRead failure={failure} onAgain={list.again}>
          {text.failed()}
        </NotRead>
      ) : null}
      {list.data ? (
        <ul ref={rows} tabIndex={-1} aria-label={text.title()} className={styles.sessions}>
          {sessions.map((session) => (
            <Session
              key={session._id}
              session={session}
              busy={endOne.busy}
              onEnd={() => void end(session._id)}
            />
          ))}
        </ul>
      ) : list.failure ? null : (
        <Spinner />
      )}
      {list.data && sessions.length === 1 ? <p>{text.onlySession()}</p> : null}
    </FormSection>
  );
}

function Session({ session, busy, onEnd }: { session: OpenSession; busy: boolean; onEnd: () => void }) {
  const { now } = useServices();
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.profile.sessions;
  const browser = browserName(session.agent) ?? text.unknownBrowser();
  const ago = formats.ago(now() - Date.parse(session.usedAt));
  const details = [
    text.used({ ago }),
    text.since({ day: formats.day(Date.parse(session.createdAt)) }),
    session.address === null ? [] : text.from({ address: session.address }),
    session.remember ? text.remembered() : [],
  ].flat();
  return (
    <li className={styles.session}>
      <span className={styles.words}>
        <span title={session.agent ?? undefined}>{browser}</span>
        <small>{details.join(" · ")}</small>
      </span>
      {session.current ? (
        <StatusPill family="free">{text.current()}</StatusPill>
      ) : (
        <Button size="small" busy={busy} onClick={onEnd} aria-label={text.endOf({ browser, ago })}>
          {text.end()}
        </Button>
      )}
    </li>
  );
}
