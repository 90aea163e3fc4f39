import type { Call } from "../../../openapi/generated/console.ts";
import { customerCallsHref } from "../../resource/cells/customer-calls-href.ts";
import { NotRead } from "../../resource/cells/not-read.tsx";
import { RecordSkeleton } from "../../resource/cells/record-skeleton.tsx";
import { useServices } from "../../services/services.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useAbility } from "../../services/use-session.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { FormSection } from "../../ui/form-section.tsx";
import { Glyph } from "../../ui/glyph.tsx";
import { HiddenText } from "../../ui/hidden-text.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { outcomeText } from "./call-facts.tsx";
import styles from "./call-page.module.css";

/** Number of other calls shown. */
const MOST = 5;

/** The contact record of the customer, for users who may read contacts. */
export function CallContact({ call: { person, customer } }: { call: Call }) {
  const { say } = useTexts();
  const mayRead = useAbility("contacts.read");
  const contact = useApiQuery(
    "/contacts/{id}",
    { path: { id: person?._id ?? "" } },
    { enabled: mayRead && person != null },
  );
  const text = say.calls.contact;
  if (!mayRead || customer == null) return null;
  const { name, phone, email, preferredLanguage, company } = contact.data ?? {};
  const facts = [
    [text.phone(), phone],
    [text.email(), email],
    [text.language(), preferredLanguage],
    [text.company(), company],
  ] as const;
  return (
    <FormSection title={text.title()}>
      {person == null ? (
        <p className={styles.note}>{text.none()}</p>
      ) : contact.failure ? (
        <NotRead failure={contact.failure} onAgain={contact.again}>
          {text.failed()}
        </NotRead>
      ) : !contact.data ? (
        <RecordSkeleton sections={1} />
      ) : (
        <>
          <p className={styles.person}>
            <Avatar name={name ?? customer} size="large" /> <b>{name ?? customer}</b>
          </p>
          <dl className={styles.then}>
            {facts.map(([label, value]) =>
              value ? (
                <div key={label} className={styles.fact}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ) : null,
            )}
          </dl>
          <p>
            <TextLink href={`/contacts/${person._id}`}>{text.open()}</TextLink>
          </p>
        </>
      )}
    </FormSection>
  );
}

/** The latest other calls of the customer. */
export function OtherCalls({ call: { _id: id, customer } }: { call: Call }) {
  const { say } = useTexts();
  const { minute, duration } = useFormats();
  const { now } = useServices();
  const mayList = useAbility("insights.read");
  const text = say.calls.earlier;
  const { data, failure, again } = useApiQuery(
    "/calls",
    {
      query: {
        customer: { $in: [customer ?? ""] },
        $sort: { startedAt: -1 },
        $limit: MOST + 1,
        populate: ["segment"],
      },
    },
    { enabled: customer != null },
  );
  if (customer == null) return null;
  const others = data?.data.filter(({ _id }) => _id !== id).slice(0, MOST) ?? [];
  return (
    <FormSection
      title={text.title()}
      action={
        mayList && data && data.total > MOST + 1 ? (
          <TextLink href={customerCallsHref(customer, now())}>{text.all()}</TextLink>
        ) : null
      }
    >
      {failure ? (
        <NotRead failure={failure} onAgain={again}>
          {text.failed()}
        </NotRead>
      ) : !data ? (
        <RecordSkeleton sections={1} />
      ) : others.length === 0 ? (
        <p className={styles.note}>{text.none()}</p>
      ) : (
        <ul className={styles.calls}>
          {others.map((other) => (
            <li key={other._id}>
              <TextLink href={`/call/${encodeURIComponent(other._id)}`}>
                {minute(Date.parse(other.createdAt ?? ""))}
              </TextLink>
              <span>
                {text.wait({
                  segment:
                    typeof other.segment === "object" ? (other.segment?.name ?? "") : (other.segment ?? ""),
                  time: other.waited == null ? say.unknown() : duration(other.waited),
                })}
              </span>
              <OutcomeGlyph call={other} />
            </li>
          ))}
        </ul>
      )}
    </FormSection>
  );
}

function OutcomeGlyph({ call }: { call: Call }) {
  const { say } = useTexts();
  const isAnswered = call.outcome === "answered" || call.outcome === "transferred";
  const family = isAnswered
    ? "free"
    : call.outcome === "in-call" || call.outcome === "waiting"
      ? "call"
      : "bad";
  const name = outcomeText(call, say.calls);
  return (
    <span className={styles.outcome} data-family={family} title={name}>
      <Glyph name={isAnswered ? "done" : family} size={10} />
      <HiddenText>{name}</HiddenText>
    </span>
  );
}
