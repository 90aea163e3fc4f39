import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type {
  SurveyMetrics,
  SurveyMetricsGroup,
  SurveyMetricsQuery,
} from "../../../openapi/generated/console.ts";
import {
  addSurveySums,
  SURVEY_MEASURE_NAMES,
  surveyMeasure,
  type SurveySums,
  surveySumsOf,
} from "../../../streams/metrics/survey-figures.ts";
import { type SurveyAnswer, surveyScore } from "../../../streams/metrics/survey-answer.ts";
import { callRow } from "../../support/call-row.ts";
import { atDepth } from "../../support/depth.ts";
import { pbx } from "../../support/pbx.ts";
import { type Ask, startPlatform, textOf, type TestPlatform } from "../../support/platform.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

const BILLING = "65a0f0020000000000000003";
const ANA = "65a0f0030000000000000001";

let platform: TestPlatform;
let admin: Ask;
let system: Ask;
/** A survey of the account, assigned to one segment in the tests that need it. */
let survey: string;

beforeAll(async () => {
  platform = await startPlatform();
  admin = { token: (await platform.signIn("admin@demo.example")).accessToken };
  const key = await platform.api("POST /api-keys", {
    ...admin,
    json: { name: "Widget", privilege: "admin" },
  });
  system = { key: textOf(key.body["key"]) };
  const { body } = await platform.api("POST /surveys", {
    ...admin,
    json: {
      name: "After the call",
      fields: [
        { type: "nps", name: "recommend", label: "Would you recommend us?" },
        { type: "csat", name: "happy", label: "How happy are you?" },
        { type: "textarea", name: "why", label: "Why?" },
      ],
    },
  });
  survey = textOf(body["_id"]);
});
afterAll(() => platform.close());

async function metrics(json: object): Promise<SurveyMetrics> {
  const { status, body } = await platform.api("POST /metrics/surveys", { ...admin, json });
  expect(status).toBe(200);
  return body as unknown as SurveyMetrics; // validated against the contract by the test platform
}

