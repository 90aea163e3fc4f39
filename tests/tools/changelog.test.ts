import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import en from "../../i18n/en/changelog/index.ts";
import { CHANGELOG } from "../../src/app/shell/changelog/changelog-entries.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const SCRIPT =
  'import { changelogIn } from "./tools/changelog.mjs"; console.log(JSON.stringify(changelogIn(process.argv[1])));';
const args = (text: string) => ["--input-type=module", "-e", SCRIPT, text];
const entriesIn = (text: string) =>
  JSON.parse(execFileSync(process.execPath, args(text), { cwd: root, encoding: "utf8" }));

test("reads the named entries of releases and leaves out unreleased ones", () => {
  const text =
    "# Changelog\n\nWords.\n\n## [Unreleased]\n\n- **Soon.** Not yet. <!-- soon -->\n\n## [1.1.0] - 2027-01-02\n\n### Added\n\n- **A title.** Written on\n  two lines. <!-- one -->\n- **Docker.** For developers.\n\n### Fixed\n\n- **Fault.** Gone.\n  <!-- two -->\n\n## [1.0.0] - 2026-12-01\n\n- **First.** Here. <!-- three -->\n";
  expect(entriesIn(text)).toEqual([
    { name: "one", day: "2027-01-02", title: "A title", text: "Written on two lines." },
    { name: "two", day: "2027-01-02", title: "Fault", text: "Gone." },
    { name: "three", day: "2026-12-01", title: "First", text: "Here." },
  ]);
});

test.each([
  ["a release without a day", "# Changelog\n\n## [1.0.0]\n", 'invalid heading "## [1.0.0]"'],
  [
    "a name that two entries have",
    "# Changelog\n\n## [1.0.0] - 2026-12-01\n\n- **A.** A. <!-- a -->\n- **B.** B. <!-- a -->\n",
    "two entries have the name a",
  ],
])("rejects %s", (_, text, message) => {
  expect(spawnSync(process.execPath, args(text), { cwd: root, encoding: "utf8" }).stderr).toContain(message);
});

test("keeps the console's changelog equal to CHANGELOG.md", () => {
  const shown = CHANGELOG.map(({ name, day }) => ({ name, day, ...en.entries[name] }));
  expect(shown).toEqual(entriesIn(readFileSync(new URL("../../CHANGELOG.md", import.meta.url), "utf8")));
});
