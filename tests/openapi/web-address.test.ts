import { expect, test } from "vitest";
import { isWebAddress } from "../../openapi/formats/web-address.ts";
import { NewContactCheck } from "../../openapi/generated/checks/new-contact.ts";
import { NewReferrerCheck } from "../../openapi/generated/checks/new-referrer.ts";
import { NewSegmentCheck } from "../../openapi/generated/checks/new-segment.ts";
import { bodyFaults } from "../../src/resource/records/form/body-faults.ts";

const NO_PARSER_ACCEPTS = [
  "http://[]",
  "http://f:b/c",
  "http://f:999999/c",
  "http://a b/",
  "https://[::1",
  "http://%zz/",
];

test.each(NO_PARSER_ACCEPTS)("%s is no address", (text) => {
  expect(isWebAddress(text)).toBe(false);
});

test.each(["", "x", "ftp://some.example/", "javascript:alert(1)", "//some.example"])(
  "%j is none of the web",
  (text) => {
    expect(isWebAddress(text)).toBe(false);
  },
);

test.each([
  "https://some.example/",
  "http://127.0.0.1:3000/a?b#c",
  "https://münchen.example/",
  "HTTPS://SOME.EXAMPLE",
])("%s is one", (text) => {
  expect(isWebAddress(text)).toBe(true);
});

test("an address with a letter of Latin-1 stays one, also when the check is compiled", () => {
  const refused = Array.from({ length: 20_000 }, () => isWebAddress("https://münchen.example/")).indexOf(
    false,
  );
  expect(refused).toBe(-1);
});

test.each(NO_PARSER_ACCEPTS)(
  "refuses %s as the link of a referrer, the website of a contact and the page of an event",
  (address) => {
    const bodies = [
      ["link", NewReferrerCheck, {}],
      ["website", NewContactCheck, { name: "Ada", type: "person" }],
      ["externalUrl", NewSegmentCheck, { name: "Sales", type: "event" }],
    ] as const;
    for (const [field, check, values] of bodies) {
      const body = { ...values, [field]: address };
      expect(bodyFaults(check, body).filter((fault) => fault.field === field).length).toBeGreaterThan(0);
    }
  },
);
