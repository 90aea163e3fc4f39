import type { SegmentChange } from "../../../openapi/generated/console.ts";

/** What of segments is typed. */
export type Settings = Readonly<Record<string, unknown>>;

/** What can be assigned to many segments at once, each with what goes with it. */
export const SETTINGS: readonly (readonly [setting: string, ...others: string[]])[] = [
  ["visibility"],
  ["channels"],
  ["baseForm"],
  ["contactForm"],
  ["surveyForm"],
  ["agentForm"],
  ["tags"],
  ["recordingSetting"],
  ["mandatoryTags"],
  ["requestLocation"],
  ["restricted", "restrictedCalls", "restrictedPeriod"],
];

/** The settings that were ticked, as a segment is changed to them; what goes with one that is off is emptied. */
export function settingsOf(values: Settings, ticked: readonly string[]): SegmentChange {
  const members = SETTINGS.filter(([setting]) => ticked.includes(setting)).flatMap(([setting, ...others]) => [[setting, written(values[setting])], ...others.map((member) => [member, values[setting] === true ? written(values[member]) : null])] as const);
  return Object.fromEntries(members) as SegmentChange; // members of a segment, with what their fields hold
}

/** What is missing of what was ticked, by member. */
export function faultsOf(values: Settings, ticked: readonly string[]): Readonly<Record<string, string>> {
  const { channels } = values;
  const limits = ticked.includes("restricted") && values["restricted"] === true ? ["restrictedCalls", "restrictedPeriod"].filter((member) => written(values[member]) === null) : [];
  const silent = ticked.includes("channels") && Array.isArray(channels) && channels.length === 0 ? ["channels"] : [];
  return Object.fromEntries([...limits, ...silent].map((member) => [member, "missing"]));
}

/** A text that is empty names nothing. */
const written = (value: unknown): unknown => (value === "" || value === undefined ? null : value);
