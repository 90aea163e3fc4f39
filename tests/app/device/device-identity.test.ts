import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { pocIdIn } from "../../../machines/enrollment-setup.ts";
import { deviceIdentity, renewIdentity } from "../../../src/app/device/device-identity.ts";
import { Validator } from "../../../server/contract/validator.ts";
import { MemoryStorage } from "../../support/memory-storage.ts";

const random = (length: number) => new Uint8Array(randomBytes(length));

test("a device makes an id and a secret that the platform and the one who types it understand, each another", () => {
  const check = new Validator().check("live-monitor.yaml#/components/schemas/DeviceHello");
  const made = Array.from({ length: 500 }, () => deviceIdentity(new MemoryStorage(), random));
  for (const { id, secret } of made) {
    expect(check({ id, secret, browser: "x", os: "x", device: "tablet" })).toEqual([]);
    expect(pocIdIn(id)).toBe(id);
  }
  expect(new Set(made.flatMap(({ id, secret }) => [id, secret])).size).toBe(1_000);
});

test("it keeps them, until it is given others", () => {
  const storage = new MemoryStorage();
  const first = deviceIdentity(storage, random);
  expect(deviceIdentity(storage, random)).toEqual(first);
  const second = renewIdentity(storage, random);
  expect(second).not.toEqual(first);
  expect(deviceIdentity(storage, random)).toEqual(second);
});

test.each([
  "",
  "null",
  "{",
  "[]",
  '{"id":"K7QF-2M9X-8D1T"}',
  '{"id":"short","secret":"short"}',
  '{"id":7,"secret":7}',
])("replaces the invalid stored identity %j with a new one", (text) => {
  const storage = new MemoryStorage();
  storage.setItem("switchboard.device", text);
  const made = deviceIdentity(storage, random);
  expect(pocIdIn(made.id)).toBe(made.id);
  expect(deviceIdentity(storage, random)).toEqual(made);
});
