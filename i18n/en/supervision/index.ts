import type { BaseTranslation } from "../../i18n-types";

const en_supervision = {
  title: "Live supervision",
  leave: "Leave",
  cancel: "Cancel",
  followed: "Followed for",
  trail: "What happens in the call",
  later: "You follow the call’s events as they happen. Sound and picture come later.",
  summary: "The call is over. You followed it for {lasted}.",
  accepted: "The terms are accepted and live supervision is enabled. Start it again from the call.",
  stages: {
    off: "Off",
    terms: "Terms",
    joining: "Joining",
    listening: "Following",
    interrupted: "Interrupted",
    leaving: "Leaving",
    ended: "Ended",
  },
  problems: {
    notAnswered: "The call is in progress, wait for an agent.",
    permission: "You do not have permission to supervise calls.",
    featureDisabled: "Live supervision is not enabled for this account. An administrator can enable it.",
    callEnded: "The call is over.",
    failed: "The supervision could not be started. Try again.",
    offline: "You seem not to be connected to the Internet. Try again when the connection is back.",
    editFailed: "The terms could not be saved. Try again.",
    already: "You follow a call already. Leave it first.",
    interrupted: "The page was loaded anew before the platform answered. Start again.",
  },
  terms: {
    title: "Enable live supervision",
    intro: "Before anybody follows calls live, somebody accepts these terms for the account.",
    points: {
      law: "You follow calls only where the law of every party’s country allows it.",
      purpose:
        "Calls are followed to train agents, to assure quality and to help in a call, and for nothing else.",
      inform: "Agents and customers are told beforehand that calls may be followed live.",
      access: "Only supervisors and administrators follow calls, each with a sign-in of their own.",
      record: "Who followed which call, from when to when, is kept in the log and shown on the floor.",
      confidential: "What is heard or seen is confidential and is neither copied nor passed on.",
      revoke:
        "An administrator can disable live supervision at any time; whoever follows a call then leaves it at once.",
    },
    read: "I have read all seven points and accept them for the account",
    missing: "Accept the terms to enable live supervision",
    accept: "Accept and enable",
    keep: "Not now",
  },
} satisfies BaseTranslation;

export default en_supervision;
