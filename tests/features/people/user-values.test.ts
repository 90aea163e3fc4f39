import { expect, test } from "vitest";
import { missingSignInData } from "../../../server/people/user-rules.ts";
import { newUser, optionalNames, userRules, valuesOf } from "../../../src/features/people/user-values.ts";

const nora = { ...newUser("agent"), firstname: "Nora", lastname: "Quist" };

test("requires an email for the link, or a username and password, for a new user", () => {
  expect(userRules(nora, true)).toEqual({ email: "needed-for-link" });
  expect(userRules({ ...nora, email: "nora@example.com" }, true)).toEqual({});
  expect(userRules({ ...nora, withPassword: true }, true)).toEqual({ password: "too-short" });
  expect(
    userRules({ ...nora, withPassword: true, password: "violet-tram", repeat: "violet-tram" }, true),
  ).toEqual({ username: "needed-to-sign-in" });
  expect(
    userRules(
      { ...nora, withPassword: true, password: "violet-tram", repeat: "violet-trim", username: "nora" },
      true,
    ),
  ).toEqual({ repeat: "differs" });
});

test("allows an existing user to stay without email and password while other values change", () => {
  expect(
    userRules(
      valuesOf({
        _id: "65a0f0030000000000000001",
        firstname: "Aisha",
        privilege: "agent",
        email: null,
        username: null,
      }),
      false,
    ),
  ).toEqual({});
});

test.each(
  [true, false].flatMap((withPassword) =>
    ["", "nora@example.com"].flatMap((email) =>
      ["", "nora"].map((username) => ({ withPassword, email, username })),
    ),
  ),
)(
  "marks the names as optional that the platform does not ask for beside $withPassword, $email, $username",
  (typed) => {
    const lackWithout = (name: "email" | "username") =>
      missingSignInData({
        email: typed.email || null,
        username: typed.username || null,
        hasPassword: typed.withPassword,
        [name]: null,
      });
    expect(optionalNames(typed)).toEqual({
      email: lackWithout("email") === null,
      username: lackWithout("username")?.pointer !== "/body/username",
    });
  },
);

test("knows who has a password", () => {
  expect(
    [true, false].map((activated) => valuesOf({ _id: "65a0f0030000000000000001", activated }).withPassword),
  ).toEqual([true, false]);
});

test("refuses hours that are empty or overlap, and takes hours past midnight", () => {
  const hours = (...availability: { day: number; start: string; end: string }[]) =>
    userRules({ ...nora, email: "nora@example.com", availability }, true);
  expect(hours({ day: 1, start: "09:00", end: "24:00" })).toEqual({});
  expect(hours({ day: 1, start: "09:00", end: "09:00" })).toEqual({ availability: "same-as-start" });
  expect(hours({ day: 1, start: "21:00", end: "02:00" })).toEqual({});
  expect(hours({ day: 1, start: "21:00", end: "02:00" }, { day: 2, start: "01:00", end: "03:00" })).toEqual({
    availability: "overlaps-next-day",
  });
  expect(hours({ day: 1, start: "09:00", end: "12:00" }, { day: 1, start: "11:00", end: "13:00" })).toEqual({
    availability: "overlaps",
  });
  expect(hours({ day: 1, start: "09:00", end: "12:00" }, { day: 1, start: "12:00", end: "13:00" })).toEqual(
    {},
  );
});
