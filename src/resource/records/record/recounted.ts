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
  /** The part of the record that it stands in, by its heading; those of none come first. */
  readonly part?: string;
  /** Nobody changes it, and no former state has it. */
  readonly passing?: true;
  /** Null where it says nothing. */
  readonly valueOf: (state: State) => ReactNode;
}

/** Where something is read: at which path, and what stands in it. */
interface Place {
  readonly path: string;
  readonly of: Readonly<Record<string, string>>;
}

/**
 * A kind of record that can be shown whole and whose history is told: what it is called, what is in it, and
 * what may be had back.
 */
export interface Recounted extends Restorable {
  /**
   * Where its list stands on the platform; one of them is below it, and what became of that below the one.
   */
  readonly path: string;
  /** Where the one that is shown and what became of it stand, where that is elsewhere. */
  readonly elsewhere?: { readonly one: Place; readonly history: Place };
  /**
   * What people read of a state that is told, where that is not all of it as it stands, and how that is
   * written.
   */
  readonly stateOf?: (told: State) => State;
  readonly bodyOf?: (change: State) => State;
  /** Nobody changes one: it has no history. */
  readonly untold?: true;
  /** One that is gone is not made again: what it was known by went with it. */
  readonly final?: true;
  /** What is told of it and never had back, so that a state which is had back may lack it. */
  readonly kept?: readonly string[];
  /**
   * What is said of its changes, where that is not what is said everywhere, and of what else happens to one.
   * Nothing: what is said everywhere.
   */
  readonly told?: Readonly<Record<string, (by: { name: string; moment: Moment }) => string>>;
  readonly nameOf: (state: State) => string;
  readonly facts: readonly Fact[];
}

/** One change of a record, or something else that happened to it: that has no states. */
export interface Moment {
  readonly _id: string;
  readonly time: string;
  /** `created`, `edited`, `removed`, or whatever else there is of its kind. */
  readonly what: string;
  readonly by: { readonly _id: string; readonly name: string | null } | null;
  readonly before: State | null;
  readonly after: State | null;
  /** The secrets that were given then. */
  readonly replaced: readonly string[];
}

/** What shows a record: lists, the record itself, and its history. To be read anew once one was written. */
export const readsOf = ({ path }: Pick<Recounted, "path">) =>
  [path as "/tags", `${path}/{id}` as "/tags/{id}", `${path}/{id}/history` as "/tags/{id}/history"] as const; // all of them have the same three

/** Where one record and its history stand. */
export function placesOf(
  { path, elsewhere }: Recounted,
  id: string,
): { readonly one: Place; readonly history: Place } {
  return (
    elsewhere ?? {
      one: { path: `${path}/{id}`, of: { id } },
      history: { path: `${path}/{id}/history`, of: { id } },
    }
  );
}

/** The path of one record, as somebody asks for it by hand. */
export function pathOf(recounted: Recounted, id: string): string {
  const { path, of } = placesOf(recounted, id).one;
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(of[name] ?? ""));
}

/** A change with what people read of its states. */
export const readMoment = ({ stateOf }: Recounted, moment: Moment): Moment =>
  stateOf
    ? {
        ...moment,
        before: moment.before && stateOf(moment.before),
        after: moment.after && stateOf(moment.after),
      }
    : moment;

/** What those are called whom a member names; `gone` of whom nothing is known any more. */
export const namesIn = (value: unknown, gone: string): string[] =>
  [value ?? []]
    .flat()
    .map((one) => (isReference(one) ? (one.name ?? gone) : typeof one === "string" ? one : gone));

/** Who made a record: the platform itself where nobody did, and that they are gone where their account is. */
export const madeBy = (createdBy: unknown, { lists }: Pick<TranslationFunctions, "lists">): string =>
  createdBy === null || createdBy === undefined
    ? lists.record.platform()
    : ((isReference(createdBy) ? createdBy.name : null) ?? lists.kinds.gone());

/** A member that is a text, as it stands. */
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
