import { importsOf } from "./house.ts";

/** Figures about the shape of the source. Lines are counted as the formatter leaves them. */
export interface HouseFigures {
  readonly files: number;
  readonly lines: number;
  /** Files of at most 30 lines with a single importer, which could be part of that one; not those loaded on demand. */
  readonly fragments: readonly { readonly path: string; readonly lines: number; readonly importer: string }[];
  /** Exceptions that no longer match a fragment. */
  readonly staleExceptions: readonly string[];
  /** Percent of the files that have fewer than 15 lines. */
  readonly tiny: number;
  /** Percent of the lines that belong to imports. */
  readonly imports: number;
  /** Lines that nine of ten files do not exceed. */
  readonly p90: number;
  /** Files of more than 400 lines; by path. */
  readonly large: readonly { readonly path: string; readonly lines: number }[];
  /** Percent of the lines that are longer than 110 characters. */
  readonly wide: number;
  /** Documentation comments that begin with a question word and not with a verb or a noun. */
  readonly questions: number;
  /** Odd words, such as `anew`, per 10,000 words of the source and `i18n/en`. */
  readonly oddWords: number;
}

const FRAGMENT = 30;
const TINY = 15;
const LARGE = 400;
const WIDE = 110;
const QUESTION = /\/\*\*(?:\s|\*(?!\/))*(?:What|Whether|Who|Where|Of|How|As)\b/g;
/** Paths of the source that is measured. */
export const MEASURED = /^(src|server|streams|machines)\//;
const READ = /^(src|server|streams|machines|i18n\/en)\//;
const ODD = /\b(?:told|anew|whoever|nobody|somebody|everybody|stands|whom|by\s+(?:\*\s+)?itself)\b/gi;

/** Stands for an importer that a file cannot be merged into, because it is loaded later. */
const ON_DEMAND = "on demand";

const fits = (path: string, pattern: string): boolean =>
  new RegExp(
    `^${pattern
      .split("*")
      .map((part) => part.replaceAll(/[.[\]()+?$^{}|\\]/g, "\\$&"))
      .join("[^/]*")}$`,
  ).test(path);

const linesOf = (text: string): string[] => text.replace(/\n$/, "").split("\n");

/**
 * Measures `src`, `server`, `streams` and `machines`. `files` are all sources, `exceptions` the paths of fragments
 * that stay, in which `*` stands for any name.
 */
export function houseFigures(
  files: ReadonlyMap<string, string>,
  exceptions: readonly string[],
): HouseFigures {
  const measured = [...files].filter(([path]) => MEASURED.test(path));
  const importers = new Map<string, Set<string>>();
  for (const [path, text] of measured)
    for (const { to, onDemand } of importsOf(path, text))
      importers.set(to, (importers.get(to) ?? new Set()).add(onDemand ? ON_DEMAND : path));
  const sizes = measured.map(([path, text]) => ({ path, lines: linesOf(text).length }));
  const small = sizes.flatMap(({ path, lines }) => {
    const [importer, ...others] = importers.get(path) ?? [];
    return lines <= FRAGMENT && importer !== undefined && importer !== ON_DEMAND && others.length === 0
      ? [{ path, lines, importer }]
      : [];
  });
  const all = measured.flatMap(([, text]) => linesOf(text));
  const ordered = sizes.map(({ lines }) => lines).toSorted((one, other) => one - other);
  const percent = (part: number, whole: number) => (whole === 0 ? 0 : (100 * part) / whole);
  return {
    files: measured.length,
    lines: all.length,
    fragments: small.filter(({ path }) => !exceptions.some((exception) => fits(path, exception))),
    staleExceptions: exceptions.filter((exception) => !small.some(({ path }) => fits(path, exception))),
    tiny: percent(ordered.filter((lines) => lines < TINY).length, ordered.length),
    imports: percent(
      measured.reduce((sum, [, text]) => sum + importLines(text), 0),
      all.length,
    ),
    p90: ordered[Math.ceil(ordered.length * 0.9) - 1] ?? 0,
    large: sizes.filter(({ lines }) => lines > LARGE),
    wide: percent(all.filter((line) => line.length > WIDE).length, all.length),
    questions: measured.reduce((sum, [, text]) => sum + (text.match(QUESTION)?.length ?? 0), 0),
    oddWords: oddWordsOf([...files].flatMap(([path, text]) => (READ.test(path) ? text : []))),
  };
}

function oddWordsOf(texts: readonly string[]): number {
  const count = (pattern: RegExp) => texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
  const words = count(/[a-z]+/gi);
  return words === 0 ? 0 : (10_000 * count(ODD)) / words;
}

/** Counts the lines from the first to the last of each import declaration. */
const importLines = (text: string): number =>
  (text.match(/^import\b[^;]*;/gm) ?? []).reduce((sum, statement) => sum + linesOf(statement).length, 0);
