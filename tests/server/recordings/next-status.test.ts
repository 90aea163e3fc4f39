import { expect, test } from "vitest";
import { mayBecome } from "../../../server/recordings/next-status.ts";

const ALL = ["recording", "processing", "pending", "approved", "rejected", "failed", "deleted"] as const;

test("a recording goes the ways that were decided, and no other", () => {
  const ways = ALL.flatMap((from) => ALL.filter((to) => mayBecome(from, to)).map((to) => `${from} → ${to}`));
  expect(ways).toEqual([
    "recording → processing",
    "processing → pending",
    "processing → failed",
    "pending → approved",
    "pending → rejected",
    "pending → deleted",
    "approved → pending",
    "approved → rejected",
    "approved → deleted",
    "rejected → pending",
    "rejected → approved",
    "rejected → deleted",
    "failed → deleted",
  ]);
});
