import { expect, test } from "vitest";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import { emptyFloor, floorFromJson, floorToJson } from "../../../streams/projections/floor.ts";
import { atDepth } from "../../support/depth.ts";
import { FOLD_PROPERTIES } from "../../support/fold-properties.ts";

test.each(Object.entries(FOLD_PROPERTIES))("%s", (_, holds) => {
  expect(() =>
    holds({ evolveFloor, emptyFloor, floorFromJson, floorToJson }, { numRuns: atDepth(100, 2_000) }),
  ).not.toThrow();
});
