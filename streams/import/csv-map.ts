import { validate } from "../../openapi/generated/csv-map-check.ts";
import { parsedJson, type SchemaError, schemaFault } from "../recording/json-faults.ts";

/** A column by its name, or by its position from 1. */
export type CsvColumn = string | number;

/** Source of a value: a column, a column with a translation, or a constant. */
export type CsvValue =
  | CsvColumn
  | {
      readonly column: CsvColumn;
      readonly values: Readonly<Record<string, string | number>>;
      readonly otherwise?: string | number;
    }
  | { readonly always: string | number };

/** One column, or several whose cells are read as one text with spaces between them. */
type CsvTimeColumn = CsvColumn | readonly CsvColumn[];

export type CsvTime = CsvTimeColumn | { readonly column: CsvTimeColumn; readonly format?: string };

/** A duration: a number of seconds or minutes, or a clock such as `0:02:23`. */
export type CsvDuration = CsvColumn | { readonly column: CsvColumn; readonly unit: "seconds" | "minutes" };

/** The values that columns must have. */
export type CsvCondition = Readonly<Record<string, readonly string[]>>;

type PlainEvent =
  | "contact-created"
  | "queue-created"
  | "queue-assigned"
  | "queue-abandoned"
  | "call-created"
  | "call-transferred"
  | "call-ended"
  | "contact-ended";

export type CsvEvent =
  | PlainEvent
  | { readonly event: "queue-dismissed"; readonly reason: "dismissed" | "timeout" }
  | { readonly event: "queue-abandoned"; readonly reason?: string }
  | { readonly event: "call-ended"; readonly by?: "customer" | "user" | "network" | "platform" }
  | { readonly event: "contact-ended"; readonly outcome?: string };

/** A moment of a case within a row. */
interface CsvMoment {
  readonly time?: CsvTime;
  readonly seconds?: CsvDuration;
  readonly when?: CsvCondition;
  readonly unless?: CsvCondition;
  readonly events: readonly CsvEvent[];
}

/** Mapping of the columns of a CSV log to events, as defined by `csv-map.schema.json`. */
export interface CsvMap {
  readonly delimiter?: string;
  readonly quote?: string | null;
  readonly header?: boolean;
  /** A WHATWG name, such as `windows-1252`. */
  readonly encoding?: string;
  /** Texts that stand for an empty cell, such as `NULL`. */
  readonly empty?: readonly string[];
  readonly time?: string;
  readonly case?: CsvColumn;
  readonly queue?: CsvValue;
  readonly agent?: CsvValue;
  readonly customer?: CsvValue;
  readonly priority?: CsvValue;
  readonly channel?: CsvValue;
  readonly origin?: CsvValue;
  readonly status?: {
    readonly column: CsvColumn;
    readonly time: CsvTime;
    readonly events: Readonly<Record<string, readonly CsvEvent[]>>;
    readonly otherwise?: readonly CsvEvent[];
  };
  readonly moments?: readonly CsvMoment[];
}

const WHOLE = "the map";

/** An error of the check, with the parts of the schema that it is about. */
interface MapError extends SchemaError {
  readonly schema?: unknown;
  readonly parentSchema?: object;
}

interface MapCheck {
  (value: unknown): value is CsvMap;
  readonly errors?: readonly MapError[] | null;
}

const isCsvMap = validate as unknown as MapCheck; // generated code, which has no types

/** The map is not valid, or names columns that the log does not have. */
export class MapFault extends Error {
  override readonly name = "MapFault";
}

/**
 * Reads a map from JSON. Throws a MapFault with one line for each member that is not as the schema wants it.
 */
export function csvMapOf(text: string): CsvMap {
  const value = mapIn(text);
  if (isCsvMap(value)) return value;
  const faults = new Set((isCsvMap.errors ?? []).filter(isTelling).map(faultOf));
  throw new MapFault(
    `The map does not say how to read the log:\n${[...faults].map((fault) => `  ${fault}`).join("\n")}`,
  );
}

function mapIn(text: string): unknown {
  try {
    return parsedJson(text, "The map is");
  } catch (error) {
    throw new MapFault(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/**
 * Left out are errors that only repeat others: those of `if`, and those of the parts of a choice by a single
 * member.
 */
const isTelling = ({ keyword, parentSchema }: MapError): boolean =>
  keyword !== "if" && !(keyword === "required" && Object.keys(parentSchema ?? {}).length === 1);

function faultOf(error: MapError): string {
  const { instancePath, keyword, schema } = error;
  const place = instancePath === "" ? WHOLE : instancePath;
  if (keyword === "discriminator")
    return `${place}/event: is no event with members of its own; one without is written as a text`;
  if (keyword === "oneOf" && Array.isArray(schema)) {
    const names = schema.flatMap((part: { required?: string[] }) => part.required ?? []);
    return `${place}: needs one and only one of ${names.join(", ")}`;
  }
  return schemaFault(error, WHOLE);
}

/** Returns the display name of a column. */
export const nameOf = (column: CsvColumn): string =>
  typeof column === "string" ? column : `column ${column}`;

/** Returns the columns of a time. */
export function timeColumns(time: CsvTime): readonly CsvColumn[] {
  const column = typeof time === "object" && "column" in time ? time.column : time;
  return typeof column === "object" ? column : [column];
}

export const durationColumn = (duration: CsvDuration): CsvColumn =>
  typeof duration === "object" ? duration.column : duration;

/** Returns the columns without which a row has no meaning. */
export const neededColumns = ({ case: caseColumn, status }: CsvMap): CsvColumn[] => [
  ...(caseColumn === undefined ? [] : [caseColumn]),
  ...(status ? [status.column, ...timeColumns(status.time)] : []),
];

/** Returns every column that a map names. */
export function columnsIn({
  case: caseColumn,
  queue,
  agent,
  customer,
  priority,
  channel,
  origin,
  status,
  moments = [],
}: CsvMap): CsvColumn[] {
  const ofValue = (value: CsvValue | undefined) =>
    typeof value !== "object" ? value : "column" in value ? value.column : undefined;
  const named = [
    caseColumn,
    ...[queue, agent, customer, priority, channel, origin].map(ofValue),
    ...(status ? [status.column, ...timeColumns(status.time)] : []),
    ...moments.flatMap(({ time, seconds, when = {}, unless = {} }) => [
      ...(time === undefined ? [] : timeColumns(time)),
      ...(seconds === undefined ? [] : [durationColumn(seconds)]),
      ...Object.keys(when),
      ...Object.keys(unless),
    ]),
  ];
  return named.filter((column) => column !== undefined);
}
