import { expect, test } from "vitest";
import { newSigningSecret, signaturesOf, signingKey } from "../../../server/webhooks/sign.ts";

const VECTOR = { id: "msg_p5jXN8AQM9LWM0D4loKWxJek", timestamp: 1_614_265_330, body: '{"test": 2432232314}' };
const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

const keyOf = (value: string): Uint8Array => {
  const key = signingKey(value);
  if (!key) throw new Error(`${value} is no key.`);
  return key;
};

test("a delivery is signed as the vector of Standard Webhooks has it", () => {
  expect(signaturesOf(VECTOR, [keyOf(SECRET)])).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
});

test("signs with each secret in turn", () => {
  const other = keyOf("a secret that is a text");
  expect(signaturesOf(VECTOR, [keyOf(SECRET), other])).toBe(
    `${signaturesOf(VECTOR, [keyOf(SECRET)])} ${signaturesOf(VECTOR, [other])}`,
  );
  expect(signaturesOf(VECTOR, [])).toBe("");
});

test.each([
  ["the id", { ...VECTOR, id: "msg_another" }],
  ["the second", { ...VECTOR, timestamp: VECTOR.timestamp + 1 }],
  ["the body", { ...VECTOR, body: '{"test": 2432232315}' }],
])("a signature is for %s that it was made for", (_, other) => {
  expect(signaturesOf(other, [keyOf(SECRET)])).not.toBe(signaturesOf(VECTOR, [keyOf(SECRET)]));
});

test("uses a text secret unchanged and decodes one with whsec_ from Base64 of 24 to 64 bytes", () => {
  expect(Buffer.from(keyOf("plain text, 16+")).toString()).toBe("plain text, 16+");
  expect(signingKey(`whsec_${Buffer.alloc(23).toString("base64")}`)).toBeNull();
  expect(keyOf(`whsec_${Buffer.alloc(24).toString("base64")}`)).toHaveLength(24);
  expect(keyOf(`whsec_${Buffer.alloc(64).toString("base64")}`)).toHaveLength(64);
  expect(signingKey(`whsec_${Buffer.alloc(65).toString("base64")}`)).toBeNull();
  expect(signingKey("whsec_this is no Base64 of anything at all")).toBeNull();
});

test("a secret that is made up is one of the standard's, and no two are the same", () => {
  const [one, other] = [newSigningSecret(), newSigningSecret()];
  expect(keyOf(one)).toHaveLength(32);
  expect(one).not.toBe(other);
});
