import { expect, test } from "vitest";
import { findWords } from "../../tools/find-words.ts";

const found = (path: string, text: string) =>
  findWords(path, text).map(({ line, scope, found }) => `${line} ${scope} ${found}`);

test("finds phrases in the comments of code, also across lines, and not in code", () => {
  const text = [
    "/**",
    " * Reads the list by",
    " * itself; `anew` is code.",
    " */",
    'export const list = "anew"; // told',
    "const address = 'https://example.com/*told*/';",
  ].join("\n");
  expect(found("src/list.ts", text)).toEqual(["2 comment by itself", "5 comment told"]);
});

test("finds documentation comments that begin with a question word", () => {
  expect(found("src/a.ts", "/** Whether it is open. */\nconst a = 1;\n// What is left.\n")).toEqual([
    "1 comment Whether",
  ]);
  expect(found("tools/a.mjs", "/**\n * Of the day: its end.\n */\nconst a = 1;\n")).toEqual(["2 comment Of"]);
  expect(found("src/b.ts", "/** Returns how far the day is. Ofsted. */\nconst a = 1;\n")).toEqual([]);
});

test("finds phrases in interface texts, and no placeholders", () => {
  const text =
    'const en = { one: "{told} of {count} in all", two: "Sent to {name}.", three: "In all cases" };\n';
  expect(found("i18n/en/lists/index.ts", text)).toEqual(["1 interface in all"]);
  expect(found("i18n/en/lists/index.ts", 'const en = { who: "What you type here is kept." };\n')).toEqual([
    '1 interface "What you type here is kept',
  ]);
  expect(
    found("i18n/en/lists/index.ts", 'const en = { who: "What is missing?", new: "What\'s new" };\n'),
  ).toEqual([]);
  expect(found("i18n/fr/lists/index.ts", 'const fr = { said: "Organisation" };\n')).toEqual([]);
});

test("finds phrases in texts of the platform, not in queries and values", () => {
  const text = [
    'const problem = "An administrator is told at once";',
    'const kind = "told";',
    'const rows = "select told from t where told = 1";',
    "const query = sql`select told, anew from whoever`;",
    "const line = `Reads it ${how} anew`;",
  ].join("\n");
  expect(found("server/a.ts", text)).toEqual(["1 text told", "1 text at once", "5 text anew"]);
});

test("finds phrases in titles of tests, not in their data", () => {
  const text =
    'test("nobody signs in", () => {});\ntest.each([["told twice"]])("whoever signs in %s", () => {});\n';
  expect(found("tests/a.test.ts", text)).toEqual(["1 title nobody", "2 title whoever"]);
});

test("finds phrases in Markdown, not in its code and addresses", () => {
  const text =
    "# Told\n\nRead `told` in [the list](docs/anew.md) anew.\n\n```sh\nnpm run told\n```\n\nSend an e-mail.\n";
  expect(found("docs/a.md", text)).toEqual(["1 markdown Told", "3 markdown anew", "9 markdown e-mail"]);
});

test("finds phrases in the descriptions and comments of contracts", () => {
  const text =
    "# Whoever may read.\npath: /told\nproperties:\n  told: { type: string, description: 'Set anew # here.' }\n";
  expect(found("openapi/source/resources/a.yaml", text)).toEqual(["1 comment Whoever", "4 text anew"]);
});

test("finds phrases in the comments of style sheets, not in their strings", () => {
  expect(found("src/a.css", '.a::after { content: "/* told */"; }\n/* It stands\n   anew. */\n')).toEqual([
    "2 comment stands",
    "3 comment anew",
  ]);
});

test("finds opaque names once where they are declared, and those of files", () => {
  const text = 'import { toldOf } from "./a.ts";\nconst waysIn = toldOf();\nwaysIn.heard();\n';
  expect(found("src/a.ts", text)).toEqual(["2 name ways in"]);
  expect(found("src/told-platform.ts", "export const a = 1;\n")).toEqual(["1 name told"]);
});

test.each([
  ["They are cancelled.", "cancelled"],
  ["An organisation.", "organisation"],
  ["Their behaviour.", "behaviour"],
  ["Please log in again.", "log in"],
  ["Sent by e-mail.", "e-mail"],
  ["In the timezone.", "timezone"],
  ["Another value than before.", "Another value than"],
  ["After so many seconds.", "so many"],
  ["The next try fails.", "next try"],
  ["No longer there; no more.", "no more"],
  ["A list of what is open.", "of what"],
  ["It is not there anymore.", "anymore"],
])("finds a phrase: %s", (text, phrase) => {
  expect(findWords("README.md", `${text}\n`).map(({ found }) => found)).toEqual([phrase]);
});

test.each([
  "In all languages.",
  "It stands for any name.",
  "The log in one round trip.",
  "An exercise that is otherwise promised.",
  "No more than ten.",
  "Decide what to do.",
  "Sends as many as it can.",
])("finds nothing: %s", (text) => {
  expect(findWords("README.md", `${text}\n`)).toEqual([]);
});
