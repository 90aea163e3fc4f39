import { expect, test } from "vitest";
import type { User } from "../../../openapi/generated/console.ts";
import { changeOf, changePeople } from "../../../src/features/people/changed-people.ts";

const ana: User = {
  _id: "1",
  privilege: "agent",
  disabled: false,
  segments: ["sales", { _id: "support", name: "Support" }],
  version: 4,
};

test("changes only the members that differ, and nothing for users without differences", () => {
  expect(changeOf(ana, { disabled: true, privilege: "agent" })).toEqual({ disabled: true });
  expect(changeOf(ana, { disabled: false, privilege: "supervisor" })).toEqual({ privilege: "supervisor" });
  expect(changeOf(ana, { segments: { ids: ["sales", "night"], way: "add" } })).toEqual({
    segments: ["sales", "support", "night"],
  });
  expect(changeOf(ana, { segments: { ids: ["support"], way: "leave" } })).toEqual({ segments: ["sales"] });
  expect(changeOf(ana, { segments: { ids: [], way: "replace" } })).toEqual({ segments: [] });
  expect(
    changeOf(ana, { disabled: false, privilege: "agent", segments: { ids: ["sales"], way: "add" } }),
  ).toBeNull();
});

test("changes each user by the revision read in its turn, and skips deleted users", async () => {
  const sent: unknown[] = [];
  const answer = (data: object | undefined, status: number) =>
    Promise.resolve({ data, response: new Response(null, { status }) });
  const api = {
    GET: (_: string, { params }: { params: { path: { id: string } } }) =>
      params.path.id === "1" ? answer(ana, 200) : answer(undefined, 404),
    PATCH: (_: string, asked: object) => (sent.push(asked), answer(ana, 200)),
  } as unknown as Parameters<ReturnType<typeof changePeople>>[0]; // the two that it asks
  const act = changePeople({ disabled: true });
  expect((await act(api, "1")).response.status).toBe(200);
  expect((await act(api, "2")).response.status).toBe(404);
  expect((await changePeople({ disabled: false })(api, "1")).response.status).toBe(200);
  expect(sent).toEqual([
    { params: { path: { id: "1" }, header: { "If-Match": '"4"' } }, body: { disabled: true } },
  ]);
});
