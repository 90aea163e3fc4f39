import { expect, test } from "vitest";
import { houseFigures } from "./support/house-figures.ts";

const lines = (count: number) => "const x = 1;\n".repeat(count);
const files = new Map([
  [
    "src/a.ts",
    `import { b } from "./b.ts";\nimport {\n  c,\n} from "./c.ts";\n/** Whether it is. */\n${lines(20)}`,
  ],
  ["src/b.ts", `import { c } from "./c.ts";\n${lines(9)}`],
  ["src/c.ts", lines(401)],
  ["src/d.ts", `/**\n * What it is.\n */\n${lines(26)}export const d = "${"x".repeat(110)}";\n`],
  ["src/e.ts", `export const load = () => import("./d.ts");\n${lines(30)}`],
  ["tests/a.test.ts", `import { d } from "../src/d.ts";\n`],
]);

test("a file of at most thirty lines with one importer of the source is a fragment, unless it is excepted", () => {
  expect(houseFigures(files, []).fragments).toEqual([{ path: "src/b.ts", lines: 10, importer: "src/a.ts" }]);
  expect(houseFigures(files, ["src/*.ts"])).toMatchObject({ fragments: [], staleExceptions: [] });
  expect(houseFigures(files, ["src/c.ts"]).staleExceptions).toEqual(["src/c.ts"]);
});

test("sizes are those of the source alone", () => {
  expect(houseFigures(files, [])).toMatchObject({
    files: 5,
    lines: 497,
    tiny: 20,
    imports: (100 * 5) / 497,
    p90: 401,
    large: [{ path: "src/c.ts", lines: 401 }],
    wide: 100 / 497,
    questions: 2,
  });
});

test("counts odd words per 10,000 words of the source and the English texts", () => {
  const texts = new Map([
    ["src/a.ts", "/** Reads it by\n * itself, and again. */\nconst told = 1; const toldOf = 2;\n"],
    ["i18n/en/a.ts", "const en = { a: 'Whoever' };\n"],
    ["tests/a.ts", "// told anew\n"],
  ]);
  expect(houseFigures(texts, []).oddWords).toBe((10_000 * 3) / 14);
});
