import type { BaseTranslation } from "../../i18n-types";

const en_device = {
  title: "Display device",
  waiting: "Waiting to be enrolled",
  howTo:
    "In the console, open Branches, open a branch and choose Enroll display. Then scan this code or type the ID below.",
  codeLabel: "Code with the id {id}",
  id: "Device id",
  enrolledIn: "Enrolled as",
  links: {
    connecting: "Connecting…",
    connected: "Connected",
    lost: "Not connected. It is tried again by itself.",
    refused: "Refused",
    elsewhere: "Shown in another window",
  },
  refusals: {
    malformed:
      "The platform does not understand this page. Reload it: the platform may have a newer version.",
    "wrong-secret": "This id belongs to another device. Make a new id for this one.",
    "too-many": "Too many devices from this address wait to be enrolled. It is tried again by itself.",
    unavailable: "The platform cannot reach its storage. It is tried again by itself.",
  },
  showHere: "Show it here",
  newId: "Make a new id",
} satisfies BaseTranslation;

export default en_device;
