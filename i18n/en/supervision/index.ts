import type { BaseTranslation } from "../../i18n-types";

const en_supervision = {
  title: "Live supervision",
  leave: "Leave call",
  cancel: "Cancel",
  showDetails: "Show details",
  hideDetails: "Hide details",
  duration: "Supervision time",
  trail: "Call events",
  mediaNote: "You can follow the events of this call, without its audio and video.",
  summary: "The call ended. You supervised it for {lasted}.",
  accepted: "Terms accepted. Live supervision is enabled. Start it again from the call.",
  stages: {
    off: "Off",
    terms: "Terms",
    joining: "Joining",
    listening: "Supervising",
    interrupted: "Interrupted",
    leaving: "Leaving",
    ended: "Ended",
  },
  problems: {
    notAnswered: "The call is in progress, wait for an agent.",
    permission: "You do not have permission to supervise calls.",
    featureDisabled: "Live supervision is not enabled for this account. An administrator can enable it.",
    callEnded: "The call ended.",
    failed: "Supervision could not be started. Try again.",
    offline: "You seem to be offline. Try again when you are connected.",
    editFailed: "The terms could not be saved. Try again.",
    already: "You already supervise a call. Leave it first.",
    interrupted: "The page was reloaded before the platform responded. Start supervision again.",
  },
  terms: {
    title: "Enable live supervision",
    intro: "Live supervision requires an administrator to accept these terms for the account.",
    points: {
      law: "Calls are supervised only where the law of every party’s country allows it.",
      purpose: "Calls are supervised only to train agents, to ensure quality and to help during a call.",
      inform: "Agents and customers are informed in advance that calls may be supervised live.",
      access: "Only supervisors and administrators supervise calls, each with their own account.",
      record:
        "Each supervision is recorded in the event log, with the user, the call and the times, and shown on the monitor.",
      confidential: "The content of calls is confidential. It is neither copied nor passed on.",
      revoke:
        "An administrator can disable live supervision at any time; supervisors in a call then leave it immediately.",
    },
    read: "I have read all seven points and accept them for the account",
    missing: "Accept the terms to enable live supervision",
    accept: "Accept and enable",
    keep: "Not now",
  },
} satisfies BaseTranslation;

export default en_supervision;
