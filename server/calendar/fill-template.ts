import { Liquid, LiquidError } from "liquidjs";

/** Limits of a template: characters, time (ms) and memory. */
const LIMITS = { parseLimit: 8_192, renderLimit: 100, memoryLimit: 200_000 };
const COMMON = { templates: {}, strictFilters: true, ownPropertyOnly: true, ...LIMITS } as const;
/** Tags that load other templates. They are removed, because there are no other templates. */
const LOADING_TAGS = ["include", "render", "layout", "block"];

const engine = (options: { readonly outputEscape?: "escape" }) => {
  const liquid = new Liquid({ ...COMMON, ...options });
  for (const tag of LOADING_TAGS) Reflect.deleteProperty(liquid.tags, tag);
  return liquid;
};

const PLAIN = engine({});
const HTML = engine({ outputEscape: "escape" });

export type Variables = Readonly<Record<string, string>>;

/** Returns the reason why a text is not a valid template; null if it is valid. */
export function templateFault(text: string): string | null {
  try {
    PLAIN.parse(text);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : "it could not be read";
  }
}

/**
 * Fills variables into a template; in HTML, their values are escaped. Returns the template unchanged if it
 * cannot be rendered.
 */
export function fillTemplate(text: string, variables: Variables, isHtml: boolean): string {
  try {
    return String((isHtml ? HTML : PLAIN).parseAndRenderSync(text, variables));
  } catch (error) {
    if (LiquidError.is(error) || error instanceof Error) return text;
    throw error;
  }
}
