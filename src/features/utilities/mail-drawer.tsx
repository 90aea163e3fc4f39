import { use } from "react";
import type { MailWithText } from "../../../openapi/generated/console.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { NotRead } from "../../resource/cells/not-read.tsx";
import { Banner } from "../../ui/banner.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Spinner } from "../../ui/progress-bar.tsx";
import styles from "./mail-drawer.module.css";
import { MailState } from "./mail-state.tsx";
import { hasSecrets } from "./mails-rules.ts";
import { ProofContext } from "../../services/proof.ts";
import { Button } from "../../ui/button.tsx";
import { useFocusFallback } from "../../ui/use-focus-after.ts";

/** Drawer with an email beside the list: recipient, delivery state and content. */
export function MailDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { say } = useTexts();
  const text = say.utilities;
  const { data, failure, fetching, again } = useApiQuery("/mails/{id}", { path: { id } }, { secret: true });
  return (
    <Dialog
      open
      onClose={onClose}
      title={data?.subject ?? text.outbox()}
      closeLabel={say.actions.close()}
      form="drawer"
    >
      <div className={styles.mail} aria-busy={!data && !failure}>
        {data ? <MailText mail={data} busy={fetching} onProven={again} /> : null}
        {failure && (!data || data.hidden.length > 0) ? (
          <NotRead failure={failure} onAgain={again}>
            {text.mail.failed()}.
          </NotRead>
        ) : null}
        {!data && !failure ? (
          <p role="status">
            <Spinner /> {text.mail.loading()}
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}

function MailText({ mail, busy, onProven }: { mail: MailWithText; busy: boolean; onProven: () => void }) {
  const { say } = useTexts();
  const formats = useFormats();
  const { columns, mail: text } = say.utilities;
  const copied = { doneLabel: say.actions.copied(), failedLabel: say.actions.copyFailed() };
  const moment = (instant: string) => <time dateTime={instant}>{formats.moment(Date.parse(instant))}</time>;
  const isRevealed = mail.link !== null;
  return (
    <>
      <dl className={styles.facts} data-mail-facts="">
        <dt>{columns.to()}</dt>
        <dd>{mail.to}</dd>
        <dt>{columns.state()}</dt>
        <dd>
          <MailState state={mail.state} />
        </dd>
        <dt>{columns.createdAt()}</dt>
        <dd>{moment(mail.createdAt)}</dd>
        {mail.sentAt === null ? null : (
          <>
            <dt>{columns.sentAt()}</dt>
            <dd>{moment(mail.sentAt)}</dd>
          </>
        )}
        {mail.reason === null ? null : (
          <>
            <dt>{text.reason()}</dt>
            <dd>{mail.reason}</dd>
            <dt>{text.attempts()}</dt>
            <dd>{formats.number(mail.tries)}</dd>
          </>
        )}
        {mail.pin === null ? null : (
          <>
            <dt>{text.pin()}</dt>
            <dd>
              <span className={styles.secret}>{mail.pin}</span>
              <CopyButton text={mail.pin} label={text.copyPin()} {...copied} />
            </dd>
          </>
        )}
        {mail.link === null ? null : (
          <>
            <dt>{text.link()}</dt>
            <dd>
              <span className={styles.secret}>{mail.link}</span>
              <CopyButton text={mail.link} label={text.copyLink()} {...copied} />
            </dd>
          </>
        )}
      </dl>
      {isRevealed && mail.kind !== "activated" ? (
        <Banner family="away" glyph="warning">
          {text.secret({ to: mail.to })}
        </Banner>
      ) : null}
      <HiddenSecrets hidden={mail.hidden} busy={busy} onProven={onProven} />
      {isRevealed || mail.hidden.length > 0 || !hasSecrets(mail.kind) ? null : (
        <Banner family="plan">{text.gone()}</Banner>
      )}
      <pre className={styles.text} aria-label={text.text()}>
        {mail.text}
      </pre>
    </>
  );
}

interface HiddenSecretsProps {
  /** Parts of the email that are hidden until the user confirms their password. */
  readonly hidden: MailWithText["hidden"];
  /** True while the email is loaded again, possibly with the hidden parts. */
  readonly busy: boolean;
  readonly onProven: () => void;
}

/** Banner about the hidden parts of an email, with a button that asks for the password to show them. */
function HiddenSecrets({ hidden, busy, onProven }: HiddenSecretsProps) {
  const { say } = useTexts();
  const text = say.utilities.mail;
  const askProof = use(ProofContext);
  const shown = hidden.length > 0;
  useFocusFallback(shown, "[data-mail-facts] button");
  if (!shown) return null;
  const show = async () => {
    if (await askProof?.()) onProven();
  };
  const hasPin = hidden.includes("pin");
  return (
    <Banner family="plan">
      <div className={styles.hidden}>
        <p>{hasPin ? text.hidden() : text.hiddenLink()}</p>
        <Button size="small" icon="eye" busy={busy} onClick={() => void show()}>
          {hasPin ? text.show() : text.showLink()}
        </Button>
      </div>
    </Banner>
  );
}
