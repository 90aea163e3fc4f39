import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const src = fileURLToPath(new URL("../../src/", import.meta.url));
const tokens = readFileSync(`${src}ui/tokens.css`, "utf8");
/** Tokens that differ where the past is shown. */
const pastTokens = readFileSync(`${src}ui/past-tokens.css`, "utf8");

/** Returns every color token in both themes. */
const colorsIn = (sheet: string) =>
  [...sheet.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g)].map(
    ([, name = "", light = "", dark = ""]) => [name, { light, dark }] as const,
  );
const now = new Map(colorsIn(tokens));
const past = new Map([...now, ...colorsIn(pastTokens)]);

const channel = (hex: string) => {
  const share = Number.parseInt(hex, 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = (color: string) =>
  0.2126 * channel(color.slice(1, 3)) +
  0.7152 * channel(color.slice(3, 5)) +
  0.0722 * channel(color.slice(5, 7));
const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const FAMILIES = ["free", "call", "away", "plan", "bad", "off"];
const PLANES = ["canvas", "surface", "raised", "hover"];
const TEXTS: [text: string, ground: string][] = [
  ...["text", "muted", "faint", "accent-text"].flatMap((text) =>
    PLANES.map((plane): [string, string] => [text, plane]),
  ),
  ...FAMILIES.flatMap((family): [string, string][] => [
    [family, `${family}-bg`],
    [family, "surface"],
    ["text", `${family}-bg`],
  ]),
  ["accent-text", "accent-soft"],
  ["faint", "accent-soft"],
  ["on-accent", "accent"],
  ["on-accent", "accent-hover"],
  ["on-accent", "bad-dot"],
  ["on-tip", "tip"],
];
const SHAPES: [shape: string, ground: string][] = [
  ...FAMILIES.flatMap((family): [string, string][] => [
    [`${family}-dot`, `${family}-bg`],
    [`${family}-dot`, "surface"],
  ]),
  ...["surface", "canvas"].flatMap((plane): [string, string][] => [
    ["line-strong", plane],
    ["focus", plane],
  ]),
];

test.each([
  ["now, in the light", "light", now, TEXTS],
  ["now, in the dark", "dark", now, TEXTS],
  ["in the past, in the light", "light", past, [...TEXTS, ["on-past", "past"]]],
  ["in the past, in the dark", "dark", past, [...TEXTS, ["on-past", "past"]]],
] as const)("contrasts text by 4.5 to 1, shapes and rings by 3 to 1: %s", (_, mode, colors, texts) => {
  const ratio = ([one, other]: readonly [string, string]) =>
    contrast(colors.get(one)![mode], colors.get(other)![mode]);
  expect(texts.filter((pair) => ratio(pair) < 4.5)).toEqual([]);
  expect(SHAPES.filter((pair) => ratio(pair) < 3)).toEqual([]);
});

test("defines colors, fonts and shadows among the tokens and nowhere else", () => {
  const sheets = readdirSync(src, { recursive: true, encoding: "utf8" }).filter(
    (path) => path.endsWith(".css") && path !== "ui/tokens.css" && path !== "ui/past-tokens.css",
  );
  expect(sheets.length).toBeGreaterThan(30);
  const written = sheets.flatMap((path) =>
    readFileSync(src + path, "utf8")
      .split("\n")
      .flatMap((line, index) =>
        /#[0-9a-f]{3,8}\b|rgba?\(|hsl|oklch|font-family|font-size|box-shadow: (?!inset|0 0 0 1px var|var\()/.test(
          line,
        )
          ? [`${path}:${index + 1} ${line.trim()}`]
          : [],
      ),
  );
  expect(written).toEqual([]);
});

test("every token that a stylesheet uses exists", () => {
  const known = new Set([...(tokens + pastTokens).matchAll(/--([\w-]+):/g)].map(([, name]) => name));
  const sheets = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".css"),
  );
  const missing = sheets.flatMap((path) => {
    const text = readFileSync(src + path, "utf8");
    const own = new Set([...text.matchAll(/--([\w-]+):/g)].map(([, name]) => name));
    // The library sets the position and surroundings of floating elements; marks of charts set their color.
    const given = /^(available-height|x|y|scale|opacity|height|z-index|columns|tone|share)$/;
    return [...text.matchAll(/var\(--([\w-]+)/g)].flatMap(([, name = ""]) =>
      known.has(name) || own.has(name) || given.test(name) ? [] : [`${path}: ${name}`],
    );
  });
  expect(missing).toEqual([]);
});
