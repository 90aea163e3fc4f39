import { type MemberWords, wordsIn } from "./described-resource.ts";
import type { MembersSpec } from "../../records/record/resource-spec.ts";

type Codes = Readonly<Record<string, string>>;

/** Fault codes for which a resource may have its own texts. */
const FAULTS = [
  "missing",
  "too-few",
  "pattern",
  "taken",
  "nameless",
  "not-one-of",
  "principal-only",
  "twice",
  "not-of-type",
  "format",
  "below-min",
  "in-future",
  "no-pattern",
  "slow-pattern",
  "json",
  "itself",
  "not-among",
];
/** Fault codes of appointments and their services. */
const CALENDAR = [
  "past",
  "too-soon",
  "too-late",
  "blocked-date",
  "outside-hours",
  "nobody-free",
  "busy",
  "away",
  "not-of-service",
  "no-availability",
  "final",
  "not-moved",
  "moved",
  "no-way-back",
  "not-first",
  "template",
  "no-email",
  "same-letter",
  "below-duration",
];
/** Fault codes of weekly hours. */
const HOURS = ["same-as-start", "overlaps", "overlaps-next-day"];

/** Returns the fault texts by member; members of rows by path, such as `fields/label`. */
export function faultWordsOf(
  spec: MembersSpec,
  text: MemberWords,
  hours: Readonly<Record<string, () => string>>,
  place = "",
): Readonly<Record<string, Codes>> {
  const words = spec.members.flatMap((member): [string, Codes][] => {
    const own = [...FAULTS, ...CALENDAR].flatMap((code) => entry(code, text.faults[member]?.[code]));
    if (spec.kinds[member] !== "week") return [[`${place}${member}`, Object.fromEntries(own)]];
    // A fault of weekly hours belongs to a range or to its end.
    const week = HOURS.flatMap((code) => entry(code, hours[code]));
    return [
      [`${place}${member}`, Object.fromEntries([...own, ...week])],
      [`${place}${member}/end`, Object.fromEntries(week)],
    ];
  });
  const inRows = Object.entries(spec.rows).flatMap(([member, rows]) =>
    text.rows?.[member]
      ? Object.entries(faultWordsOf(rows, text.rows[member], hours, `${place}${member}/`))
      : [],
  );
  return Object.fromEntries([...words, ...inRows]);
}

function entry(code: string, spec: (() => string) | undefined): [string, string][] {
  const words = wordsIn(spec);
  return words === undefined ? [] : [[code, words]];
}