describe("answers to a survey of the account", () => {
  const DAY = { from: "2026-02-03T00:00:00Z", to: "2026-02-04T00:00:00Z", zone: "UTC" };
  const takes = (id: string, minute: string, segment = BILLING) => {
    const at = (clock: string) => ({ time: `2026-02-03T${clock}.000Z` });
    return [
      pbx("contact-created", `contact/c${id}`, { channel: "audio", origin: "widget" }, at(`09:${minute}:00`)),
      pbx(
        "queue-created",
        `queue/q${id}`,
        { contact: `c${id}`, segment, channel: "audio" },
        at(`09:${minute}:01`),
      ),
      pbx(
        "call-created",
        `call/k${id}`,
        { contact: `c${id}`, queue: `q${id}`, segment, user: ANA, channel: "audio" },
        at(`09:${minute}:10`),
      ),
      pbx("contact-ended", `contact/c${id}`, { outcome: "answered" }, at(`09:${minute}:50`)),
    ];
  };
  const answers = async (id: string, given: object) => {
    await platform.api("POST /forms-submissions", {
      ...system,
      json: { kind: "survey", form: survey, call: `k${id}`, answers: given },
    });
  };

  beforeAll(async () => {
    await platform.api(`PATCH /segments/${BILLING}`, {
      ...admin,
      headers: { "if-match": '"1"' },
      json: { surveyForm: survey },
    });
    await platform.feed(["1", "2", "3", "4"].flatMap((id) => takes(id, `0${id}`)));
    await answers("1", { recommend: 10, happy: 5 });
    await answers("2", { recommend: 0, happy: 2, why: "Too slow" });
    await platform.feed([
      // The survey of another system: without a scale, and without a name.
      pbx("survey-received", "call/k3", { id: "x", scores: { nps: 12, mood: 3 } }),
    ]);
  });

  test("give NPS, CSAT and the response rate, in total and by survey", async () => {
    const { rows, surveys, calls } = await metrics({ range: DAY, groupBy: ["survey"] });
    expect(surveys).toEqual([{ _id: survey, name: "After the call" }]);
    expect(calls).toBe(3);
    expect(rows.map(({ group, values }) => [group["survey"], values])).toEqual([
      // The setting of the segment was changed today, so the calls of February were sent no survey.
      [undefined, { sent: null, answered: 3, responseRate: null, nps: 0, csat: 50, ces: null }],
      [survey, { sent: null, answered: 2, responseRate: null, nps: 0, csat: 50, ces: null }],
      [null, { sent: null, answered: 1, responseRate: null, nps: null, csat: null, ces: null }],
    ]);
    expect(rows[0]?.sums).toMatchObject({ answered: 3, ignored: 2, npsScores: 2, detractors: 1 });
  });

  test("are the same numbers at the earlier operation", async () => {
    const { rows } = await metrics({ range: DAY, groupBy: ["survey"] });
    const { status, body } = await platform.api("GET /metrics/nps", {
      ...admin,
      query: `createdAt[$gte]=${DAY.from}&createdAt[$lte]=2026-02-03T23:59:59.999Z`,
    });
    expect(status).toBe(200);
    expect(body["rows"]).toEqual(rows);
  });

  test("are counted by question, with labels also of removed questions", async () => {
    await platform.api(`PATCH /surveys/${survey}`, {
      ...admin,
      headers: { "if-match": '"1"' },
      json: { fields: [{ type: "nps", name: "recommend", label: "Recommend us?" }] },
    });
    const { questions } = await metrics({ range: DAY, questions: true, surveys: [survey] });
    expect(questions).toEqual([
      {
        survey,
        question: "happy",
        label: "How happy are you?",
        scale: "csat",
        asked: false,
        scores: [
          { score: 2, count: 1 },
          { score: 5, count: 1 },
        ],
      },
      {
        survey,
        question: "recommend",
        label: "Recommend us?",
        scale: "nps",
        asked: true,
        scores: [
          { score: 0, count: 1 },
          { score: 10, count: 1 },
        ],
      },
    ]);
  });

  test("count also if they arrive after a demo or a replay began", async () => {
    await platform.database.db.updateTable("call_records").set({ epoch: 0 }).where("id", "=", "k4").execute();
    await answers("4", { recommend: 7 });
    const { rows } = await metrics({ range: DAY, surveys: [survey] });
    expect(rows[0]?.sums).toMatchObject({ answered: 3, passives: 1 });
  });

  test.each([
    ["survey", () => `survey=${survey}`, ["k1", "k2", "k4"]],
    ["lowest score", () => "surveyScore[$lte]=60", ["k2"]],
    ["score on a scale", () => "surveyAnswer[$in][]=nps:9&surveyAnswer[$in][]=nps:10", ["k1"]],
    ["answer to a question", () => "surveyAnswer=happy=2", ["k2"]],
    ["any answer", () => "surveyAnswer=any", ["k1", "k2", "k3", "k4"]],
  ])("find their calls by %s", async (_, query, ids) => {
    const { status, body } = await platform.api("GET /calls", {
      ...admin,
      query: `${query()}&$sort[createdAt]=1`,
    });
    expect(status).toBe(200);
    expect(body["data"]).toMatchObject(ids.map((_id) => ({ _id })));
  });
});

/** Sunday at the end of summer time in Europe. */
const START = Date.UTC(2025, 9, 26);
const HOUR = 3_600_000;
const ASSIGNED = { segment: "65a0f0020000000000000005", survey: "65a0f0330000000000000001" };

const answer: fc.Arbitrary<SurveyAnswer> = fc.record({
  question: fc.constantFrom("a", "b", "c"),
  scale: fc.constantFrom("nps" as const, "csat" as const, "ces" as const, null),
  score: fc.oneof(fc.integer({ min: -1, max: 11 }), fc.constant(3.5)),
});

/** Calls of two days with any surveys. */
const CALLS = fc
  .sample(
    fc.record({
      at: fc.integer({ min: 0, max: 48 * 60 }).map((minute) => START + minute * 60_000),
      segment: fc.constantFrom(ASSIGNED.segment, "a", null),
      agent: fc.constantFrom("x", null),
      channel: fc.constantFrom("audio" as const, "video" as const),
      isEnded: fc.boolean(),
      form: fc.constantFrom(ASSIGNED.survey, "65a0f0330000000000000002", null),
      answers: fc.option(fc.array(answer, { maxLength: 4 })),
    }),
    { numRuns: 300, seed: 7 },
  )
  .map(({ form, ...call }) => ({ ...call, form: call.answers ? form : null }));

