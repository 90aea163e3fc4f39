import fc from "fast-check";
import { expect, test } from "vitest";
import { columnSizes, sharedWidths } from "../../src/ui/shared-widths.ts";

const NAME = { id: "name" };
const ACTIONS = { id: "actions", width: 96, pinned: true } as const;

test("a name takes what there is as long as that is little", () => {
  expect(sharedWidths([NAME, { id: "state", width: 160 }, ACTIONS], 600)).toEqual({});
});

test("shares the spare width among all columns that are not fixed at the end, and gives the rest to the name", () => {
  const columns = [NAME, { id: "login", width: 240 }, { id: "state", width: 120 }, ACTIONS];
  expect(sharedWidths(columns, 96 + 1.5 * 720)).toEqual({ login: 360, state: 180 });
});

test("of few columns none grows until it is far from the others", () => {
  expect(sharedWidths([NAME, { id: "createdAt", width: 132 }, ACTIONS], 1_600)).toEqual({
    name: 576,
    createdAt: 211,
  });
});

test("nothing is wider than the room, and nothing narrower than it was", () => {
  const column = fc.record({
    id: fc.uuid(),
    width: fc.option(fc.integer({ min: 56, max: 400 }), { nil: undefined }),
    pinned: fc.constantFrom(true as const, undefined),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(column, { selector: ({ id }) => id, maxLength: 12 }),
      fc.integer({ min: 0, max: 3_000 }),
      (some, room) => {
        const columns = some.map(({ id, width, pinned }) => ({
          id,
          ...(width !== undefined && { width }),
          ...(pinned && { pinned, width: width ?? 96 }),
        }));
        const shared = sharedWidths(columns, room);
        for (const { id, width } of columns) expect(shared[id] ?? 10_000).toBeGreaterThanOrEqual(width ?? 0);
        const wide = columns.reduce((sum, { id, width }) => sum + (shared[id] ?? width ?? 0), 0);
        if (Object.keys(shared).length > 0) expect(wide).toBeLessThanOrEqual(room);
      },
    ),
  );
});

test("gives each column its own width and the rest to the name, which keeps a minimum", () => {
  const columns = [NAME, { id: "state", width: 160 }, ACTIONS];
  expect(columnSizes(columns, null, 600)).toEqual({ name: 344, state: 160, actions: 96 });
  expect(columnSizes(columns, null, 300)).toEqual({ name: 200, state: 160, actions: 96 });
  expect(columnSizes(columns, { name: 120, state: 80, actions: 500 }, 900)).toEqual({
    name: 120,
    state: 80,
    actions: 96,
  });
  expect(columnSizes(columns, { state: 80 }, 900)).toEqual({ name: 724, state: 80, actions: 96 });
});
