import type { Call } from "../../../../openapi/generated/console.ts";
import { lowestAnswer } from "../../../../streams/metrics/survey-answer.ts";
import { ExactMoment } from "../../../resource/cells/exact-moment.tsx";
import { nameOf } from "../../../resource/records/record/named-records.ts";
import type { ListColumn } from "../../../ui/list-column.ts";
import type { NarrowRow } from "../../../ui/table/live-column.ts";
import {
  AboutCell,
  AgentCell,
  type CallWords,
  CustomerCell,
  HandleCell,
  LATE_ROOM,
  OutcomeCell,
  RecordingCell,
  SentimentCell,
  START_WIDTHS,
  StartCell,
  SurveyCell,
  WaitCell,
} from "./calls-cells.tsx";

/** Returns true if the call missed the threshold of the service level, as the measure `late` counts it. */
export const isLate = ({ answeredAt, waited, queue, outcome }: Call, within: number): boolean =>
  answeredAt == null ? queue != null && outcome === "abandoned" : (waited ?? 0) > within;

/** Returns the name of an agent or a segment; null if there is none. */
const namedIn = (value: Call["agent"], gone: string): string | null =>
  value == null ? null : (nameOf(value) ?? gone);

/** All columns of the list, in default order. */
export function callsColumns(words: CallWords): readonly ListColumn<Call>[] {
  const { say, formats, within, starts, seesRecordings } = words;
  const text = say.insights.list;
  const { columns } = text;
  const none = <span data-none="">-</span>;
  const segmentOf = ({ segment }: Call) => namedIn(segment, text.deletedSegment());
  const plain = (value: string | number | null | undefined) =>
    value == null || value === "" ? none : <span title={String(value)}>{value}</span>;
  const all: readonly ListColumn<Call>[] = [
    {
      id: "customer",
      header: columns.customer(),
      width: 146,
      cell: (call) => <CustomerCell call={call} words={words} />,
    },
    {
      id: "createdAt",
      header: columns.createdAt(),
      width: START_WIDTHS[starts],
      sortable: true,
      explains: text.explained.createdAt(),
      cell: (call) => <StartCell call={call} starts={starts} />,
    },
    { id: "segment", header: columns.segment(), width: 146, cell: (call) => plain(segmentOf(call)) },
    {
      id: "agent",
      header: columns.agent(),
      width: 122,
      cell: (call) => <AgentCell call={call} words={words} />,
    },
    { id: "outcome", header: columns.outcome(), width: 118, cell: (call) => <OutcomeCell call={call} /> },
    {
      id: "waited",
      header: columns.waited(),
      width: 100,
      align: "end",
      room: LATE_ROOM,
      sortable: true,
      explains: text.explained.late({ seconds: within / 1000 }),
      cell: (call) => <WaitCell call={call} isLate={isLate(call, within)} />,
    },
    {
      id: "served",
      header: text.short.served(),
      explains: columns.served(),
      width: 62,
      align: "end",
      sortable: true,
      cell: (call) => <HandleCell call={call} />,
    },
    { id: "about", header: columns.about(), width: 108, cell: (call) => <AboutCell call={call} /> },
    {
      id: "sentiment",
      header: columns.sentiment(),
      width: 96,
      cell: (call) => <SentimentCell call={call} />,
    },
    {
      id: "survey",
      header: columns.survey(),
      width: 60,
      align: "end",
      explains: text.explained.survey(),
      cell: (call) => <SurveyCell call={call} />,
    },
    ...(seesRecordings
      ? [
          {
            id: "recording",
            header: text.short.recording(),
            width: 48,
            explains: columns.recording(),
            cell: (call: Call) => <RecordingCell call={call} />,
          },
        ]
      : []),
    {
      id: "channel",
      header: columns.channel(),
      width: 96,
      cell: ({ channel }) => plain(channel && say.console.channels[channel]()),
    },
    {
      id: "transfers",
      header: columns.transfers(),
      width: 96,
      align: "end",
      sortable: true,
      cell: ({ transfers }) => (transfers ? formats.number(transfers) : none),
    },
    { id: "device", header: columns.device(), width: 128, cell: ({ device }) => plain(device) },
    { id: "location", header: columns.location(), width: 128, cell: ({ location }) => plain(location) },
    {
      id: "consentAt",
      header: columns.consentAt(),
      width: 148,
      cell: ({ consentAt }) => (consentAt == null ? none : <ExactMoment instant={consentAt} />),
    },
    {
      id: "origin",
      header: columns.origin(),
      width: 128,
      cell: ({ origin }) => plain(origin && say.details.happened.origins[origin]()),
    },
    {
      id: "offers",
      header: columns.offers(),
      width: 80,
      align: "end",
      cell: ({ offers }) => formats.number(offers ?? 0),
    },
  ];
  return all;
}

