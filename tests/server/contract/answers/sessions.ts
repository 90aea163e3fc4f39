import { Claims } from "../../../../server/auth/claims.ts";
import type { AnswerArea } from "../../../support/answer-area.ts";
import { type TestPlatform, textOf } from "../../../support/platform.ts";
import { ACCOUNT, addPerson, PASSWORD } from "../../../support/test-accounts.ts";

const SUPERVISOR = "65a0f0010000000000000002";

/** Sessions, proofs, claims and the tools outside. */
export const rows: AnswerArea["rows"] = async ({ platform, admin }) => {
  const { db } = platform.database;
  const claims = new Claims(db, Date.now);
  const claim = (user: string, account = ACCOUNT) =>
    claims.make(db, { account, user, remember: false, provedAt: Date.now() }, null);
  await platform.signIn("admin@demo.example");
  const { body: more } = await platform.api("GET /sessions", admin);
  const other = Object.values(more.data ?? {}).find(({ current }) => !current);
  await addPerson(db, "forgetful@demo.example", 2, "supervisor");
  const forgetful = { token: (await platform.signIn("forgetful@demo.example")).accessToken };
  await fromABusyAddress(platform);
  return [
    [200, "GET /sessions", admin],
    [404, "DELETE /sessions/000000000000000000000000", admin],
    [204, `DELETE /sessions/${textOf(other?._id)}`, admin],
    [204, "DELETE /sessions", forgetful],
    [204, "POST /sessions/current/proof", { ...admin, json: { password: PASSWORD } }],
    [422, "POST /sessions/current/proof", { ...admin, json: { password: "wrong" } }],
    ...Array.from(
      { length: 10 },
      () => [422, "POST /sessions/current/proof", { ...forgetful, json: { password: "wrong" } }] as const,
    ),
    [410, "POST /sessions/current/proof", { ...forgetful, json: { password: "wrong" } }],
    [200, `GET /auth/login/${await claim(SUPERVISOR)}`],
    [402, `GET /auth/login/${await claim("65b0f0010000000000000003", "65b0f0000000000000000002")}`],
    [200, "POST /auth/sso", { json: { email: "c@d.example", agreement: true } }],
    [422, "POST /auth/sso", { json: { email: 7 } }],
    [200, "GET /external-apps/feedback/sso", admin],
    [404, "GET /external-apps/other/sso", admin],
  ];
};

/** Makes hundreds of wrong claims within a minute, so that the next is refused. */
async function fromABusyAddress({ api }: TestPlatform): Promise<void> {
  const statuses = new Set<number>();
  // A minute may end in between.
  while (!statuses.has(410))
    for (const { status } of await Promise.all(
      Array.from({ length: 301 }, (_, n) => api(`GET /auth/login/guess-${n}`)),
    ))
      statuses.add(status);
}
