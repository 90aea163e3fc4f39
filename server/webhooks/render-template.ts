import { type Context, type Emitter, Liquid, LiquidError } from "liquidjs";
import type { WebhookContentType } from "../../openapi/generated/console.ts";

/**
 * What a template may take: of time (ms), and of characters that it makes on the way, all of them counted; a
 * step counts as so many.
 */
const MOST = { template: 16_384, time: 250, made: 1_000_000, body: 64 * 1024 };
const STEP = 10;
/** Tags that read other templates: there are none. */
const ELSEWHERE = ["include", "render", "layout", "block"];

export interface Template {
  readonly template: string;
  readonly contentType: WebhookContentType;
}

/** What a template made, or why it made nothing. */
export type Rendered =
  | { readonly kind: "rendered"; readonly body: string }
  | { readonly kind: "failed"; readonly why: string };

const engine = boundedEngine();

/** What is wrong with a template before it is ever rendered, with its line; null: nothing. */
export function templateFault(template: string): string | null {
  try {
    engine.parse(template);
    return null;
  } catch (error) {
    return wordsOf(error);
  }
}

/** What a template makes of an event, given as JSON: its members by their names, and all of it as `event`. */
export function renderTemplate({ template, contentType }: Template, payload: string): Rendered {
  try {
    const event: object = JSON.parse(payload) as object; // every payload is the event itself
    const body = String(engine.parseAndRenderSync(template, { ...event, event }));
    if (Buffer.byteLength(body) > MOST.body) return failed(`it made more than ${MOST.body / 1024} kB`);
    if (contentType === "application/json") JSON.parse(body);
    // No text that can be kept has a NUL in it.
    return { kind: "rendered", body: body.replaceAll("\0", "\uFFFD") };
  } catch (error) {
    return failed(
      error instanceof SyntaxError ? `what it made is no JSON: ${error.message}` : wordsOf(error),
    );
  }
}

const failed = (why: string): Rendered => ({ kind: "failed", why });

/**
 * An engine that reads no files, and that counts whatever is written, into a variable too, against the same
 * bound.
 */
function boundedEngine(): Liquid {
  const liquid = new Liquid({
    templates: {},
    strictFilters: true,
    ownPropertyOnly: true,
    timezoneOffset: 0,
    parseLimit: MOST.template,
    renderLimit: MOST.time,
    memoryLimit: MOST.made,
  });
  for (const tag of ELSEWHERE) Reflect.deleteProperty(liquid.tags, tag);
  const render = liquid.renderer.renderTemplates.bind(liquid.renderer);
  liquid.renderer.renderTemplates = (templates, context, emitter = countedEmitter(context)) => {
    context.memoryLimit.use(templates.length * STEP);
    return render(templates, context, emitter);
  };
  return liquid;
}

function countedEmitter(context: Context): Emitter {
  return {
    buffer: "",
    write(value: unknown) {
      const text = textOf(value);
      context.memoryLimit.use(text.length);
      this.buffer += text;
    },
  };
}

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(textOf).join("");
  return typeof value === "string" ? value : JSON.stringify(value);
};

/** What an error of the engine says, with the line that it is about. */
function wordsOf(error: unknown): string {
  if (!LiquidError.is(error)) return error instanceof Error ? error.message : "it could not be read";
  const [line] = error.token.getPosition();
  return `line ${line}: ${error.originalError?.message ?? error.message.replace(/, line:\d+.*$/, "")}`;
}
