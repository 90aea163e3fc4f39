import type { RecordingExchange } from "../../../openapi/generated/recording.ts";
import { parsedObject } from "../../../streams/recording/json-value.ts";
import { plainBody } from "../../../streams/recording/plain-body.ts";
import type { Question } from "../taps.ts";

/** Paths whose response bodies are not recorded, because the records of the floor contain the same data. */
const UNREAD: ReadonlySet<string> = new Set(["/live-monitor/snapshot", "/events", "/replay/recording"]);
/** Maximum length (characters) of a body to parse. */
const MAX_LENGTH = 200_000;
const METHODS = ["GET", "PUT", "POST", "DELETE", "PATCH", "HEAD", "OPTIONS"] as const;

const isJson = ({ headers }: Body & { readonly headers: Headers }): boolean =>
  /[/+]json\b/.test(headers.get("content-type") ?? "");

/** Clones a JSON message, so that its body can be read twice. Returns null for other types or a used body. */
const copyOf = <Message extends Request | Response>(message: Message): Message | null =>
  isJson(message) && !message.bodyUsed ? (message.clone() as Message) : null; // a clone has the type of its original

/**
 * Returns the part of a body that may be recorded; undefined if the body is absent, too long or unreadable.
 */
async function plainOf(message: (Request | Response) | null): Promise<unknown> {
  try {
    const text = (await message?.text()) ?? "";
    return text.length > MAX_LENGTH ? undefined : plainBody(parsedObject(text));
  } catch {
    return undefined;
  }
}

/** Records each request to the platform after its response or failure. */
export function exchangeTap(tell: (record: RecordingExchange) => void) {
  const questions = new Map<
    string,
    { readonly at: number; readonly mono: number; readonly body: Promise<unknown> }
  >();
  return {
    asked: ({ id, request }: Question, at: number, mono: number): void => {
      questions.set(id, { at, mono, body: plainOf(copyOf(request)) });
    },
    answered: async (
      { id, request, schemaPath: route, response }: Question & { readonly response?: Response },
      mono: number,
    ): Promise<void> => {
      const question = questions.get(id);
      const method = METHODS.find((name) => name === request.method);
      questions.delete(id);
      if (!question || !method) return;
      const ms = Math.round(mono - question.mono);
      const [sent, answered] = await Promise.all([
        question.body,
        plainOf(response && !UNREAD.has(route) ? copyOf(response) : null),
      ]);
      tell({
        k: "exchange",
        at: question.at,
        method,
        route,
        status: response?.status ?? null,
        ms,
        ...(sent !== undefined && { asked: sent }),
        ...(answered !== undefined && { answered }),
      });
    },
  };
}
