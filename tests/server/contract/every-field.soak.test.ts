import { afterAll, beforeAll, expect, test } from "vitest";
import { operationAsker } from "../../support/ask-operation.ts";
import { GOOD_BODIES } from "../../support/good-bodies.ts";
import { startPlatform, type TestPlatform } from "../../support/platform.ts";
import { expectKept, NEVER_TAKEN, TEXT_FIELDS } from "../../support/text-fields.ts";

let platform: TestPlatform;
let ask: Awaited<ReturnType<typeof operationAsker>>;
beforeAll(async () => {
  platform = await startPlatform();
  ask = await operationAsker(platform);
});
afterAll(() => platform.close());

test.each(TEXT_FIELDS)(
  "stores or rejects any text in $title on a running server without failing",
  async ({ operation, name, typed }) => {
    for (const [kind, text] of Object.entries(typed)) {
      const { status, body } = await ask(operation, { json: { ...GOOD_BODIES[operation.id], [name]: text } });
      expect({ kind, broken: status >= 500 }).toEqual({ kind, broken: false });
      if (NEVER_TAKEN.has(kind)) expect({ kind, refused: status >= 400 }).toEqual({ kind, refused: true });
      if (status === 200) expectKept(operation, name, text, body);
    }
  },
);
