import { type Context, type Emitter, Liquid, LiquidError } from "liquidjs";
import type { WebhookContentType } from "../../openapi/generated/console.ts";

/**
 * Limits: characters of a template, rendering time (ms), characters produced in total, and bytes of the body.
 */
const LIMITS = { template: 16_384, time: 250, produced: 1_000_000, body: 64 * 1024 };
/**
 * Characters that count as produced for each rendered part of a template (tag, output or text), to limit
 * loops.
 */
const STEP = 10;
/** Tags that are disabled, because they load other templates, which do not exist here. */
const FILE_TAGS = ["include", "render", "layout", "block"];

export interface Template {
  readonly template: string;
  readonly contentType: WebhookContentType;
}

/** The output of a template, or the reason why there is none. */
export type Rendered =
  | { readonly kind: "rendered"; readonly body: string }
  | { readonly kind: "failed"; readonly why: string };

const engine = boundedEngine();

/** Returns the syntax error of a template with its line; null if there is none. */
export function templateFault(template: string): string | null {
  try {
    engine.parse(template);
    return null;
  } catch (error) {
    return errorText(error);
  }
}

/**
 * Renders an event, given as JSON. A template can use the event's members by name, and the complete event as
 * `event`.
 */
export function renderTemplate({ template, contentType }: Template, payload: string): Rendered {
  try {
    const event: object = JSON.parse(payload) as object; // every payload is the event itself
    const body = String(engine.parseAndRenderSync(template, { ...event, event }));
    if (Buffer.byteLength(body) > LIMITS.body) return failure(`the output exceeds ${LIMITS.body / 1024} kB`);
    if (contentType === "application/json") JSON.parse(body);
    // Replaces NUL, which the database cannot store.
    return { kind: "rendered", body: body.replaceAll("\0", "\uFFFD") };
  } catch (error) {
    return failure(
      error instanceof SyntaxError ? `the output is not JSON: ${error.message}` : errorText(error),
    );
  }
}

const failure = (why: string): Rendered => ({ kind: "failed", why });

/**
 * Creates an engine without file access. All text that a template produces, even for variables, counts as
 * produced.
 */
function boundedEngine(): Liquid {
  const liquid = new Liquid({
    templates: {},
    strictFilters: true,
    ownPropertyOnly: true,
    timezoneOffset: 0,
    parseLimit: LIMITS.template,
    renderLimit: LIMITS.time,
    memoryLimit: LIMITS.produced,
  });
  for (const tag of FILE_TAGS) Reflect.deleteProperty(liquid.tags, tag);
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

/** Returns the message of an engine error, with its line. */
function errorText(error: unknown): string {
  if (!LiquidError.is(error)) return error instanceof Error ? error.message : "the template is invalid";
  const [line] = error.token.getPosition();
  return `line ${line}: ${error.originalError?.message ?? error.message.replace(/, line:\d+.*$/, "")}`;
}
