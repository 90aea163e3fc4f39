import { expect } from "vitest";
import type { CanaryArea } from "../../../support/canary-area.ts";
import { linkIn } from "../../../support/mail-server.ts";
import { textOf } from "../../../support/platform.ts";
import { addPerson } from "../../../support/test-accounts.ts";

/**
 * Secrets of a password reset and the text that was typed during it. The PIN and link of a mail that is
 * stored here are shown on purpose, to the administrator who passes them on.
 */
export const plant: CanaryArea["plant"] = async ({ platform, admin }) => {
  const { api, database } = platform;
  const email = "reset-canary@demo.example";
  const [weak, password, typed] = [
    "Canary-password-is-reset-canary-1!",
    "Tall-Canary-77!",
    "canary-typed@nowhere.example",
  ];
  await addPerson(database.db, email, 2, "supervisor");
  const ask = async (asked: string) =>
    textOf((await api("POST /auth/password-reset", { json: { email: asked, kind: "reset" } })).body.request);
  const [request, unknown] = [await ask(email), await ask(typed)];
  const found = async () =>
    Object.values((await api("GET /mails", { ...admin, query: `$search=${email}` })).body.data ?? {})[0]?._id;
  await expect.poll(found).toBeDefined();
  const { body: mail } = await api(`GET /mails/${textOf(await found())}`, admin);
  const byPin = textOf(
    (await api("POST /auth/password-reset/pin", { json: { request, pin: textOf(mail.pin) } })).body.grant,
  );
  const link = await api(
    `GET /auth/password-reset/link/${linkIn({ text: textOf(mail.text) }).split("#")[1]}`,
  );
  const grant = textOf(link.body.grant);
  for (const chosen of [weak, password])
    await api("POST /auth/password-reset/password", { json: { grant, password: chosen } });
  await api("POST /auth/password-reset/password", { json: { grant: byPin, password } });
  return { request, unknown, byPin, grant, weak, password, typed };
};
