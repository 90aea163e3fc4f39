import type { AnswerArea, AnswerRow } from "../../../support/answer-area.ts";

/** Numbers of the calls and of the agents of a period. */
export const rows: AnswerArea["rows"] = ({ admin }) => {
  const day = { from: "2026-02-03T00:00:00.000Z", to: "2026-02-04T00:00:00.000Z", zone: "Europe/Madrid" };
  const reversed = { ...day, from: day.to, to: day.from };
  return Promise.resolve([
    // A cursor continues one order only.
    [422, "GET /calls", { ...admin, query: "$sort[waited]=1&$after=1.x" }] satisfies AnswerRow,
    [200, "GET /metrics/nps", { ...admin, query: `createdAt[$gte]=${day.from}&createdAt[$lt]=${day.to}` }],
    [422, "GET /metrics/nps", { ...admin, query: `createdAt[$gte]=${day.to}&createdAt[$lt]=${day.from}` }],
    ...[
      "/metrics/calls",
      "/metrics/calls/averages",
      "/metrics/queues/averages",
      "/metrics/agents",
      "/metrics/surveys",
      "/metrics/why",
    ].flatMap((path): AnswerRow[] => [
      [200, `POST ${path}`, { ...admin, json: { range: day } }],
      [422, `POST ${path}`, { ...admin, json: { range: reversed } }],
    ]),
  ]);
};
