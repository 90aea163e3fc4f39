import type { BaseTranslation } from "../../i18n-types";

const en_calls = {
  title: "Call",
  titleOf: "Call with {customer}",
  noCustomer: "Unknown customer",
  waiting: "It is shown here as soon as an agent answers.",
  unknown: {
    title: "There is no such call",
    text: "It is older than what is kept, or the address is wrong.",
  },
  failed: "The call did not load",
  historyFailed: "What happened in it did not load.",
  states: { running: "In progress", ended: "Ended" },
  about: "The call",
  recorded: "Recordings",
  happened: "What happened",
  nothing: "The log has nothing of it.",
  fields: {
    customer: "Customer",
    channel: "Channel",
    agent: "Agent",
    segment: "Segment",
    transfers: "Transfers",
    transferredTo: "Last transferred to",
    waited: "Waited",
    tags: "Tags",
    startedAt: "Started",
    endedAt: "Ended",
    lasted: "Lasted",
    endedBy: "Ended by",
    id: "ID",
  },
  noAgent: "No agent yet",
  endedBy: {
    customer: "the customer",
    user: "the agent",
    network: "a network failure",
    platform: "the platform",
  },
  segment: {
    title: "The segment as it was",
    at: "When the call began, {moment}.",
    same: "It has not changed since.",
    changed: "Changed since; now",
    gone: "The segment was deleted since. This is how it was.",
    unknown: "Nobody noted how the segment was then.",
    history: "History of the segment",
  },
} satisfies BaseTranslation;

export default en_calls;
