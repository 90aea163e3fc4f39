import type { BaseTranslation } from "../../i18n-types";

const en_firstUse = {
  title: "This floor is a demo. Where to start?",
  going: "First steps with the demo",
  hide: "Hide first steps",
  show: "Show first steps",
  history: {
    label: "History of the demo",
    calls: "Adding {days} days of history: {calls} of {expected} calls",
    left: "about {time}",
  },
  worst: {
    title: "See yesterday’s worst hour",
    found: "{weekday}, {from}–{to}: {share} of calls were late. Replay it.",
    waits: "The calls of yesterday are being added.",
    none: "No call was late yesterday.",
    nothing: "Nothing to replay",
    open: "Open worst hour",
  },
  own: {
    title: "Connect your own",
    text: "Drop a call log here, CSV or NDJSON. You check the columns first.",
    choose: "Choose a file",
  },
} satisfies BaseTranslation;

export default en_firstUse;
