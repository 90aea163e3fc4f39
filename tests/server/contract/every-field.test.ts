import { expect, test } from "vitest";
import { checkRequest } from "../../support/checked-request.ts";
import { GOOD_BODIES } from "../../support/good-bodies.ts";
import { NEVER_TAKEN, TEXT_FIELDS } from "../../support/text-fields.ts";

test("covers many free-text fields", () => {
  expect(TEXT_FIELDS.length).toBeGreaterThan(40);
});

test.each(TEXT_FIELDS)(
  "stores any text in $title unchanged or rejects it by field name, without failing",
  ({ operation, name, typed }) => {
    const deviations = Object.entries(typed).filter(([kind, text]) => {
      const { status, faults, body } = checkRequest(operation, {
        json: { ...GOOD_BODIES[operation.id], [name]: text },
      });
      if (faults.some(({ pointer }) => pointer === `/body/${name}`)) return false;
      // Blanks around a text are not kept, except where the contract says that they mean something.
      const isKept = status === 200 && [text, text.trim()].includes(Object(body)[name]);
      return !isKept || NEVER_TAKEN.has(kind);
    });
    expect(deviations).toEqual([]);
  },
);
