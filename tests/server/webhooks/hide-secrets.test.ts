import fc from "fast-check";
import { expect, test } from "vitest";
import { hideSecrets } from "../../../server/webhooks/hide-secrets.ts";

const basic = Buffer.from("robot:pass/word+1").toString("base64");

test.each([
  [
    "Bearer CANARYTOKEN-abcdef123456",
    "The token CANARYTOKEN-abcdef123456 is not known",
    "The token ••• is not known",
  ],
  ["Bearer CANARYTOKEN-abcdef123456", "no: Bearer CANARYTOKEN-abcdef123456", "no: •••"],
  ["Bearer CANARYTOKEN-abcdef123456", "the Bearer scheme is wanted", "the Bearer scheme is wanted"],
  [
    `Basic ${basic}`,
    `${basic} robot:pass/word+1 pass/word+1 pass%2Fword%2B1 pass\\/word+1`,
    "••• ••• ••• ••• •••",
  ],
  [`Basic ${basic}`, Buffer.from(`Basic ${basic}`).toString("base64"), "•••"],
  ["session=0123456789; theme=dark", "0123456789 dark", "••• dark"],
  [
    'Digest username="robot", response="6629fae49393a05397450978507c4ef1"',
    "6629fae49393a05397450978507c4ef1",
    "•••",
  ],
  ['quote"d-secret', '{"error":"quote\\"d-secret"}', '{"error":"•••"}'],
  ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "•••"],
  ["k", "ok", "o•••"],
  ["Bearer abc12", "abc12 is not known", "••• is not known"],
  [
    "Bearer CANARYTOKEN-abcdef12345",
    Buffer.from("CANARYTOKEN-abcdef12345").toString("base64").replaceAll("=", ""),
    "•••",
  ],
  ["Bearer ???>>>CANARYTOKEN", Buffer.from("???>>>CANARYTOKEN").toString("base64url"), "•••"],
])("of the secret %s nothing is left in %j", (secret, text, expected) => {
  expect(hideSecrets(text, [secret], false)).toBe(expected);
});

test("the beginning of a secret at the end of a text that was cut is hidden, whichever secret it is of", () => {
  const secrets = ["Bearer CANARYTOKEN-abcdef123456", "another-secret"];
  expect(hideSecrets("it was CANARYTOKEN-abc", secrets, true)).toBe("it was •••");
  expect(hideSecrets("it was another-se", secrets, true)).toBe("it was •••");
  expect(hideSecrets("it was another-se", secrets, false)).toBe("it was another-se");
});

test("removes any header and its credentials from stored texts", () => {
  const token = fc.string({
    unit: fc.constantFrom("a", "X", "0", "9", "-", ".", "_", "~", "+", "/", "="),
    minLength: 6,
    maxLength: 40,
  });
  const before = fc.string({ unit: fc.constantFrom("k", "l", " ", "\n", "<", ">"), maxLength: 20 });
  fc.assert(
    fc.property(
      token,
      fc.constantFrom("Bearer ", "Token ", "Basic ", ""),
      before,
      before,
      (credentials, scheme, first, last) => {
        const shown = hideSecrets(
          `${first}${credentials}${last}${scheme}${credentials}`,
          [scheme + credentials],
          false,
        );
        expect(shown.includes(credentials)).toBe(false);
      },
    ),
  );
});
