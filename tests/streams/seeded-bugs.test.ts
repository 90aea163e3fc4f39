import { expect, test } from "vitest";
import { atDepth } from "../support/depth.ts";
import { FOLD_PROPERTIES } from "../support/fold-properties.ts";
import { mergeProperty } from "../support/merge-property.ts";
import { codeWith, type SeededBug } from "../support/seeded-bug.ts";

const draft = "projections/floor-draft.ts";
const merge = "reconcile.ts";

/** Mistakes in fold and merge, each of which a property has to notice. */
const BUGS: readonly (readonly [string, SeededBug])[] = [
  [
    "whoever is offered to an agent is counted as waiting once more",
    {
      file: draft,
      is: "if (!before) this.busy(entry.segment, 1, 0);",
      would: "this.busy(entry.segment, 1, 0);",
    },
  ],
  [
    "a call that was transferred is counted in the segment that it left, too",
    { file: draft, is: "if (before) this.busy(before.segment, 0, -1);", would: "" },
  ],
  [
    "an agent who became free is not counted as free",
    { file: draft, is: "this.counts.free += free;", would: "" },
  ],
  [
    "a batch goes on with the histogram of the floor that it was given",
    { file: draft, is: "waits: [...tally.waits]", would: "waits: tally.waits" },
  ],
  [
    "what is counted for a segment is not counted over all",
    { file: draft, is: "change(this.tally(day, ALL));", would: "" },
  ],
  [
    "a batch goes on with a segment that was described since",
    { file: draft, is: "this.ownSegments.delete(segment.id);", would: "" },
  ],
  [
    "a version changes the nodes of the one before",
    {
      file: "projections/keyed.ts",
      is: "node.owner === this.owner ? node :",
      would: "node.owner !== undefined ? node :",
    },
  ],
  [
    "an agent keeps a call that has ended",
    {
      file: "projections/evolve-call.ts",
      is: "  if (call.user !== null) leaveAgent(draft, call.user, call.id, time);\n  draft.count",
      would: "  draft.count",
    },
  ],
  [
    "the wait of who was answered is not in the histogram",
    { file: "projections/evolve-call.ts", is: "addAt(tally.waits, secondsPlace(waited));", would: "" },
  ],
  [
    "what comes twice is folded twice",
    {
      file: merge,
      is: "events.every((event) => event.offset === ++offset)",
      would: "events.every((event) => (offset = event.offset))",
    },
  ],
  [
    "what lies behind a hole is folded",
    { file: merge, is: "if (event.offset === offset + 1) {", would: "if (event.offset > offset) {" },
  ],
  [
    "a snapshot that is late wins",
    { file: merge, is: "if (isOlder(received.snapshot, before.held)) return before;", would: "" },
  ],
  [
    "the last event may be lost for ever",
    {
      file: merge,
      is: "received.head > before.held.offset ? askRange(before, received.head) : before",
      would: "before",
    },
  ],
  [
    "what came early in one life of a log is kept for the next",
    {
      file: merge,
      is: "before.early?.epoch === epoch ? before.early.events : []",
      would: "before.early ? before.early.events : []",
    },
  ],
];

const MERGE = [["the follower has what the platform has", mergeProperty, atDepth(200, 20_000)]] as const;
const FOLD = Object.entries(FOLD_PROPERTIES).map(
  ([name, holds]) => [name, holds, atDepth(60, 2_000)] as const,
);
/** Runs of one seed notice a bug always or never. */
const SEED = atDepth({ seed: 1 }, {});

/** The first property that does not hold; null where all do. */
function broken(
  code: Awaited<ReturnType<typeof codeWith>>,
  properties: readonly (typeof MERGE | typeof FOLD)[number][],
): string | null {
  for (const [name, holds, numRuns] of properties) {
    try {
      holds(code, { ...SEED, numRuns, endOnFailure: true });
    } catch {
      return name;
    }
  }
  return null;
}

test("as they are, fold and merge keep every property", async () => {
  expect(broken(await codeWith(null), [...MERGE, ...FOLD])).toBe(null);
});

test.each(BUGS)("a property notices where %s", async (_, bug) => {
  expect(broken(await codeWith(bug), bug.file === merge ? MERGE : FOLD)).not.toBe(null);
});