/** Returns the columns of exported files. */
export function exportedColumns(words: CallWords): readonly ListColumn<Call>[] {
  const { say, within, seesRecordings } = words;
  const text = say.insights.list;
  const { columns } = text;
  const yes = (is: boolean) => (is ? say.lists.kinds.yes() : say.lists.kinds.no());
  const agentOf = (value: Call["agent"]) => namedIn(value, text.deletedAgent());
  const segmentOf = (value: Call["segment"]) => namedIn(value, text.deletedSegment());
  const column = (
    id: keyof typeof columns,
    kind: NonNullable<ListColumn<Call>["written"]>["kind"],
    of: (call: Call) => string | number | null | undefined,
  ): ListColumn<Call> => ({
    id,
    header: columns[id](),
    cell: () => null,
    written: { kind, of } as NonNullable<ListColumn<Call>["written"]>, // each call below pairs the kind with its values
  });
  return [
    column("id", "text", ({ _id }) => _id),
    column("queue", "text", ({ queue }) => queue),
    column("customer", "text", ({ person }) => person?.name),
    column("code", "text", ({ customer }) => customer),
    column("channel", "text", ({ channel }) => channel && say.console.channels[channel]()),
    column("origin", "text", ({ origin }) => origin && say.details.happened.origins[origin]()),
    column("segment", "text", ({ segment }) => segmentOf(segment)),
    column("agent", "text", ({ agent }) => agentOf(agent)),
    column("outcome", "text", ({ outcome }) => outcome && say.insights.frame.outcomes[outcome]()),
    column("createdAt", "moment", ({ createdAt }) => createdAt),
    column("answeredAt", "moment", ({ answeredAt }) => answeredAt),
    column("endedAt", "moment", ({ endedAt }) => endedAt),
    column("waited", "minutes", ({ waited }) => waited),
    column("served", "minutes", ({ served }) => served),
    column("late", "text", (call) => yes(isLate(call, within))),
    column("abandoned", "text", ({ outcome }) => yes(outcome === "abandoned")),
    column("offers", "number", ({ offers }) => offers),
    column("dismissals", "number", ({ dismissals }) => dismissals),
    column("timeouts", "number", ({ timeouts }) => timeouts),
    column("reason", "text", ({ reason }) => reason),
    column("transfers", "number", ({ transfers }) => transfers),
    column("transferredAgent", "text", ({ transferredAgent }) => agentOf(transferredAgent)),
    column("transferredSegment", "text", ({ transferredSegment }) => segmentOf(transferredSegment)),
    column("endedBy", "text", ({ endedBy }) => endedBy && say.calls.endedBy[endedBy]()),
    column("tags", "text", ({ tags }) => tags?.join(", ")),
    column("sentiment", "text", ({ sentiment }) => sentiment && text.sentiments[sentiment]()),
    column("topics", "text", ({ topics }) => topics?.join(", ")),
    column("survey", "number", ({ surveyAnswers }) => lowestAnswer(surveyAnswers ?? [])?.score),
    column("surveyScale", "text", ({ surveyAnswers }) => {
      const scale = lowestAnswer(surveyAnswers ?? [])?.scale;
      return scale && text.scales[scale]();
    }),
    column("quality", "number", ({ quality }) => quality),
    ...(seesRecordings
      ? [
          column(
            "recording",
            "text",
            ({ recording }) => recording && say.recordings.choices.status[recording.status](),
          ),
        ]
      : []),
    column("device", "text", ({ device }) => device),
    column("location", "text", ({ location }) => location),
    column("consentAt", "moment", ({ consentAt }) => consentAt),
  ];
}

/** Returns the two lines of a call on a narrow screen. */
export const callLines =
  (words: CallWords) =>
  (call: Call): NarrowRow => {
    const text = words.say.insights.list;
    const parts = [namedIn(call.segment, text.deletedSegment()), namedIn(call.agent, text.deletedAgent())];
    return {
      title: <CustomerCell call={call} words={words} />,
      state: <OutcomeCell call={call} />,
      details: (
        <>
          <StartCell call={call} starts={words.starts} />
          {parts.flatMap((part) => (part === null ? [] : [` · ${part}`])).join("")}
        </>
      ),
      value: <WaitCell call={call} isLate={isLate(call, words.within)} narrow />,
    };
  };
