import type { Finding } from "../../streams/recording/finding.ts";
import type { LineFault } from "../../streams/recording/recording-line.ts";

export const LINE_FAULTS: Readonly<Record<LineFault, string>> = {
  "not-json": "it is not a JSON object",
  neither: "it is neither an event nor a record",
  "no-envelope": "its event envelope is incomplete",
  "no-time": "its time is not valid",
  "no-data": "it is an event without data",
};

/** Describes the missing events from one offset to another, both included. */
export const missing = (from: number, until: number): string =>
  from === until
    ? `the event at offset ${from} is missing`
    : `the events at offsets ${from} to ${until} are missing`;

/** Describes a finding in one sentence that starts with its line. */
export const findingWords = (finding: Finding): string => `${place(finding)}: ${fault(finding)}.`;

const place = (finding: Finding): string =>
  "to" in finding && finding.to > finding.line
    ? `lines ${finding.line} to ${finding.to}`
    : `line ${finding.line}`;

const many = (count: number, one: string): string => (count === 1 ? `one ${one}` : `${count} ${one}s`);

function fault(finding: Finding): string {
  switch (finding.what) {
    case "header":
    case "state":
      return finding.message.replace(/\.$/, "");
    case "form":
      return LINE_FAULTS[finding.fault];
    case "floor":
      return `the floor after offset ${finding.offset} differs from the recorded one`;
    case "repeated":
      return `offset ${finding.offset} is a duplicate`;
    case "behind":
      return `offset ${finding.offset} does not follow ${finding.after}`;
    case "gap":
      return `${missing(finding.from, finding.until)} before it`;
    case "count":
      return `${finding.found} of ${many(finding.promised, "event")} found`;
    case "changed":
      return finding.wrote === 1
        ? "it was changed"
        : `they were changed; the original had ${many(finding.wrote, "line")} here`;
    case "missing":
      return `${many(finding.count, "line")} ${finding.count === 1 ? "was" : "were"} removed here`;
    case "added":
      return "it was added later";
    case "moved":
      return "their order was changed";
    case "checkpoint":
      return "the checkpoint is damaged; the lines before it cannot be verified";
    case "cut":
      return `the recording ends early; the lines from ${finding.from} cannot be verified`;
  }
}
