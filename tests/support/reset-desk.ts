import { afterAll, beforeAll, beforeEach } from "vitest";
import { type MailServer, pinIn, startMailServer } from "./mail-server.ts";
import { type Answer, startPlatform, type TestPlatform, textOf } from "./platform.ts";
import { addPerson, PASSWORD } from "./test-accounts.ts";

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

/** A password that nothing is wrong with. */
export const NEW = "Tall-Giraffe-77!";

/** The status of an answer, and the code of the problem where it is one. */
export const outcomeOf = ({ status, text }: Answer): readonly [number, ...string[]] => {
  const code = /"\/problems\/([a-z-]+)"/.exec(text)?.[1];
  return code === undefined ? [status] : [status, code];
};

/** The id in the answer to a request. */
export const requestIn = async (answer: Promise<Answer>): Promise<string> =>
  textOf((await answer).body.request);

/** Returns a different PIN. */
export const wrong = (pin: string): string => String((Number(pin) + 1) % 10 ** 8).padStart(8, "0");

/**
 * Sets up a platform that sends emails, with a clock that the tests set, and a new user for each test, two
 * days after the one before. The result is available from the first hook on.
 */
export function resetDesk() {
  let platform: TestPlatform;
  let mails: MailServer;
  let now = Date.UTC(2026, 5, 1);
  let number = 0;
  let email = "";
  let id = "";
  beforeAll(async () => {
    mails = await startMailServer();
    platform = await startPlatform({
      now: () => now,
      config: { smtpUrl: mails.url, publicUrl: new URL("https://console.example.com") },
    });
  });
  afterAll(async () => {
    await platform.close();
    await mails.close();
  });
  beforeEach(async () => {
    now += 2 * DAY;
    email = `person${++number}@demo.example`;
    id = await addPerson(platform.database.db, email, 2, "supervisor");
  });

  const ask = (values: object = {}, headers: Record<string, string> = {}) =>
    platform.api("POST /auth/password-reset", { json: { email, kind: "reset", ...values }, headers });
  const showPin = (request: string, pin: string) =>
    platform.api("POST /auth/password-reset/pin", { json: { request, pin } });
  return {
    platform: () => platform,
    mails: () => mails,
    email: () => email,
    id: () => id,
    now: () => now,
    wait: (ms: number) => void (now += ms),
    ask,
    showPin,
    setPassword: (grant: string, password = NEW) =>
      platform.api("POST /auth/password-reset/password", { json: { grant, password } }),
    openLink: (token: string) => platform.api(`GET /auth/password-reset/link/${token}`),
    activate: (grant: string, values: object = {}) =>
      platform.api("POST /auth/accounts/activation", {
        json: { grant, password: NEW, agreement: true, ...values },
      }),
    signIn: (password = PASSWORD) =>
      platform.api("POST /auth/login", { json: { strategy: "local", email, password, agreement: true } }),
    /** The mail to the person of this test. */
    ownMail: () => mails.mailTo(email),
    /** Everything up to the password. */
    grant: async () => {
      const request = await requestIn(ask());
      return textOf(
        (await showPin(request, pinIn(await mails.mailTo(email, (mail) => pinIn(mail) !== "")))).body.grant,
      );
    },
    /** Takes the password of this test's person away: they were invited and have not come yet. */
    withoutPassword: () =>
      platform.database.db.updateTable("users").set({ password_hash: null }).where("id", "=", id).execute(),
  };
}
