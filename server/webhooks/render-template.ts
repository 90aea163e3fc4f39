import { type Context, type Emitter, Liquid, LiquidError } from "liquidjs";
import type { WebhookContentType } from "../../openapi/generated/console.ts";

/**
 * Limits of a template: source, time (ms), characters produced in total (a step counts as several), and body.
 */
const MOST = { template: 16_384, time: 250, made: 1_000_000, body: 64 * 1024 };
const STEP = 10;
/** Tags that read other templates: there are none. */
const ELSEWHERE = ["include", "render", "layout", "block"];

export interface Template {
  readonly template: string;
  readonly contentType: WebhookContentType;
}

/** The output of a template, or the reason why there is none. */
export type Rendered =
  | { readonly kind: "rendered"; readonly body: string }
  | { readonly kind: "failed"; readonly why: string };

const engine = boundedEngine();

/** Returns the fault of a template with its line, before rendering; null if there is none. */
export function templateFault(template: string): string | null {
  try {
    engine.parse(template);
    return null;
  } catch (error) {
    return wordsOf(error);
  }
}

/** Renders an event, given as JSON: its members by name, and all of it as `event`. */
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

/** An engine without file access that counts all output, including assignments, against one limit. */
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

/** Returns an engine error's message with its line. */
function wordsOf(error: unknown): string {
  if (!LiquidError.is(error)) return error instanceof Error ? error.message : "it could not be read";
  const [line] = error.token.getPosition();
  return `line ${line}: ${error.originalError?.message ?? error.message.replace(/, line:\d+.*$/, "")}`;
}
