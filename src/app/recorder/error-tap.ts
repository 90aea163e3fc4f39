import type { RecordingError } from "../../../openapi/generated/recording.ts";
import { routeTemplate } from "./route-template.ts";

const NAMES: ReadonlySet<string> = new Set(["Error", "TypeError", "RangeError", "ReferenceError", "SyntaxError", "AggregateError", "ChunkLoadError", "WriteError", "Unanswered", "DOMException", "AbortError"]);
const PLACE = /\/assets\/[\w.-]+:\d+:\d+/;

/** Tells errors that nobody caught, by their kind and where they were thrown: what they say may quote anything. */
export function watchErrors(page: Window, tell: (record: RecordingError) => void, now: () => number): () => void {
  const over = new AbortController();
  const say = (thrown: unknown) => {
    const place = thrown instanceof Error ? PLACE.exec(thrown.stack ?? "")?.[0] : undefined;
    const name = thrown instanceof Error && NAMES.has(thrown.name) ? thrown.name : "Error";
    tell({ k: "error", at: now(), name, route: routeTemplate(page.location.pathname), ...(place !== undefined && { place }) });
  };
  page.addEventListener("error", ({ error }) => say(error), { signal: over.signal });
  page.addEventListener("unhandledrejection", ({ reason }) => say(reason), { signal: over.signal });
  return () => over.abort();
}
