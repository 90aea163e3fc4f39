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
  month: {
    title: "Load a real month of calls",
    text: "Every call of a bank in January 1999, in an account of its own.",
    needsFile: "Choose the file of a month of 1999 from the",
    source: "log of a bank",
    newTab: "opens in a new tab",
    choose: "Choose the file",
    load: "Load January 1999",
    again: "Load again",
    loading: "{rows} rows read, {leftOut} rejected",
    stop: "Stop",
    loaded: "{rows} rows are in an account of their own. The demo did not change.",
    open: "Open the month",
    failed: "The month could not be loaded. Try again.",
    tooLarge: "The file is larger than {most}. Choose the file of one month.",
    faults: {
      missing: "The file was not found on the platform. Check RECORDED_DATA.",
      packing: "The file is damaged. Download it again.",
      kind: "This is another kind of file. Choose a month of this log.",
      nothing: "The file has no row that can be read.",
      storage: "The calls could not be stored. Try again.",
    },
  },
  own: {
    title: "Connect your own",
    text: "Drop a call log here, CSV or NDJSON. You check the columns first.",
    choose: "Choose a file",
  },
} satisfies BaseTranslation;

export default en_firstUse;
