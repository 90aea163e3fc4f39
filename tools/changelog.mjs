const RELEASE = /^## \[[^\]]+\] - (\d{4}-\d\d-\d\d)$/;
const UNRELEASED = "## [Unreleased]";
/**
 * An entry that the console shows; it ends with its name: `- **Title.** Text. <!-- name -->`. May span lines.
 */
const ENTRY = /^- \*\*(.+?)\.\*\* ([^]+?) <!-- (\w+) -->$/;

/**
 * Reads the entries that the console shows from CHANGELOG.md, in the file's order. Ignores unreleased changes
 * and entries without a name. Throws on unknown headings.
 */
export function changelogIn(text) {
  const entries = [];
  for (const section of text.split(/^(?=## )/m).slice(1)) {
    const [heading = "", ...lines] = section.split("\n");
    if (heading === UNRELEASED) continue;
    const [, day] = RELEASE.exec(heading) ?? [];
    if (day === undefined)
      throw new Error(
        `CHANGELOG.md: invalid heading "${heading}". Use "${UNRELEASED}" or a release such as "## [1.2.0] - 2026-11-22".`,
      );
    for (const item of lines.join("\n").split(/^(?=- |#)/m)) {
      const [, title, body, name] = ENTRY.exec(item.trim().replaceAll(/\s*\n\s*/g, " ")) ?? [];
      if (name !== undefined) entries.push({ name, day, title, text: body });
    }
  }
  const twice = entries.find(
    ({ name }, index) => entries.findIndex((other) => other.name === name) !== index,
  );
  if (twice) throw new Error(`CHANGELOG.md: two entries have the name ${twice.name}. Rename one.`);
  return entries;
}

const NOTE = "// Generated from CHANGELOG.md by `npm run generate`. Do not edit.\n\n";

/** Writes the English dictionary of the console's changelog. */
export const changelogTexts = (entries) => `${NOTE}import type { BaseTranslation } from "../../i18n-types";

const en_changelog = {
  entries: {
${entries.map(({ name, title, text }) => `    ${name}: { title: ${JSON.stringify(title)}, text: ${JSON.stringify(text)} },`).join("\n")}
  },
} satisfies BaseTranslation;

export default en_changelog;
`;

/** Writes the list of entries that the console shows, by their names in the dictionaries. */
export const changelogEntries = (
  entries,
) => `${NOTE}import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";

interface ChangelogEntry {
  readonly name: keyof TranslationFunctions["changelog"]["entries"];
  /** The day (ISO) of the release. */
  readonly day: string;
}

/** The changes of all releases, the latest first. The dictionaries hold their texts by name. */
export const CHANGELOG: readonly ChangelogEntry[] = [
${entries.map(({ name, day }) => `  { name: ${JSON.stringify(name)}, day: ${JSON.stringify(day)} },`).join("\n")}
];
`;
