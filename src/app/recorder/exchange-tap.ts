import type { RecordingExchange } from "../../../openapi/generated/recording.ts";
import { parsedObject } from "../../../streams/recording/parsed-object.ts";
import { plainBody } from "../../../streams/recording/plain-body.ts";
import type { Api } from "../../api/client.ts";

/** Answers that the floor's own records tell better. */
const UNREAD: ReadonlySet<string> = new Set(["/live-monitor/snapshot", "/events"]);
/** Longer bodies are not looked into (characters). */
const LONGEST = 200_000;
const METHODS = ["GET", "PUT", "POST", "DELETE", "PATCH", "HEAD", "OPTIONS"] as const;

const isJson = ({ headers }: Body & { readonly headers: Headers }): boolean => /[/+]json\b/.test(headers.get("content-type") ?? "");

/** What of a body may be kept; nothing where it is none, or cannot be read. */
async function plainOf(message: (Request | Response) | null): Promise<unknown> {
  try {
    const text = (await message?.text()) ?? "";
    return text.length > LONGEST ? undefined : plainBody(parsedObject(text));
  } catch {
    return undefined;
  }
}

/** Tells every question to the platform, once it is answered or nobody will. */
export function watchExchanges(api: Pick<Api, "use">, tell: (record: RecordingExchange) => void, now: () => number, mono: () => number): void {
  const asked = new Map<string, { readonly at: number; readonly mono: number; readonly body: Promise<unknown> }>();
  const settle = async (id: string, { method, route, status }: { readonly method: string; readonly route: string; readonly status: number | null }, answer: Response | null) => {
    const question = asked.get(id);
    const known = METHODS.find((one) => one === method);
    asked.delete(id);
    if (!question || !known) return;
    const ms = Math.round(mono() - question.mono);
    const [sent, answered] = await Promise.all([question.body, plainOf(answer)]);
    tell({ k: "exchange", at: question.at, method: known, route, status, ms, ...(sent !== undefined && { asked: sent }), ...(answered !== undefined && { answered }) });
  };
  api.use({
    onRequest: ({ id, request }) => {
      asked.set(id, { at: now(), mono: mono(), body: plainOf(isJson(request) ? request.clone() : null) });
    },
    onResponse: ({ id, request: { method }, response, schemaPath: route }) => {
      void settle(id, { method, route, status: response.status }, isJson(response) && !UNREAD.has(route) ? response.clone() : null);
    },
    onError: ({ id, request: { method }, schemaPath: route }) => {
      void settle(id, { method, route, status: null }, null);
    },
  });
}
