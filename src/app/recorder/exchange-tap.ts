import type { RecordingExchange } from "../../../openapi/generated/recording.ts";
import { parsedObject } from "../../../streams/recording/json-value.ts";
import { plainBody } from "../../../streams/recording/plain-body.ts";
import type { Question } from "../taps.ts";

/** Responses that floor records already contain. */
const UNREAD: ReadonlySet<string> = new Set(["/live-monitor/snapshot", "/events", "/replay/recording"]);
/** Longer bodies are not looked into (characters). */
const LONGEST = 200_000;
const METHODS = ["GET", "PUT", "POST", "DELETE", "PATCH", "HEAD", "OPTIONS"] as const;

const isJson = ({ headers }: Body & { readonly headers: Headers }): boolean =>
  /[/+]json\b/.test(headers.get("content-type") ?? "");

/** Clones a message so that others can read it too; null if it was already read. */
const copyOf = <Message extends Request | Response>(message: Message): Message | null =>
  isJson(message) && !message.bodyUsed ? (message.clone() as Message) : null; // a copy is of the same kind

/** Returns the recordable part of a body; undefined if there is none or it is unreadable. */
async function plainOf(message: (Request | Response) | null): Promise<unknown> {
  try {
    const text = (await message?.text()) ?? "";
    return text.length > LONGEST ? undefined : plainBody(parsedObject(text));
  } catch {
    return undefined;
  }
}

/** Records each request to the platform when it is answered or has failed. */
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
      const method = METHODS.find((one) => one === request.method);
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
