import type { BaseTranslation } from "../../i18n-types";

const en_device = {
  title: "Display device",
  waiting: "Waiting for enrollment",
  howTo:
    "In the console, open “Branches”, choose a branch and select “Enroll display”. Then scan this code or type the ID below.",
  codeLabel: "Code with ID {id}",
  id: "Device ID",
  enrolledIn: "Enrolled as",
  links: {
    connecting: "Connecting…",
    connected: "Connected",
    lost: "Disconnected. Reconnecting automatically.",
    refused: "Rejected",
    elsewhere: "Already open in another window",
  },
  refusals: {
    malformed: "This page does not match the version of the platform. Reload it.",
    "wrong-secret": "This ID belongs to another device. Create a new ID for this one.",
    "too-many": "Too many devices at this address are waiting for enrollment. Retrying automatically.",
    unavailable: "The platform cannot reach its storage. Retrying automatically.",
  },
  showHere: "Show here",
  newId: "Create new ID",
} satisfies BaseTranslation;

export default en_device;
