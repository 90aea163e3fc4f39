import { sql } from "kysely";
import { expect, test } from "vitest";
import { Attempts } from "../../../../server/auth/attempts.ts";
import { Claims } from "../../../../server/auth/claims.ts";
import { SingleSignOn } from "../../../../server/auth/saml/single-sign-on.ts";
import { SsoRequests } from "../../../../server/auth/saml/sso-requests.ts";
import { withPlatform } from "../../../support/platform.ts";
import { ACCOUNT, OTHER_ACCOUNT } from "../../../support/test-accounts.ts";
import { answerTo, begin, SETTINGS, setUp } from "./test-provider.ts";

/** Counts the attempts in the queue of password checks. */
class Line extends Attempts {
  stood = 0;

  override begin(...counted: Parameters<Attempts["begin"]>) {
    this.stood++;
    return super.begin(...counted);
  }
}

test("queues at most sixty refused answers of an account per minute with the password checks", async () => {
  const platform = await withPlatform();
  await setUp(platform, (await platform.signIn("admin@demo.example")).accessToken);
  const { db } = platform.database;
  let time = Date.now();
  const now = () => time;
  const line = new Line(db, now);
  const desk = new SingleSignOn(db, new SsoRequests(db, now), new Claims(db, now), line, now);
  const refuse = async () =>
    desk.receive(
      ACCOUNT,
      Buffer.from(
        answerTo(await begin(platform, "supervisor@demo.example"), { issuer: "https://evil.example" }),
      ).toString("base64"),
    );
  expect(new Set(await Promise.all(Array.from({ length: 70 }, refuse)))).toEqual(
    new Set(["/login?sso=failed&code=answer"]),
  );
  expect(line.stood).toBe(60);

  // The entries of one account do not suppress those of another.
  await db
    .updateTable("accounts")
    .set({ features: sql`(select features from accounts where id = ${ACCOUNT})` })
    .where("id", "=", OTHER_ACCOUNT)
    .execute();
  await setUp(platform, (await platform.signIn("admin@other.example")).accessToken, SETTINGS, OTHER_ACCOUNT);
  await desk.receive(
    OTHER_ACCOUNT,
    Buffer.from(
      answerTo(await begin(platform, "admin@other.example"), { issuer: "https://evil.example" }),
    ).toString("base64"),
  );
  expect(line.stood).toBe(61);
  time += 60_000;
  await refuse();
  expect(line.stood).toBe(62);
});