describe("any calls", () => {
  beforeAll(async () => {
    await platform.database.db
      .updateTable("segments")
      .set({ data: JSON.stringify({ name: "Claims", surveyForm: ASSIGNED.survey }) })
      .where("account", "=", ACCOUNT)
      .where("id", "=", ASSIGNED.segment)
      .execute();
    await platform.database.db
      .insertInto("call_records")
      .values(
        CALLS.map(({ at, isEnded, form, answers, ...columns }, index) =>
          callRow({
            ...columns,
            at,
            account: ACCOUNT,
            id: `any-${index}`,
            created_at: at,
            ended_at: isEnded ? at + 1 : null,
            survey: answers && "{}",
            survey_form: form,
            survey_answers: answers && JSON.stringify(answers),
            survey_score: answers && surveyScore(answers),
          }),
        ),
      )
      .execute();
  });

  type Surveyed = (typeof CALLS)[number] & { readonly survey: string | null };

  const GROUPS: Readonly<Partial<Record<SurveyMetricsGroup, (call: Surveyed) => unknown>>> = {
    survey: ({ survey: of }) => of,
    segment: ({ segment }) => segment,
    agent: ({ agent }) => agent,
    channel: ({ channel }) => channel,
  };

  /** Folds the calls of a query: sums by interval and group. */
  function folded({ range, interval, groupBy = [] }: SurveyMetricsQuery): ReadonlyMap<string, SurveySums> {
    const sums = new Map<string, SurveySums>();
    for (const call of CALLS.filter(({ at }) => at >= Date.parse(range.from) && at < Date.parse(range.to))) {
      const assigned = call.segment === ASSIGNED.segment && call.isEnded ? ASSIGNED.survey : null;
      if (!call.answers && assigned === null) continue;
      const of = call.answers ? call.form : assigned;
      const part = surveySumsOf({ answers: call.answers, isAssigned: assigned !== null && assigned === of });
      const start = interval ? [new Date(call.at - (call.at % HOUR)).toISOString()] : [];
      const path = [...start, ...groupBy.map((group) => GROUPS[group]?.({ ...call, survey: of }))];
      for (let length = 0; length <= path.length; length++) {
        const key = JSON.stringify(path.slice(0, length));
        const before = sums.get(key);
        sums.set(key, before ? addSurveySums(before, part) : part);
      }
    }
    return sums;
  }

  const query = fc.record({
    range: fc
      .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 48 }))
      .map(([from, hours]) => ({
        from: new Date(START + from * HOUR).toISOString(),
        to: new Date(START + (from + hours) * HOUR).toISOString(),
        zone: "Europe/Madrid",
      })),
    interval: fc.constantFrom(undefined, "hour" as const),
    groupBy: fc.subarray(["survey", "segment", "agent", "channel"] as const, { maxLength: 3 }),
  });

  test("give in each cell and total of any query the fold of these calls", async () => {
    await fc.assert(
      fc.asyncProperty(query, async ({ interval, groupBy, range }) => {
        const asked = { range, groupBy, ...(interval && { interval }) };
        const { rows } = await metrics(asked);
        const expected = folded(asked);
        const got = new Map(
          rows
            .filter(({ level, sums }) => level > 0 || sums["answered"] !== 0 || sums["unanswered"] !== 0)
            .map((row) => [
              JSON.stringify([...(row.interval ? [row.interval] : []), ...Object.values(row.group)]),
              row,
            ]),
        );
        expect([...got.keys()].sort()).toEqual([...expected.keys()].sort());
        for (const [key, sums] of expected) {
          expect({ key, sums: got.get(key)?.sums }).toEqual({ key, sums });
          for (const name of SURVEY_MEASURE_NAMES)
            expect({ key, name, value: got.get(key)?.values[name] }).toEqual({
              key,
              name,
              value: surveyMeasure(name, sums),
            });
        }
      }),
      { numRuns: atDepth(15, 400) },
    );
  });
});
