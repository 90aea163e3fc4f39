import { expect, test } from "vitest";
import { ApiError, Unanswered } from "../../../src/api/problem.ts";
import type { Read } from "../../../src/api/read.ts";
import { logBegins, stretchRefusalOf } from "../../../src/features/replay/opening/log-begins.ts";

const TIMES = ["2026-02-03T09:00:00.000Z", "2026-02-03T10:00:00.000Z"];
const MOST = 500_000;
const { signal } = new AbortController();
const asked = (from: string, to: string) => ({ from, to, names: false });

/** Answers about a log whose events happened at these times. */
const logOf = (times: readonly string[]): Read =>
  (async (_: string, { query }: { query: { from?: string; to?: string } }) => ({
    begins: times[0] ?? null,
    ends: times.at(-1) ?? null,
    events: times.filter((time) => time >= (query.from ?? "") && time < (query.to ?? "9")).length,
  })) as unknown as Read; // it answers one path alone

const refusal = (read: Read, from: string, to: string) =>
  logBegins(read, asked(from, to), signal).then(
    () => null,
    (error: unknown) => stretchRefusalOf(error, MOST),
  );

test("reports where the log begins if the range contains events", async () => {
  expect(
    await logBegins(logOf(TIMES), asked("2026-02-03T09:30:00.000Z", "2026-02-04T00:00:00.000Z"), signal),
  ).toBe(Date.parse(TIMES[0] ?? ""));
});

test("a stretch without events is refused with both ends of the log", async () => {
  const ends = { first: Date.parse(TIMES[0] ?? ""), last: Date.parse(TIMES[1] ?? "") };
  expect(await refusal(logOf(TIMES), "2026-02-03T09:10:00.000Z", "2026-02-03T09:20:00.000Z")).toEqual({
    kind: "no-events",
    ends,
  });
  expect(await refusal(logOf([]), "2026-02-03T09:10:00.000Z", "2026-02-03T09:20:00.000Z")).toEqual({
    kind: "empty-log",
  });
});

test("the platform's word that a stretch is too long is a refusal, and any other failure is none", () => {
  const problem = { type: "/problems/unprocessable", title: "Unprocessable", status: 422 } as const;
  expect(
    stretchRefusalOf(
      new ApiError({ ...problem, errors: [{ pointer: "/query/from", code: "too-many", message: "" }] }),
      MOST,
    ),
  ).toEqual({ kind: "too-many", most: MOST });
  expect(
    stretchRefusalOf(
      new ApiError({ ...problem, errors: [{ pointer: "/query/type", code: "not-recorded", message: "" }] }),
      MOST,
    ),
  ).toBeNull();
  expect(stretchRefusalOf(new Unanswered(true), MOST)).toBeNull();
});
