import type { BaseTranslation } from "../../i18n-types";

const en_calls = {
  title: "Call",
  titleOf: "Call with {customer}",
  noCustomer: "Unknown customer",
  waiting: "The call appears here as soon as an agent answers.",
  unknown: {
    title: "Call not found",
    text: "The call is no longer stored, or the link is wrong.",
  },
  failed: "The call did not load",
  historyFailed: "The events of the call did not load.",
  states: { running: "In progress", ended: "Ended" },
  about: "Call details",
  recorded: "Recordings",
  happened: "Call history",
  nothing: "No events are stored for this call.",
  fields: {
    customer: "Customer",
    channel: "Channel",
    agent: "First answered by",
    segment: "Segment",
    transfers: "Transfers",
    transferredTo: "Last transferred to",
    waited: "Wait",
    tags: "Tags",
    startedAt: "Started",
    endedAt: "Ended",
    lasted: "Duration",
    endedBy: "Ended by",
    id: "ID",
  },
  noAgent: "No agent",
  endedBy: {
    customer: "the customer",
    user: "the agent",
    network: "a network failure",
    platform: "the platform",
  },
  segment: {
    title: "Segment at the start of the call",
    at: "Settings when the call started, {moment}.",
    same: "No changes since then.",
    changed: "Changed to:",
    gone: "The segment has since been deleted. These are the settings that it had then.",
    unknown: "The settings of the segment at that time are not stored.",
    history: "Segment history",
  },
} satisfies BaseTranslation;

export default en_calls;
