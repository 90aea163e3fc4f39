import { Liquid, LiquidError } from "liquidjs";

/** Limits of a template: characters, time (ms) and memory. */
const MOST = { parseLimit: 8_192, renderLimit: 100, memoryLimit: 200_000 };
const COMMON = { templates: {}, strictFilters: true, ownPropertyOnly: true, ...MOST } as const;
/** Tags that read other templates: there are none. */
const ELSEWHERE = ["include", "render", "layout", "block"];

const engine = (options: { readonly outputEscape?: "escape" }) => {
  const liquid = new Liquid({ ...COMMON, ...options });
  for (const tag of ELSEWHERE) Reflect.deleteProperty(liquid.tags, tag);
  return liquid;
};

const PLAIN = engine({});
const HTML = engine({ outputEscape: "escape" });

export type Variables = Readonly<Record<string, string>>;

/** Returns the fault of a text with variables; null if it is valid. */
export function templateFault(text: string): string | null {
  try {
    PLAIN.parse(text);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : "it could not be read";
  }
}

/**
 * A text with its variables; in HTML what they say is text. One that cannot be filled stays as it was
 * written.
 */
export function fillTemplate(text: string, variables: Variables, isHtml: boolean): string {
  try {
    return String((isHtml ? HTML : PLAIN).parseAndRenderSync(text, variables));
  } catch (error) {
    if (LiquidError.is(error) || error instanceof Error) return text;
    throw error;
  }
}
