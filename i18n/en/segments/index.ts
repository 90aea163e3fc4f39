import type { BaseTranslation } from "../../i18n-types";

const en_segments = {
  columns: { waiting: "Waiting", longestWait: "Longest wait", serviceLevel: "Service level" },
  explained: {
    agents: "How many of the assigned agents are connected, and how many of these are free now",
    waiting: "Customers in the queue, not answered yet",
    longestWait: "Wait of the first customer in the queue; the target is {target}",
    serviceLevel:
      "Share of the customers answered or abandoned today who were answered within {seconds:number} s; the target is {target}",
  },
  fromRecording: "From a replay file",
  hidden: "hidden",
  free: "{count:number|number} free",
  noneFree: "none free",
  agents: "{count:number|number} agent{{s}}",
  agentsConnected: "{connected:number|number} of {assigned:number|number} agent{{assigned:s}}",
  connectedOf: "{connected} of {assigned}",
  waiting: "{count:number|number} waiting",
  assign: {
    agents: "Assign agents",
    settings: "Assign settings",
    agentsTitle: "Assign agents to {count:number|number} segment{{s}}",
    settingsTitle: "Assign settings to {count:number|number} segment{{s}}",
  },
} satisfies BaseTranslation;

export default en_segments;
