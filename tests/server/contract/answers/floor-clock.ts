import type { AnswerArea } from "../../../support/answer-area.ts";
import { pbx } from "../../../support/pbx.ts";
import { OTHER_ACCOUNT } from "../../../support/test-accounts.ts";

/** Clock of the floor, and its move in an account with a demo. */
export const rows: AnswerArea["rows"] = async ({ platform, admin }) => {
  const started = pbx(
    "traffic-started",
    "traffic/demo",
    { kind: "demo", name: "Demo", zone: "Europe/Madrid", rate: 1 },
    { source: "/demo/1", time: new Date().toISOString() },
  );
  await platform.feed([started], OTHER_ACCOUNT);
  const other = { token: (await platform.signIn("admin@other.example")).accessToken };
  return [
    [200, "GET /live-monitor/clock", admin],
    [409, "PUT /live-monitor/clock", { ...admin, json: { to: "peak" } }],
    [422, "PUT /live-monitor/clock", { ...admin, json: { to: "noon" } }],
    [200, "PUT /live-monitor/clock", { ...other, json: { to: "peak" } }],
  ];
};
