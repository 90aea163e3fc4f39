import type { ReactNode } from "react";
import type { Restorable } from "./restored-by.ts";
import { isReference } from "./named-records.ts";
import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";

/** The current or an earlier state of a record. */
export type State = Readonly<Record<string, unknown>>;

/** A member of a record, formatted for display. */
export interface Fact {
  readonly member: string;
  readonly label: string;
  /** Heading of the member's section. Members without a section come first. */
  readonly part?: string;
  /** True for derived members, which are never edited and not part of past states. */
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
  /** Path of the list. A record is at `{path}/{id}`, its history at `{path}/{id}/history`. */
  readonly path: string;
  /** Paths of the record and its history, if they are not below `path`. */
  readonly elsewhere?: { readonly one: Place; readonly history: Place };
  /** Converts a state of the history for display and restoring; by default it is not converted. */
  readonly stateOf?: (state: State) => State;
  readonly bodyOf?: (change: State) => State;
  /** True if records never change and therefore have no history. */
  readonly noHistory?: true;
  /** True if a deleted record cannot be created again, because its secret or file is gone. */
  readonly final?: true;
  /** Shown members that are never restored. */
  readonly kept?: readonly string[];
  /** Texts for changes and other events by `what`; the general texts by default. */
  readonly changes?: Readonly<Record<string, (by: { name: string; moment: Moment }) => string>>;
  readonly nameOf: (state: State) => string;
  readonly facts: readonly Fact[];
}

/** A change of a record, or another event in its history. Other events have no states. */
export interface Moment {
  readonly _id: string;
  readonly time: string;
  /** `created`, `edited`, `removed`, or another event type of this kind of record. */
  readonly what: string;
  readonly by: { readonly _id: string; readonly name: string | null } | null;
  readonly before: State | null;
  readonly after: State | null;
  /** Members whose secrets were set with this change. */
  readonly replaced: readonly string[];
}

/** Returns the paths of a record's list, of the record and of its history. Reload them after a write. */
export const readsOf = ({ path }: Pick<RecordPresentation, "path">) =>
  [path as "/tags", `${path}/{id}` as "/tags/{id}", `${path}/{id}/history` as "/tags/{id}/history"] as const; // every such resource has these three paths

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

/** Returns the names of a member's references; texts unchanged, and `gone` for removed records. */
export const namesIn = (value: unknown, gone: string): string[] =>
  [value ?? []]
    .flat()
    .map((one) => (isReference(one) ? (one.name ?? gone) : typeof one === "string" ? one : gone));

/**
 * Returns the name of a record's author. Returns a text for the platform if there is no author, and a text
 * for removed records if the author was removed.
 */
export const madeBy = (createdBy: unknown, { lists }: Pick<TranslationFunctions, "lists">): string =>
  createdBy === null || createdBy === undefined
    ? lists.record.platform()
    : ((isReference(createdBy) ? createdBy.name : null) ?? lists.kinds.gone());

/** Returns the fact of a text member, shown unchanged. */
export const textFact = (member: string, label: string): Fact => ({
  member,
  label,
  valueOf: (state) => {
    const text = state[member];
    return typeof text === "string" && text !== "" ? text : null;
  },
});

/** Returns the fact of a boolean member, shown as yes or no. */
export const yesNoFact = (
  member: string,
  label: string,
  { lists: { kinds } }: TranslationFunctions,
): Fact => ({ member, label, valueOf: (state) => (state[member] === true ? kinds.yes() : kinds.no()) });
