import { afterAll, beforeAll, expect, test } from "vitest";
import { pbx } from "../../support/pbx.ts";
import { type Ask, startPlatform, type TestPlatform } from "../../support/platform.ts";

const SEGMENT = "65a0f0020000000000000001";
const ANOTHER = "65a0f0020000000000000002";
const AGENT = "65a0f0030000000000000001";
const SUPPORT = "65a0f0020000000000000004";

let platform: TestPlatform;
let admin: Ask;
beforeAll(async () => {
  platform = await startPlatform();
  admin = { token: (await platform.signIn("admin@demo.example")).accessToken };
});
afterAll(() => platform.close());

const list = async (collection: string, query = "") =>
  (await platform.api(`GET /${collection}`, { ...admin, query })).body as unknown as {
    total: number;
    skip: number;
    limit: number;
    data: Record<string, unknown>[];
  };
const names = async (query: string) => (await list("segments", query)).data.map(({ name }) => name);

test("returns ten records by default, and the total", async () => {
  const page = await list("users");
  expect([page.total, page.skip, page.limit, page.data.length]).toEqual([41, 0, 10, 10]);
  expect((await list("users", "$limit=200")).data).toHaveLength(41);
  const pages = await Promise.all(
    [0, 10, 20, 30, 40].map((skip) => list("users", `$skip=${skip}&$sort[lastname]=1`)),
  );
  expect(new Set(pages.flatMap(({ data }) => data.map(({ _id }) => _id))).size).toBe(41);
});

test("users are agents unless a level is asked for", async () => {
  expect((await list("users", "$limit=200")).data.every(({ level }) => level === 5)).toBe(true);
  expect((await list("users", "level[$lt]=4&$sort[level]=1")).data.map(({ privilege }) => privilege)).toEqual(
    ["admin", "supervisor", "recording-reviewer"],
  );
  expect((await list("users", "level=4")).data.map(({ email }) => email)).toEqual(["recorder@demo.example"]);
});

test("names are sorted and found without regard to case and accents", async () => {
  const { data } = await list("users", "$sort[lastname]=1&$limit=200");
  const sorted = data.map(({ lastname }) =>
    String(lastname).normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase(),
  );
  expect(sorted).toEqual([...sorted].sort());
  expect((await list("users", "$search=IBANEZ")).data).toMatchObject([
    { firstname: "Carlos", lastname: "Ibáñez" },
  ]);
  expect((await list("users", `$search=${encodeURIComponent("lucía g")}`)).data).toMatchObject([
    { lastname: "Gómez" },
  ]);
  expect((await list("users", "$search=%25")).total).toBe(0);
});

test("only what is selected is there, and the id always", async () => {
  const { data } = await list("users", "$select[]=firstname&$select[]=level&$limit=1");
  expect(Object.keys(data[0]!).sort()).toEqual(["_id", "firstname", "level"]);
});

test("returns populated records with their names", async () => {
  const [user] = (await list("users", `_id=${AGENT}&populate[]=account&populate[]=segments`)).data;
  expect(user).toMatchObject({
    account: { name: "Switchboard Demo" },
    segments: [{ _id: SEGMENT, name: "General enquiries" }, { name: "Claims" }],
  });
  const [segment] = (await list("segments", `_id=${SEGMENT}&populate[]=users`)).data;
  expect(segment!["users"]).toContainEqual({ _id: AGENT, name: "Aisha Rahman" });
  expect((await platform.api(`GET /users/${AGENT}`, admin)).body).toMatchObject({
    account: { name: "Switchboard Demo" },
    segments: [SEGMENT, "65a0f0020000000000000005"],
  });
});

test("filters, sorts and searches segments by their fields", async () => {
  expect(await names("$limit=3")).toEqual(["Billing", "Cards and payments", "Claims"]);
  expect(await names("$sort[name]=-1&$limit=2")).toEqual(["Technical support", "Retention"]);
  expect(await names("channels=video&$select[]=name")).not.toContain("Billing");
  expect(await names("channels[$ne]=video")).toEqual(["Billing", "Cards and payments", "Retention"]);
  expect(await names("channels[$in][]=audio&channels[$in][]=video")).toHaveLength(9);
  expect(await names(`name=${encodeURIComponent("Technical support")}`)).toEqual(["Technical support"]);
  expect(await names("$search=card")).toEqual(["Cards and payments"]);
  expect(await names("imported=true")).toEqual([]);
  expect(await names("visibility=visible&type=classic&imported=false&$limit=200")).toHaveLength(9);
});

