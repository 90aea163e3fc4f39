import { type ReactNode, useSyncExternalStore } from "react";
import type { FloorCall, FloorQueueEntry } from "../../../openapi/generated/live-monitor.ts";
import { idOf } from "../../../streams/events/event.ts";
import type { Floor } from "../../../streams/projections/floor.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { StatusPill } from "../../ui/status-pill.tsx";
import {
  ChannelCell,
  CountCell,
  CustomerCell,
  LastedCell,
  PriorityCell,
  SinceCell,
  WaitCell,
} from "./cells.tsx";
import styles from "./shared-details.module.css";
import type { CustomerContact } from "./customer-contacts.ts";
import { useCustomerContact, useMonitor } from "./monitor-context.ts";
import { AgentName, SegmentName } from "./name-cells.tsx";
import { useRecordPlaces } from "../../services/record-places.ts";
import { useAbility } from "../../services/use-session.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { contactSought } from "./contact-match.ts";

/**
 * `entryOf` and `callOf` find the queue entry and the call with one of a customer's subjects. A call follows
 * the wait, so if both exist, the call is shown.
 */
const entryOf = (floor: Floor | undefined, subjects: readonly string[]) =>
  find(subjects, "queue", (id) => floor?.queue.get(id)) ??
  find(subjects, "contact", (id) => floor?.queue.get(floor.contacts.get(id)?.queue ?? ""));
const callOf = (floor: Floor | undefined, subjects: readonly string[]) =>
  find(subjects, "call", (id) => floor?.calls.get(id)) ??
  find(subjects, "contact", (id) => floor?.calls.get(floor.contacts.get(id)?.call ?? ""));

function find<Row>(
  subjects: readonly string[],
  kind: string,
  get: (id: string) => Row | undefined,
): Row | undefined {
  for (const subject of subjects) {
    const row = subject.startsWith(`${kind}/`) ? get(idOf(subject)) : undefined;
    if (row) return row;
  }
  return undefined;
}

interface CustomerSummaryProps {
  readonly subjects: readonly string[];
  /** The customer's name from events or the floor; null if unknown. */
  readonly customer: string | null;
}

/** Summary of a customer: waiting or in a call, since when, the agent, and the stored contact. */
export function CustomerSummary({ subjects, customer }: CustomerSummaryProps) {
  const { source } = useMonitor();
  const { say } = useTexts();
  const call = useSyncExternalStore(source.subscribe, () => callOf(source.get()?.state, subjects));
  const entry = useSyncExternalStore(source.subscribe, () => entryOf(source.get()?.state, subjects));
  const name = call?.customer ?? entry?.customer ?? customer;
  if (call) return <Talking call={call} name={name} />;
  if (entry) return <Waiting entry={entry} name={name} />;
  return (
    <>
      <p className={styles.muted}>{say.details.customer.gone()}</p>
      <Facts name={name} facts={[]} />
    </>
  );
}

function Waiting({ entry, name }: { readonly entry: FloorQueueEntry; readonly name: string | null }) {
  const { say } = useTexts();
  const { columns, cells } = say.monitor;
  const text = say.details.customer;
  const isOffered = entry.offeredAt !== null;
  return (
    <>
      <p className={styles.state}>
        <StatusPill family={isOffered ? "call" : "away"} size="large">
          {isOffered ? cells.offeredToAgent() : cells.waits()}
        </StatusPill>
        <strong className={styles.lasted}>
          <WaitCell since={entry.since} />
        </strong>
      </p>
      <Facts
        name={name}
        facts={[
          [text.waitingSince(), <At key="since" instant={entry.since} />],
          [
            text.offeredTo(),
            entry.offeredTo === null ? (
              isOffered ? null : (
                text.noAgentYet()
              )
            ) : (
              <AgentName key="agent" id={entry.offeredTo} />
            ),
          ],
          [columns.segment(), <SegmentName key="segment" id={entry.segment} />],
          [columns.channel(), <ChannelCell key="channel" channel={entry.channel} />],
          [columns.priority(), <PriorityCell key="priority" priority={entry.priority} />],
          [columns.dismissals(), <CountCell key="dismissals" count={entry.dismissals} />],
        ]}
      />
    </>
  );
}

