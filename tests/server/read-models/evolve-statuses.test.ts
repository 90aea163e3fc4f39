import { expect, test } from "vitest";
import { evolveStatuses, type StatusFact } from "../../../server/read-models/evolve-statuses.ts";

type Status = StatusFact["data"]["status"];

const recordsOf = (...statuses: readonly Status[]) =>
  evolveStatuses(
    [],
    statuses.map((status, place) => ({
      type: "user-status-changed",
      subject: "user/ana",
      at: 1_000 * (place + 1),
      offset: place + 1,
      data: { status },
    })),
    { account: "acme", epoch: 1 },
  ).map(({ status, began_at, ended_at }) => [status, began_at, ended_at]);

test("a repeated status continues its record", () => {
  expect(recordsOf("break", "break", "available")).toEqual([
    ["break", 1_000, 3_000],
    ["available", 3_000, null],
  ]);
});

test("a repeated disconnection begins a record, because a connection may have ended the earlier one", () => {
  expect(recordsOf("disconnected", "disconnected")).toEqual([
    ["disconnected", 1_000, 2_000],
    ["disconnected", 2_000, null],
  ]);
});