test("returns the agent, the customer, the wait and the transfers of a call", async () => {
  const at = (clock: string) => ({ time: `2026-02-03T${clock}.000Z` });
  await platform.feed([
    pbx(
      "contact-created",
      "contact/c1",
      { channel: "video", origin: "widget", customer: "C06764" },
      at("09:00:00"),
    ),
    pbx("queue-created", "queue/q1", { contact: "c1", segment: SEGMENT, channel: "video" }, at("09:00:10")),
    pbx(
      "call-created",
      "call/k1",
      { contact: "c1", queue: "q1", segment: SEGMENT, user: AGENT, channel: "video" },
      at("09:00:52"),
    ),
    pbx("call-tagged", "call/k1", { tags: ["billing", "angry"] }, at("09:01:00")),
    pbx(
      "call-transferred",
      "call/k1",
      { fromUser: AGENT, toUser: "65a0f0030000000000000009", fromSegment: SEGMENT, toSegment: SUPPORT },
      at("09:02:00"),
    ),
    pbx("call-ended", "call/k1", { by: "customer" }, at("09:05:00")),
    pbx(
      "call-created",
      "call/k2",
      { contact: "c2", segment: ANOTHER, user: "ffffffffffffffffffffffff", channel: "audio" },
      at("09:06:00"),
    ),
  ]);
  expect((await platform.api("GET /calls/k1", admin)).body).toEqual({
    _id: "k1",
    contact: "c1",
    queue: "q1",
    customer: "C06764",
    person: null,
    channel: "video",
    origin: "widget",
    device: null,
    location: null,
    consentAt: null,
    agent: { _id: AGENT, name: "Aisha Rahman" },
    segment: { _id: SEGMENT, name: "General enquiries" },
    transferredAgent: { _id: "65a0f0030000000000000009", name: "Carlos Ibáñez" },
    transferredSegment: { _id: SUPPORT, name: "Technical support" },
    transfers: 1,
    offers: 0,
    dismissals: 0,
    timeouts: 0,
    outcome: "transferred",
    reason: null,
    waited: 42_000,
    served: 248_000,
    tags: ["billing", "angry"],
    sentiment: null,
    topics: [],
    summary: null,
    quality: null,
    survey: null,
    surveyForm: null,
    surveyAnswers: null,
    surveyScore: null,
    comments: 0,
    recording: null,
    createdAt: "2026-02-03T09:00:10.000Z",
    startedAt: "2026-02-03T09:00:52.000Z",
    answeredAt: "2026-02-03T09:00:52.000Z",
    endedAt: "2026-02-03T09:05:00.000Z",
    endedBy: "customer",
  });
  const { data } = await list("calls", "populate[]=agent&$select[]=agent&$select[]=endedAt&$select[]=waited");
  expect(data).toEqual([
    { _id: "k2", agent: { _id: "ffffffffffffffffffffffff", name: null }, endedAt: null, waited: 0 },
    {
      _id: "k1",
      agent: { _id: AGENT, name: "Aisha Rahman" },
      endedAt: "2026-02-03T09:05:00.000Z",
      waited: 42_000,
    },
  ]);
  expect((await list("calls", "startedAt[$gte]=2026-02-03T10:06:00%2B01:00")).data).toMatchObject([
    { _id: "k2" },
  ]);
  expect((await list("calls", "$search=c06764")).data).toMatchObject([{ _id: "k1" }]);
});

test("returns the same media for all accounts", async () => {
  const { data, total } = await list("channels");
  expect([total, data.map(({ name }) => name)]).toEqual([2, ["video", "audio"]]);
  expect((await list("channels", "$skip=1")).data).toHaveLength(1);
});
