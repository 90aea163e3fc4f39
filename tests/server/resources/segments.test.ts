import { afterAll, beforeAll, expect, test } from "vitest";
import { agentBody, asking, faults } from "../../support/people.ts";
import { type Answer, type Json, startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

let platform: TestPlatform;
let admin: ReturnType<typeof asking>;
beforeAll(async () => {
  platform = await startPlatform();
  admin = asking(platform, { token: (await platform.signIn("admin@demo.example")).accessToken });
});
afterAll(() => platform.close());

const AGENT = "65a0f0010000000000000005";
const OTHER = "65a0f0010000000000000004";

const rowsOf = ({ body }: Answer): Json[] => Object.values(body.data ?? {});
const eventsOf = async (channel: string, subject: string) =>
  rowsOf(await admin.get("/events", `channel=account/${ACCOUNT}/${channel}&subject=${subject}`));
const make = async (values: object) => (await admin.post("/segments", { name: "Cards", ...values })).body;

test("notifies the floor immediately of a new, changed or removed segment and of the segments of its agents", async () => {
  const made = await make({ users: [AGENT] });
  const id = textOf(made._id);
  expect((await eventsOf("floor", `segment/${id}`)).map(({ data }) => data)).toEqual([
    { name: "Cards", channels: ["video", "audio"] },
  ]);
  const served = async () =>
    (await eventsOf("floor", `user/${AGENT}`))
      .map(({ data }) => data as unknown as { segments: string[] })
      .at(-1)
      ?.segments.includes(id); // as the contract has it
  expect(await served()).toBe(true);
  expect(
    (await admin.patch(`/segments/${id}`, { name: "Cards and payments", channels: ["audio"], users: [] }, 1))
      .status,
  ).toBe(200);
  expect([(await eventsOf("floor", `segment/${id}`)).map(({ data }) => data).at(-1), await served()]).toEqual(
    [{ name: "Cards and payments", channels: ["audio"] }, false],
  );
  expect((await admin.remove(`/segments/${id}`)).status).toBe(204);
  expect((await eventsOf("floor", `segment/${id}`)).map(({ data }) => data).at(-1)).toEqual({
    name: "Cards and payments",
    channels: ["audio"],
    removed: true,
  });
});

test("increments the version of segments when the departments of an agent change, so that no change is overwritten", async () => {
  const made = await make({ users: [OTHER] });
  const id = textOf(made._id);
  const agent = (await admin.get(`/users/${AGENT}`)).body;
  expect((await admin.patch(`/users/${AGENT}`, { segments: [id] }, Number(agent.version))).status).toBe(200);
  expect((await admin.patch(`/segments/${id}`, { users: [] }, 1)).status).toBe(412);
  const edited = (await eventsOf("audit", `segment/${id}`)).find(
    ({ type }) => textOf(type) === "segment-edited",
  );
  expect(edited?.data).toMatchObject({
    before: { users: [OTHER], version: 1 },
    after: { users: [OTHER, AGENT].toSorted(), version: 2 },
  });
});

test("an agent who is removed leaves the team, and the segment stays", async () => {
  const person = await admin.post("/users", agentBody());
  const made = await make({ users: [AGENT, textOf(person.body._id)] });
  expect((await admin.remove(`/users/${textOf(person.body._id)}`)).status).toBe(204);
  expect((await admin.get(`/segments/${textOf(made._id)}`)).body.users).toMatchObject([{ _id: AGENT }]);
  expect(rowsOf(await admin.get("/segments", `users=${AGENT}&$limit=200`)).map(({ _id }) => _id)).toContain(
    made._id,
  );
});

test("rejects by name fields that apply to other segments only", async () => {
  expect(faults(await admin.post("/segments", { name: "A", restricted: true }))).toEqual([
    422,
    "/body/restrictedCalls missing",
    "/body/restrictedPeriod missing",
  ]);
  expect(faults(await admin.post("/segments", { name: "A", externalUrl: "https://shop.example" }))).toEqual([
    422,
    "/body/externalUrl out-of-place",
  ]);
  const event = await make({ type: "event", eventArgument: "cards" });
  expect((await admin.patch(`/segments/${textOf(event._id)}`, { type: "classic" }, 1)).body).toMatchObject({
    type: "classic",
    eventArgument: "",
  });
});