function Talking({ call, name }: { readonly call: FloorCall; readonly name: string | null }) {
  const { say } = useTexts();
  const formats = useFormats();
  const { columns, cells } = say.monitor;
  const text = say.details.customer;
  return (
    <>
      <p className={styles.state}>
        <StatusPill family="call" size="large">
          {say.console.statuses["in-call"]()}
        </StatusPill>
        <strong className={styles.lasted}>
          <SinceCell since={call.since} />
        </strong>
      </p>
      <Facts
        name={name}
        facts={[
          [text.talkingSince(), <At key="since" instant={call.since} />],
          [columns.agent(), call.user === null ? cells.noAgent() : <AgentName key="agent" id={call.user} />],
          [columns.segment(), <SegmentName key="segment" id={call.segment} />],
          [columns.channel(), <ChannelCell key="channel" channel={call.channel} />],
          [columns.waited(), <LastedCell key="waited" ms={call.waited} />],
          [columns.transfers(), <CountCell key="transfers" count={call.transfers} />],
          [columns.tags(), call.tags.length === 0 ? null : formats.list(call.tags)],
        ]}
      />
    </>
  );
}

function Facts({
  name,
  facts,
}: {
  readonly name: string | null;
  readonly facts: readonly (readonly [string, ReactNode])[];
}) {
  const { say } = useTexts();
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt>{say.monitor.columns.customer()}</dt>
        <dd>
          {/* As reported: the contact has its own line. */}
          {name ?? <CustomerCell customer={null} />}
        </dd>
      </div>
      <StoredContact customer={name} />
      {facts.map(([label, value]) =>
        value === null ? null : (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

function At({ instant }: { readonly instant: number }) {
  const { source } = useMonitor();
  const formats = useFormats();
  const zone = source.get()?.state.zone;
  return (
    <time dateTime={new Date(instant).toISOString()} title={formats.moment(instant, zone)}>
      {formats.second(instant, zone)}
    </time>
  );
}

/** Maximum number of contacts that a search returns; exact matches are among the first. */
const MOST = 20;

/**
 * The stored contact with a customer's external id, or those with the phone number or email, for users who may
 * read contacts.
 */
function StoredContact({ customer }: { readonly customer: string | null }) {
  const { say } = useTexts();
  const known = useCustomerContact(customer);
  const sought = contactSought(customer);
  const mayRead = useAbility("contacts.read") && known === null && sought !== null;
  const { data, failure } = useApiQuery(
    "/contacts",
    { query: { $search: sought?.search ?? "", $limit: MOST } },
    { enabled: mayRead },
  );
  const text = say.details.customer;
  if (known !== null)
    return (
      <div className={styles.fact}>
        <dt>{text.contact()}</dt>
        <dd>
          <ContactLink {...known} />
        </dd>
      </div>
    );
  if (!mayRead) return null;
  const found = data?.data.filter(sought.matches) ?? [];
  return (
    <div className={styles.fact}>
      <dt>{text.contact()}</dt>
      <dd>
        {failure ? <span className={styles.muted}>{text.contactFailed()}</span> : null}
        {data && found.length === 0 ? (
          <span className={styles.muted}>{text.noContact[sought.by]()}</span>
        ) : null}
        {data || failure ? null : " "}
        {found.map(({ _id, name = "" }) => (
          <ContactLink key={_id} id={_id} name={name} />
        ))}
      </dd>
    </div>
  );
}

function ContactLink({ id, name }: CustomerContact) {
  const href = useRecordPlaces()("contacts", id);
  return href === null ? <span>{name}</span> : <TextLink href={href}>{name}</TextLink>;
}
