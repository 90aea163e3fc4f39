import type { RecordingError } from "../../../openapi/generated/recording.ts";
import { routeTemplate } from "./route-template.ts";

const NAMES: ReadonlySet<string> = new Set([
  "Error",
  "TypeError",
  "RangeError",
  "ReferenceError",
  "SyntaxError",
  "AggregateError",
  "ChunkLoadError",
  "WriteError",
  "Unanswered",
  "DOMException",
  "AbortError",
]);
const PLACE = /\/assets\/[\w.-]+:\d+:\d+/;

/** An error that nobody caught, by its kind and where it was thrown: what it says may quote anything. */
export function errorRecord(thrown: unknown, path: string, at: number): RecordingError {
  const place = thrown instanceof Error ? PLACE.exec(thrown.stack ?? "")?.[0] : undefined;
  const name = thrown instanceof Error && NAMES.has(thrown.name) ? thrown.name : "Error";
  return { k: "error", at, name, route: routeTemplate(path), ...(place !== undefined && { place }) };
}
