import { expect, test } from "vitest";
import { Claims } from "../../../server/auth/claims.ts";
import { textOf } from "../../support/platform.ts";
import { pinIn, tokenIn } from "../../support/mail-server.ts";
import { asking, GOOD_PASSWORD } from "../../support/people.ts";
import { requestIn, resetDesk, outcomeOf } from "../../support/reset-desk.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

const {
  ask,
  activate,
  grant,
  id,
  mails,
  now,
  openLink,
  ownMail,
  platform,
  setPassword,
  showPin,
  signIn,
  withoutPassword,
} = resetDesk();

const change = async (values: object, by = "admin@demo.example") => {
  const { version } = await platform()
    .database.db.selectFrom("users")
    .select("version")
    .where("id", "=", id())
    .executeTakeFirstOrThrow();
  const answer = await asking(platform(), { token: (await platform().signIn(by)).accessToken }).patch(
    `/users/${id()}`,
    values,
    version,
  );
  expect(answer.status).toBe(200);
};

test.each([
  ["a changed password", { password: GOOD_PASSWORD }],
  ["a changed email", { email: "moved-away@demo.example" }],
])("invalidates pending links, PINs and grants after %s", async (_, values) => {
  const request = await requestIn(ask());
  const mail = await ownMail();
  await change(values);
  expect(outcomeOf(await openLink(tokenIn(mail)))).toEqual([410, "link-expired"]);
  expect(outcomeOf(await showPin(request, pinIn(mail)))).toEqual([410, "link-expired"]);
});

test("a grant that was given before the password was changed sets none", async () => {
  const given = await grant();
  await change({ password: GOOD_PASSWORD });
  expect(outcomeOf(await setPassword(given))).toEqual([410, "link-expired"]);
  expect(outcomeOf(await signIn(GOOD_PASSWORD))).toEqual([200]);
});

test("rejects an activation link that was sent to the former email of an invited user", async () => {
  await withoutPassword();
  await ask({ kind: "activation" });
  const before = tokenIn(await ownMail());
  await change({ email: "right-address@demo.example" });
  expect(outcomeOf(await openLink(before))).toEqual([410, "link-expired"]);
  const opened = await openLink(tokenIn(await mails().mailTo("right-address@demo.example")));
  expect(outcomeOf(await activate(textOf(opened.body["grant"])))).toEqual([204]);
});

test("rejects a pending login claim after the password was changed", async () => {
  const { db } = platform().database;
  const claim = await new Claims(db, now).make(
    db,
    { account: ACCOUNT, user: id(), remember: false, provedAt: Date.now() },
    null,
  );
  await change({ password: GOOD_PASSWORD });
  expect((await platform().api(`GET /auth/login/${claim}`)).status).toBe(423);
});

test("a changed name ends nothing", async () => {
  const given = await grant();
  await change({ firstname: "Renamed" });
  expect(outcomeOf(await setPassword(given))).toEqual([204]);
});
