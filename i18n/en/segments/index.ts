import type { BaseTranslation } from "../../i18n-types";

const en_segments = {
  columns: { waiting: "Waiting", longestWait: "Longest wait", serviceLevel: "Service level" },
  explained: {
    agents: "The team, and how many of it could take a customer now",
    waiting: "Customers in the queue whom nobody has answered",
    longestWait: "How long the customer waits who waits now and came first; the target is {target}",
    serviceLevel: "Answered within {seconds:number} s ÷ offered, today; the target is {target}",
  },
  fromRecording: "From a recording",
  hidden: "hidden",
  free: "{count:number|number} free",
  noneFree: "none free",
  agents: "{count:number|number} agent{{s}}",
  waiting: "{count:number|number} waiting",
  assign: {
    agents: "Assign agents",
    settings: "Assign settings",
    agentsTitle: "Assign agents to {count:number|number} segment{{s}}",
    settingsTitle: "Assign settings to {count:number|number} segment{{s}}",
    verb: "Assign",
    who: "Agents",
    how: "What becomes of the teams",
    ways: { add: "Join the team", replace: "Take its place", leave: "Leave the team" },
    nobody: "Choose at least one agent",
    settingsHow: "Only the settings that you tick change; everything else stays as each segment has it.",
    nothing: "Tick at least one setting",
    set: "Set {field}",
    how2: "They are changed one by one, half a second apart. You can stop at any time; what is changed by then stays changed.",
    stale: "Somebody changed it at the same moment",
    refused: "Something in it breaks a rule of this segment",
  },
} satisfies BaseTranslation;

export default en_segments;
