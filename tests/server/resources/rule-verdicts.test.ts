import fc from "fast-check";
import type { Kysely } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { Problem } from "../../../server/kit/problem.ts";
import type { Tables } from "../../../server/database/schema.ts";
import { keepRules } from "../../../server/resources/record-rules.ts";
import type { DescribedResource } from "../../../src/resource/kit/described/described-resource.ts";
import { fullBodies } from "../../support/body-inputs.ts";
import { platformVerdict, SENT_BODIES } from "../../support/body-verdicts.ts";
import { testDatabase } from "../../support/database.ts";
import { atDepth } from "../../support/depth.ts";
import { spoiled } from "../../support/spoiled-bodies.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

const TODAY = "2026-05-03";
const NOON = Date.parse(`${TODAY}T12:00:00Z`);

const modules = import.meta.glob<Readonly<Record<string, DescribedResource>>>(
  "../../../src/features/*/*-resource.ts",
  { eager: true },
);
/**
 * Rules of each page for its records; the platform checks those of recording settings when it stores the
 * secret.
 */
const pages = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((page) => typeof page === "object" && "of" in page && page.of !== "RecordingSetting");

async function keptBy(
  db: Kysely<Tables>,
  one: string,
  values: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  try {
    await keepRules(db, { account: ACCOUNT, one, now: NOON }, values);
    return [];
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return (error.body("").errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`);
  }
}

test("applies the same rules in console and platform to each valid body of a described record", async () => {
  const { db, close } = await testDatabase();
  onTestFinished(close);
  const broken = new Set<string>();
  for (const page of pages) {
    const sent = SENT_BODIES.find(({ operation }) => operation.id === `create${page.of}`);
    if (!sent) continue;
    await fc.assert(
      fc.asyncProperty(
        spoiled(fullBodies(sent)).filter((body) => platformVerdict(sent, body).size === 0),
        async (body) => {
          const values = { ...body };
          const mine = (page.faults?.(values, TODAY) ?? []).map(({ at, code }) => `/body/${at} ${code}`);
          if (mine.length > 0) broken.add(page.of);
          expect(await keptBy(db, page.of, values)).toEqual(mine);
        },
      ),
      { numRuns: atDepth(25, 60) },
    );
  }
  expect(pages.length).toBeGreaterThan(15);
  expect(broken.size).toBeGreaterThan(1);
});
