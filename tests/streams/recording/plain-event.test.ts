import { expect, test } from "vitest";
import { isWebPlace, missingIn } from "../../../machines/login-context.ts";
import { plainEvent } from "../../../streams/recording/plain-event.ts";

const WORDS = new Set(["submit", "http", "kind"]);
const plain = (value: unknown) => plainEvent(value, WORDS);

test("numbers, truths and the machine's own words stay; of another text only its kind", () => {
  expect(
    plain({
      kind: "http",
      status: 401,
      at: 5,
      ok: true,
      none: null,
      name: "Núria Ferrer",
      empty: "",
      blank: "  ",
    }),
  ).toEqual({ kind: "http", status: 401, at: 5, ok: true, none: null, name: "··", empty: "", blank: " " });
  expect(plain(["ñ", "a rather long text that goes on and on"])).toEqual(["·", "···"]);
});

test.each([
  { email: "nuria@example.com", password: "Sesame-1999!", otp: "493117" },
  { email: "nuria@example.com", password: "x", otp: "K7Q2-99ZZ-11AB" },
  { email: "nuria", password: "", otp: "no code at all" },
  { email: " ", password: " ", otp: "" },
])("a machine finds missing what it found missing: $otp", (typed) => {
  const credentials = { ...typed, remember: true, agreement: true };
  const redacted = plain(credentials) as typeof credentials; // the same members, of the same kinds
  for (const step of ["credentials", "otp", "enterprise"] as const)
    expect(missingIn(redacted, step)).toEqual(missingIn(credentials, step));
  expect(JSON.stringify(redacted)).not.toMatch(/nuria|Sesame|493117|K7Q2|no code/);
});

test.each([
  "https://panel.example/agents?token=1",
  "/agents",
  "javascript:alert(1)",
  "mailto:nuria@example.com?x",
  "/people/nuria@example.com",
  "https://nuria@example.com",
])("a place that a browser may be sent to is one still, and no other is: %s", (address) => {
  expect(isWebPlace(String(plain(address)))).toBe(isWebPlace(address));
  expect(plain(address)).not.toBe(address);
});

test("removes deep and invalid values", () => {
  expect(plain({ a: { a: { a: { a: { a: { secret: 1 } } } } }, run: () => 1 })).toEqual({
    a: { a: { a: { a: { a: {} } } } },
  });
});

test("removes keys that are not member names with their values, because maps can have typed keys", () => {
  expect(
    plain({
      answer: {
        errors: {
          "nuria@example.com": 1,
          "600123123": 2,
          "Núria Ferrer": 3,
          "tok-SECRET": 4,
          "https://x/?token=abc": 5,
        },
        _id: 6,
      },
    }),
  ).toEqual({ answer: { errors: {}, _id: 6 } });
});
