import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { DESCRIBED } from "../../openapi/generated/described.ts";
import { loadAllLocalesAsync, loadNamespaceAsync } from "../../i18n/i18n-util.async.ts";
import { i18nObject, locales } from "../../i18n/i18n-util.ts";
import {
  type DescribedResource,
  type DescribedWords,
  type MemberWords,
  wordsIn,
} from "../../src/resource/kit/described/described-resource.ts";
import { describedSpec } from "../../src/resource/kit/described/described-view.ts";
import type { MembersSpec } from "../../src/resource/records/record/resource-spec.ts";

await loadAllLocalesAsync();
await Promise.all(locales.map((locale) => loadNamespaceAsync(locale, "records")));

const features = fileURLToPath(new URL("../../src/features/", import.meta.url));
const dictionaries = await Promise.all(
  locales.map(
    async (locale) =>
      (
        (await import(`../../i18n/${locale}/records/index.ts`)) as {
          readonly default: Readonly<Record<string, object>>;
        }
      ).default,
  ),
); // each language has one
const files = readdirSync(features, { recursive: true, encoding: "utf8" }).filter((path) =>
  path.endsWith("-resource.ts"),
);
const resources = (
  await Promise.all(
    files.map(async (path) =>
      Object.values((await import(features + path)) as Record<string, DescribedResource>),
    ),
  )
).flat(); // such a file contains these values

test("every description has a page", () => {
  expect(new Set(resources.map(({ of }) => of))).toEqual(new Set(Object.keys(DESCRIBED)));
});

/** The members and choices without words, those of rows too. */
function withoutWords(spec: MembersSpec, text: MemberWords | undefined): string[] {
  return [
    ...spec.members.filter((member) => wordsIn(text?.fields[member]) === undefined),
    ...Object.entries(spec.choices).flatMap(([member, values]) =>
      values
        .filter((value) => wordsIn(text?.choices[member]?.[value]) === undefined)
        .map((value) => `${member} ${value}`),
    ),
    ...Object.entries(spec.rows).flatMap(([member, rows]) =>
      withoutWords(rows, text?.rows?.[member]).map((name) => `${member}/${name}`),
    ),
    ...Object.keys(spec.rows).filter(
      (member) => !text?.rows?.[member]?.one({ number: 1 }) || wordsIn(text.rows[member].add) === undefined,
    ),
  ];
}

test.each(resources.flatMap((resource) => locales.map((locale) => [resource.of, locale, resource] as const)))(
  "%s has words in %s for each member, each choice and each part of its form",
  (_, locale, resource) => {
    const spec = describedSpec(resource);
    const text: DescribedWords = i18nObject(locale).records[resource.words];
    const wordless = [
      ...withoutWords(spec, text),
      ...Object.keys(resource.sections ?? {}).filter((part) => wordsIn(text.sections?.[part]) === undefined),
    ];
    expect(wordless).toEqual([]);
  },
);

test.each(resources.map((resource) => [resource.of, resource] as const))(
  "has texts for the removal of %s exactly where records can be removed",
  (_, resource) => {
    const spec = describedSpec(resource);
    const texts = dictionaries.map(
      (records) => Object.entries(records).find(([name]) => name === resource.words)?.[1] ?? {},
    );
    for (const text of texts)
      expect(["remove", "removeText", "removed"].filter((word) => word in text)).toEqual(
        spec.removable ? ["remove", "removeText", "removed"] : [],
      );
  },
);

test.each(resources.map((resource) => [resource.of, resource] as const))(
  "%s shows columns and fields that there are, and each field once",
  (_, resource) => {
    const spec = describedSpec(resource);
    const fields = Object.values(resource.sections ?? {}).flat();
    expect(new Set(fields).size).toBe(fields.length);
    expect(
      fields.filter((member) => !spec.members.includes(member) || spec.readOnly.includes(member)),
    ).toEqual([]);
    const columns = new Set([
      ...spec.members,
      ...(resource.besides ?? []),
      "createdBy",
      "createdAt",
      "actions",
    ]);
    expect(
      [...(resource.usual ?? []), ...Object.keys(resource.widths), resource.title].filter(
        (column) => !columns.has(column),
      ),
    ).toEqual([]);
  },
);
