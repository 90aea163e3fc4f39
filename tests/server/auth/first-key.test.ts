import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepFirstKey } from "../../../server/auth/first-key.ts";
import { hashSecret } from "../../../server/auth/secrets.ts";
import { newFolder } from "../../support/new-folder.ts";
import { startPlatform, type TestPlatform } from "../../support/platform.ts";
import { OTHER_ACCOUNT } from "../../support/test-accounts.ts";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const options = { account: OTHER_ACCOUNT, isNew: false, now: 1 };
const keys = async () =>
  (
    await platform.database.db
      .selectFrom("api_keys")
      .select("key_hash")
      .where("account", "=", OTHER_ACCOUNT)
      .execute()
  ).map(({ key_hash: hash }) => hash);

test("creates no key when the key file cannot be written", async () => {
  const before = await keys();
  const nowhere = join(newFolder(), "not", "made");
  await expect(keepFirstKey(platform.database.db, nowhere, options)).rejects.toThrow("ENOENT");
  expect(await keys()).toEqual(before);
});

test("creates one key when several nodes start together on one folder, and all nodes use it", async () => {
  const before = await keys();
  const file = join(newFolder(), "api-key");
  expect(
    await Promise.all(Array.from({ length: 5 }, () => keepFirstKey(platform.database.db, file, options))),
  ).toEqual([true, true, true, true, true]);
  expect((await keys()).filter((hash) => !before.includes(hash))).toEqual([
    hashSecret(readFileSync(file, "utf8").trim()),
  ]);
});
