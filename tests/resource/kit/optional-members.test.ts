import { expect, test } from "vitest";
import { fullBodies } from "../../support/body-inputs.ts";
import { platformVerdict, SENT_BODIES } from "../../support/body-verdicts.ts";
import type { DescribedResource } from "../../../src/resource/kit/described/described-resource.ts";
import { describedSpec } from "../../../src/resource/kit/described/described-view.ts";
import type { MembersSpec } from "../../../src/resource/records/record/resource-spec.ts";
import {
  isOptional,
  rowsWithNeeded,
  withNeeded,
} from "../../../src/resource/kit/described/optional-members.ts";
import { missingMembers, activeMembers } from "../../../src/resource/kit/described/active-members.ts";

type Values = Readonly<Record<string, unknown>>;

const TODAY = "2026-05-03";
const modules = import.meta.glob<Readonly<Record<string, DescribedResource>>>(
  "../../../src/features/*/*-resource.ts",
  { eager: true },
);
const pages = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((page) => typeof page === "object" && "of" in page);

/** Returns values without one member, or with its default if it has one. */
const without = (values: Values, member: string, { defaults }: Pick<MembersSpec, "defaults">): Values => {
  const { [member]: _, ...rest } = values;
  return member in defaults ? { ...rest, [member]: defaults[member] } : rest;
};

/**
 * The members of values that the form marks as optional though something asks for them, or does not mark
 * though nothing does.
 */
const wrongMarks = (
  spec: MembersSpec,
  members: readonly string[],
  values: Values,
  asksFor: (member: string, left: Values) => boolean,
): readonly string[] =>
  members.filter((member) => {
    // What begins with a value of its own is never empty, and needs no mark.
    const hasDefault = member in spec.defaults && !isOptional({ defaults: spec.defaults }, member);
    return !hasDefault && isOptional(spec, member) === asksFor(member, without(values, member, spec));
  });

const CASES = pages.flatMap((page) =>
  SENT_BODIES.filter(({ operation }) => operation.id === `create${page.of}`).map(
    (sent) => [page.of, page, sent] as const,
  ),
);

test("every described form that makes records is looked at", () => {
  expect(CASES.length).toBeGreaterThan(15);
});

test.each(CASES)(
  "%s marks as optional what the platform takes without a value, and nothing else",
  (_, page, sent) => {
    for (const body of fullBodies(sent)) {
      const plain = describedSpec(page);
      const values: Values = { ...plain.defaults, ...body };
      const spec = withNeeded(plain, page, values);
      const faultsOf = (left: Values): readonly string[] => [
        ...[...platformVerdict(sent, left)].map(
          ([pointer, code]) => `${pointer.slice("/body/".length)} ${code}`,
        ),
        ...(page.faults?.(left, TODAY) ?? []).map(({ at, code }) => `${at} ${code}`),
        ...Object.keys(missingMembers(plain, left, undefined)).map((member) => `${member} missing`),
      ];
      const asks = (at: string, left: Values) =>
        faultsOf(left).some((fault) => fault === `${at} missing` || fault === `${at} too-few`);
      const members = activeMembers(spec, spec.members, values).filter(
        (member) => !spec.readOnly.includes(member),
      );
      expect(wrongMarks(spec, members, values, asks)).toEqual([]);
      for (const [list, rows] of Object.entries(spec.rows)) {
        const asked = rowsWithNeeded(rows, spec.needed, list);
        const held: readonly unknown[] = Array.isArray(values[list]) ? values[list] : [];
        for (const row of held.map((one): Values => Object(one))) {
          const shown = rows.members.filter(
            (member) => member in row && (page.rowShows?.(row, member) ?? true),
          );
          expect(
            wrongMarks(asked, shown, row, (member, left) =>
              asks(`${list}/0/${member}`, { ...values, [list]: [left] }),
            ),
          ).toEqual([]);
        }
      }
    }
  },
);
