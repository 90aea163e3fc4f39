import type { Finding } from "../../streams/recording/finding.ts";
import type { LineFault } from "../../streams/recording/recording-line.ts";

export const LINE_FAULTS: Readonly<Record<LineFault, string>> = {
  "not-json": "it is not a JSON object",
  neither: "it is neither an event nor a record",
  "no-envelope": "it is an event without its envelope",
  "no-time": "its time cannot be read",
  "no-data": "it is an event without data",
};

/** Which events are missing, both ends included. */
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
      return `the floor after offset ${finding.offset} is not the one that was recorded`;
    case "repeated":
      return `offset ${finding.offset} was there before`;
    case "behind":
      return `offset ${finding.offset} does not follow ${finding.after}`;
    case "gap":
      return `${missing(finding.from, finding.until)} before it`;
    case "count":
      return `${finding.found} of ${many(finding.said, "event")} are there`;
    case "changed":
      return finding.wrote === 1
        ? "it is not what was written"
        : `they are not what was written; ${many(finding.wrote, "line")} stood here`;
    case "missing":
      return `${many(finding.count, "line")} that stood here ${finding.count === 1 ? "is" : "are"} gone`;
    case "added":
      return "it was put in afterwards";
    case "moved":
      return "their order is not the one they were written in";
    case "checkpoint":
      return "the checkpoint is damaged, and cannot vouch for the lines before it";
    case "cut":
      return `the recording was cut here, before its end; nothing vouches for what stands from line ${finding.from} on`;
  }
}
