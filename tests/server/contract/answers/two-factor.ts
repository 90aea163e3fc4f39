import type { AnswerArea } from "../../../support/answer-area.ts";
import { enroll } from "../../../support/authenticator.ts";
import { codeAt } from "../../../support/code-at.ts";
import { textOf } from "../../../support/platform.ts";
import { addPerson, PASSWORD } from "../../../support/test-accounts.ts";

const NOWHERE = "/users/000000000000000000000000/2fa";

/** The second factor of people who came for it alone. */
export const rows: AnswerArea["rows"] = async ({ platform, admin }) => {
  const { db } = platform.database;
  const person = async (name: string) => {
    const id = await addPerson(db, `${name}@demo.example`, 2, "supervisor");
    return {
      id,
      path: `/users/${id}/2fa`,
      ask: { token: (await platform.signIn(`${name}@demo.example`)).accessToken },
    };
  };
  const [beginner, careful, stale] = [
    await person("beginner"),
    await person("careful"),
    await person("stale-one"),
  ];
  await enroll(platform, careful.ask.token, Date.now());
  await db.updateTable("sessions").set({ proved_at: 0 }).where("user_id", "=", stale.id).execute();
  const secret = textOf((await platform.api(`POST ${beginner.path}`, beginner.ask)).body.secret);
  const code = { json: { code: await codeAt(secret, Date.now()) } };
  return [
    [
      412,
      "POST /auth/login",
      { json: { strategy: "local", email: "careful@demo.example", password: PASSWORD, agreement: true } },
    ],
    [412, "POST /sessions/current/proof", { ...careful.ask, json: { password: PASSWORD } }],
    [200, `GET ${careful.path}`, careful.ask],
    [404, `GET ${careful.path}`, admin],
    [200, `POST ${beginner.path}`, beginner.ask],
    [404, `POST ${NOWHERE}`, admin],
    [409, `POST ${careful.path}`, careful.ask],
    [404, `PATCH ${NOWHERE}`, { ...admin, ...code }],
    [409, `PATCH ${careful.path}`, { ...careful.ask, ...code }],
    // A restarted setup has another secret.
    [422, `PATCH ${beginner.path}`, { ...beginner.ask, ...code }],
    [422, `PATCH ${beginner.path}`, { ...beginner.ask, json: { code: "12345a" } }],
    [200, `POST ${careful.path}/backup-codes`, careful.ask],
    [404, `POST ${NOWHERE}/backup-codes`, admin],
    [409, `POST ${beginner.path}/backup-codes`, beginner.ask],
    ...["POST", "PATCH", "DELETE"].map(
      (method) =>
        [403, `${method} ${stale.path}`, { ...stale.ask, ...(method === "PATCH" && code) }] as const,
    ),
    [403, `POST ${stale.path}/backup-codes`, stale.ask],
    [204, `DELETE ${careful.path}`, careful.ask],
    [404, `DELETE ${careful.path}`, careful.ask],
  ];
};
