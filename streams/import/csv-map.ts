import { validate } from "../../openapi/generated/csv-map-check.ts";
import { parsedJson, type SchemaError, schemaFault } from "../recording/json-faults.ts";

/** The name of a column, or its position from 1. */
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

/** One column, or several whose cells are joined with spaces. */
type CsvTimeColumn = CsvColumn | readonly CsvColumn[];

export type CsvTime = CsvTimeColumn | { readonly column: CsvTimeColumn; readonly format?: string };

/** A duration: a number of seconds or minutes, or a clock such as `0:02:23`. */
export type CsvDuration = CsvColumn | { readonly column: CsvColumn; readonly unit: "seconds" | "minutes" };

/** Condition for a row: each column contains one of its listed values. */
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

/** A moment of a case: a time in a row, and the events that happen then. */
interface CsvMoment {
  readonly time?: CsvTime;
  /** Duration since the previous moment of the row, instead of a time. */
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
  /** Texts that mean an empty cell, such as `NULL`. */
  readonly empty?: readonly string[];
  /** Format of times without their own format, such as `dd/MM/yyyy HH:mm`; `iso` by default. */
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

/** Validation error with the violated parts of the schema. */
interface MapError extends SchemaError {
  readonly schema?: unknown;
  readonly parentSchema?: object;
}

interface MapCheck {
  (value: unknown): value is CsvMap;
  readonly errors?: readonly MapError[] | null;
}

const isCsvMap = validate as unknown as MapCheck; // generated code, which has no types

/** Thrown for a map that is invalid or names columns that the log does not have. */
export class MapFault extends Error {
  override readonly name = "MapFault";
}

/**
 * Parses a map from JSON. Throws a MapFault with one line for each invalid member.
 */
export function csvMapOf(text: string): CsvMap {
  const value = mapIn(text);
  if (isCsvMap(value)) return value;
  const faults = new Set((isCsvMap.errors ?? []).filter(isInformative).map(faultOf));
  throw new MapFault(`Invalid map:\n${[...faults].map((fault) => `  ${fault}`).join("\n")}`);
}

function mapIn(text: string): unknown {
  try {
    return parsedJson(text, "The map is");
  } catch (error) {
    throw new MapFault(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/**
 * Returns false for errors that only repeat others: errors of `if`, and errors of the alternatives of a
 * `oneOf`, which has its own error. The schema of an alternative contains only `required`.
 */
const isInformative = ({ keyword, parentSchema }: MapError): boolean =>
  keyword !== "if" && !(keyword === "required" && Object.keys(parentSchema ?? {}).length === 1);

function faultOf(error: MapError): string {
  const { instancePath, keyword, schema } = error;
  const place = instancePath === "" ? WHOLE : instancePath;
  if (keyword === "discriminator") return `${place}/event: this event has no members. Write it as a string`;
  if (keyword === "oneOf" && Array.isArray(schema)) {
    const names = schema.flatMap((part: { required?: string[] }) => part.required ?? []);
    return `${place}: requires exactly one of ${names.join(", ")}`;
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

/** Returns the columns that every row must have. */
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
