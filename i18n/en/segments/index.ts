import type { BaseTranslation } from "../../i18n-types";

const en_segments = {
  title: "Segments",
  table: "Segments",
  search: "Search in segments",
  columns: {
    name: "Name",
    channels: "Channels",
    agents: "Agents",
    waiting: "Waiting",
    longestWait: "Longest wait",
    serviceLevel: "Service level",
    visibility: "Visibility",
    type: "Type",
    createdAt: "Created",
  },
  explained: {
    agents: "The team, and how many of it could take a customer now",
    waiting: "Customers in the queue whom nobody has answered",
    longestWait: "How long the customer waits who waits now and came first; the target is {target}",
    serviceLevel: "Answered within {seconds:number} s ÷ offered, today; the target is {target}",
  },
  fields: { channels: "Channel", visibility: "Visibility", type: "Type", imported: "Origin" },
  visibility: { visible: "Visible", hidden: "Hidden" },
  types: { classic: "Classic", event: "Event" },
  imported: { yes: "From a recording", no: "Made here" },
  free: "{count:number|number} free",
  noneFree: "none free",
  agents: "{count:number|number} agent{{s}}",
  waiting: "{count:number|number} waiting",
  empty: {
    title: "No segments yet",
    text: "A segment sends a customer’s call to the right agents. It appears here when it is made, or when a recording names it.",
  },
} satisfies BaseTranslation;

export default en_segments;
