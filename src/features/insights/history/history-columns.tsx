import type { Call } from "../../../../openapi/generated/console.ts";
import type { ShownOffer } from "../../../resource/cells/offers-table.tsx";
import { OfferResult } from "../../../resource/cells/offers-table.tsx";
import { nameOf } from "../../../resource/records/record/named-records.ts";
import { HiddenText } from "../../../ui/hidden-text.tsx";
import type { ListColumn, Written } from "../../../ui/list-column.ts";
import type { NarrowRow } from "../../../ui/table/live-column.ts";
import {
  AgentCell,
  type CallWords,
  CustomerCell,
  customerOf,
  LATE_ROOM,
  OutcomeCell,
  START_WIDTHS,
  StartCell,
  WaitCell,
} from "../calls/calls-cells.tsx";
import { isLate } from "../calls/calls-columns.tsx";
import styles from "./history.module.css";

export interface HistoryWords extends CallWords {
  /** Returns the label of an abandon reason. */
  readonly reasonOf: (reason: string) => string;
}

/** Returns the offers of a queue entry as they are shown. */
export const offersOf = ({ offered = [] }: Call, { say }: Pick<CallWords, "say">): readonly ShownOffer[] =>
  offered.map(({ agent, at, rang, result }) => ({
    agent: agent === null ? say.calls.timeline.someAgent() : (agent.name ?? say.insights.list.deletedAgent()),
    at: Date.parse(at),
    rang,
    result,
  }));

/** Returns an offer in one line, such as "Nadia Petrova: missed, 0:20". */
const lineOf = ({ agent, result, rang }: ShownOffer, { say, formats }: CallWords): string =>
  say.insights.history.offer({
    agent,
    result: say.calls.acd.results[result](),
    rang: rang === null ? "-" : formats.duration(rang),
  });

/** The offers in one line: a mark and the name of the agent for each. */
function OffersCell({ call, words }: { readonly call: Call; readonly words: HistoryWords }) {
  const offers = offersOf(call, words);
  if (offers.length === 0)
    return <span className={styles.none}>{words.say.insights.history.noOffers()}</span>;
  return (
    <span className={styles.offers} title={offers.map((offer) => lineOf(offer, words)).join("\n")}>
      {offers.map((offer) => (
        <OfferResult key={`${offer.agent} ${offer.at}`} result={offer.result}>
          {offer.agent}
        </OfferResult>
      ))}
      <HiddenText>{offers.map((offer) => lineOf(offer, words)).join("; ")}</HiddenText>
    </span>
  );
}

/** All columns of the list, in default order. Their exported values include every offer. */
export function historyColumns(words: HistoryWords): readonly ListColumn<Call>[] {
  const { say, formats, within, starts } = words;
  const { columns, explained, deletedSegment, deletedAgent } = say.insights.list;
  const text = say.insights.history;
  const none = <span data-none="">-</span>;
  const plain = (value: string | number | null | undefined) =>
    value == null || value === "" ? none : <span title={String(value)}>{value}</span>;
  const count = (
    id: "offers" | "timeouts" | "dismissals",
    header: string,
    explains: string,
  ): ListColumn<Call> => ({
    id,
    header,
    explains,
    width: 80,
    align: "end",
    cell: (call) => formats.number(call[id] ?? 0),
    written: { kind: "number", of: (call) => call[id] ?? 0 },
  });
  const written = (of: (call: Call) => string | null | undefined): Written<Call> => ({ kind: "text", of });
  const segmentOf = ({ segment }: Call) => (segment == null ? null : (nameOf(segment) ?? deletedSegment()));
  return [
    {
      id: "customer",
      header: columns.customer(),
      width: 168,
      cell: (call) => <CustomerCell call={call} words={words} />,
      written: written((call) => customerOf(call, say)),
    },
    {
      id: "createdAt",
      header: text.entered(),
      width: START_WIDTHS[starts],
      sortable: true,
      explains: text.explained.entered(),
      cell: (call) => <StartCell call={call} starts={starts} />,
      written: { kind: "moment", of: ({ createdAt }) => createdAt },
    },
    {
      id: "segment",
      header: columns.segment(),
      width: 132,
      cell: (call) => plain(segmentOf(call)),
      written: written(segmentOf),
    },
    {
      id: "priority",
      header: text.priority(),
      explains: text.explained.priority(),
      width: 64,
      align: "end",
      cell: ({ priority }) => plain(priority),
      written: { kind: "number", of: ({ priority }) => priority },
    },
    {
      id: "waited",
      header: columns.waited(),
      width: 100,
      align: "end",
      room: LATE_ROOM,
      sortable: true,
      explains: explained.late({ seconds: within / 1000 }),
      cell: (call) => <WaitCell call={call} isLate={isLate(call, within)} />,
      written: { kind: "minutes", of: ({ waited }) => waited },
    },
    {
      id: "offered",
      header: columns.offers(),
      explains: text.explained.offers(),
      width: 250,
      cell: (call) => <OffersCell call={call} words={words} />,
      written: written((call) =>
        offersOf(call, words)
          .map((offer) => `${formats.second(offer.at)} ${lineOf(offer, words)}`)
          .join("; "),
      ),
    },
    {
      id: "outcome",
      header: columns.outcome(),
      width: 120,
      cell: (call) => <OutcomeCell call={call} />,
      written: written(({ outcome }) => outcome && say.insights.frame.outcomes[outcome]()),
    },
    {
      id: "reason",
      header: say.insights.list.content.reason(),
      width: 130,
      cell: ({ reason }) => plain(reason && words.reasonOf(reason)),
      written: written(({ reason }) => reason && words.reasonOf(reason)),
    },
    {
      id: "agent",
      header: columns.agent(),
      width: 132,
      cell: (call) => <AgentCell call={call} words={words} />,
      written: written(({ agent }) => (agent == null ? null : (nameOf(agent) ?? deletedAgent()))),
    },
    {
      id: "channel",
      header: columns.channel(),
      width: 96,
      cell: ({ channel }) => plain(channel && say.console.channels[channel]()),
      written: written(({ channel }) => channel && say.console.channels[channel]()),
    },
    count("offers", text.count(), text.explained.offers()),
    count("timeouts", columns.timeouts(), text.explained.missed()),
    count("dismissals", columns.dismissals(), text.explained.declined()),
  ];
}

/** Returns the two lines of a queue entry on a narrow screen. */
export const historyLines =
  (words: HistoryWords) =>
  (call: Call): NarrowRow => {
    const { segment } = call;
    const name = segment == null ? null : (nameOf(segment) ?? words.say.insights.list.deletedSegment());
    return {
      title: <CustomerCell call={call} words={words} />,
      state: <OutcomeCell call={call} />,
      details: (
        <>
          <StartCell call={call} starts={words.starts} />
          {name === null ? null : ` · ${name}`}
          {` · ${words.say.insights.history.offersOf({ count: call.offers ?? 0 })}`}
        </>
      ),
      value: <WaitCell call={call} isLate={isLate(call, words.within)} narrow />,
    };
  };
