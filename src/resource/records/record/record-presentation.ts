import type { ReactNode } from "react";
import type { Restorable } from "./restored-by.ts";
import { isReference } from "./named-records.ts";
import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";

/** A record as it is, or was at some moment. */
export type State = Readonly<Record<string, unknown>>;

/** A member of a record, as people read it. */
export interface Fact {
  readonly member: string;
  readonly label: string;
  /** Heading of its section; members without one come first. */
  readonly part?: string;
  /** Derived, never edited, and not part of past states. */
  readonly passing?: true;
  /** Null if empty. */
  readonly valueOf: (state: State) => ReactNode;
}

/** A path and its parameters. */
interface Place {
  readonly path: string;
  readonly of: Readonly<Record<string, string>>;
}

/** Presentation of a kind of record with a history: names, members, and rules of restoring. */
export interface RecordPresentation extends Restorable {
  /** Path of its list; records are below it, and histories below records. */
  readonly path: string;
  /** Paths of record and history, if they differ from that. */
  readonly elsewhere?: { readonly one: Place; readonly history: Place };
  /** Maps a logged state for display and restoring, if it is not used as it is. */
  readonly stateOf?: (told: State) => State;
  readonly bodyOf?: (change: State) => State;
  /** Never changed, so it has no history. */
  readonly untold?: true;
  /** One that is gone is not made again: what it was known by went with it. */
  readonly final?: true;
  /** Shown members that are never restored. */
  readonly kept?: readonly string[];
  /** Own sentences for changes and further events, instead of the general ones. */
  readonly told?: Readonly<Record<string, (by: { name: string; moment: Moment }) => string>>;
  readonly nameOf: (state: State) => string;
  readonly facts: readonly Fact[];
}

/** One change of a record, or something else that happened to it: that has no states. */
export interface Moment {
  readonly _id: string;
  readonly time: string;
  /** `created`, `edited`, `removed`, or another type of its kind. */
  readonly what: string;
  readonly by: { readonly _id: string; readonly name: string | null } | null;
  readonly before: State | null;
  readonly after: State | null;
  /** The secrets that were given then. */
  readonly replaced: readonly string[];
}

/** Paths that show a record: lists, the record, and its history. Reload them after a write. */
export const readsOf = ({ path }: Pick<RecordPresentation, "path">) =>
  [path as "/tags", `${path}/{id}` as "/tags/{id}", `${path}/{id}/history` as "/tags/{id}/history"] as const; // all of them have the same three

/** Returns the paths of a record and its history. */
export function placesOf(
  { path, elsewhere }: RecordPresentation,
  id: string,
): { readonly one: Place; readonly history: Place } {
  return (
    elsewhere ?? {
      one: { path: `${path}/{id}`, of: { id } },
      history: { path: `${path}/{id}/history`, of: { id } },
    }
  );
}

/** Returns the API path of a record, for copying. */
export function pathOf(presentation: RecordPresentation, id: string): string {
  const { path, of } = placesOf(presentation, id).one;
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(of[name] ?? ""));
}

/** Returns a change with its states mapped for display. */
export const readMoment = ({ stateOf }: RecordPresentation, moment: Moment): Moment =>
  stateOf
    ? {
        ...moment,
        before: moment.before && stateOf(moment.before),
        after: moment.after && stateOf(moment.after),
      }
    : moment;

/** Returns the names of a member's references; `gone` for removed records. */
export const namesIn = (value: unknown, gone: string): string[] =>
  [value ?? []]
    .flat()
    .map((one) => (isReference(one) ? (one.name ?? gone) : typeof one === "string" ? one : gone));

/** Returns the author of a record: the platform if there is none, or that the account was removed. */
export const madeBy = (createdBy: unknown, { lists }: Pick<TranslationFunctions, "lists">): string =>
  createdBy === null || createdBy === undefined
    ? lists.record.platform()
    : ((isReference(createdBy) ? createdBy.name : null) ?? lists.kinds.gone());

/** A text member, shown unchanged. */
export const textFact = (member: string, label: string): Fact => ({
  member,
  label,
  valueOf: (state) => {
    const text = state[member];
    return typeof text === "string" && text !== "" ? text : null;
  },
});

/** A member that is so or is not. */
export const yesNoFact = (
  member: string,
  label: string,
  { lists: { kinds } }: TranslationFunctions,
): Fact => ({ member, label, valueOf: (state) => (state[member] === true ? kinds.yes() : kinds.no()) });
