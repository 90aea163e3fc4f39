import { expect, test } from "vitest";
import { idleEdits } from "../../../src/features/replay/what-if/idle-edits.ts";
import type { Edit } from "../../../streams/replay/what-if/edit.ts";

const idle = (...edits: readonly Edit[]) => [
  ...idleEdits(edits.map((edit, id) => ({ id, edit, offset: edit.event + 1 }))),
];
const made = { type: "queue-abandoned", subject: "queue/1", time: "2026-01-12T10:00:00.000Z", data: {} };

test.each<[string, readonly Edit[], readonly number[]]>([
  [
    "what comes before the leaving out",
    [
      { edit: "delay", event: 3, ms: 1 },
      { edit: "drop", event: 3 },
    ],
    [],
  ],
  [
    "whatever is done to an event that is left out",
    [
      { edit: "drop", event: 3 },
      { edit: "delay", event: 3, ms: 1 },
      { edit: "duplicate", event: 3 },
      { edit: "drop", event: 3 },
      { edit: "move", event: 3, before: 1 },
    ],
    [1, 2, 3, 4],
  ],
  [
    "the same of each event of a contact",
    [
      { edit: "drop-all", event: 3, events: [1, 3] },
      { edit: "change", event: 1, data: {} },
      { edit: "change", event: 2, data: {} },
    ],
    [1],
  ],
  [
    "a contact of which something is still there",
    [
      { edit: "drop", event: 3 },
      { edit: "drop-all", event: 3, events: [1, 3] },
      { edit: "drop-all", event: 1, events: [1, 3] },
    ],
    [2],
  ],
  [
    "what is put in where an event was, or moved there",
    [
      { edit: "drop", event: 3 },
      { edit: "insert", event: 3, made },
      { edit: "move", event: 5, before: 3 },
    ],
    [],
  ],
])("of edits, these do nothing: %s", (_, edits, expected) => {
  expect(idle(...edits)).toEqual(expected);
});
