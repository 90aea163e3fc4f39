import { expect, test } from "vitest";
import { Claims } from "../../../server/auth/claims.ts";
import { textOf } from "../../support/platform.ts";
import { pinIn, tokenIn } from "../../support/mail-server.ts";
import { asking, GOOD_PASSWORD } from "../../support/people.ts";
import { requestIn, resetDesk, told } from "../../support/reset-desk.ts";
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
  ["a changed e-mail", { email: "moved-away@demo.example" }],
])("%s ends the links, PINs and grants that were under way, whoever has them", async (_, values) => {
  const request = await requestIn(ask());
  const mail = await ownMail();
  await change(values);
  expect(told(await openLink(tokenIn(mail)))).toEqual([410, "link-expired"]);
  expect(told(await showPin(request, pinIn(mail)))).toEqual([410, "link-expired"]);
});

test("a grant that was given before the password was changed sets none", async () => {
  const given = await grant();
  await change({ password: GOOD_PASSWORD });
  expect(told(await setPassword(given))).toEqual([410, "link-expired"]);
  expect(told(await signIn(GOOD_PASSWORD))).toEqual([200]);
});

test("whoever reads an address that an invited person no longer has activates nothing with the link that went there", async () => {
  await withoutPassword();
  await ask({ kind: "activation" });
  const before = tokenIn(await ownMail());
  await change({ email: "right-address@demo.example" });
  expect(told(await openLink(before))).toEqual([410, "link-expired"]);
  const opened = await openLink(tokenIn(await mails().mailTo("right-address@demo.example")));
  expect(told(await activate(textOf(opened.body["grant"])))).toEqual([204]);
});

test("a login that waited to be claimed is gone with the password that was changed meanwhile", async () => {
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
  expect(told(await setPassword(given))).toEqual([204]);
});
