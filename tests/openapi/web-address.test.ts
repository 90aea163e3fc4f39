import { expect, test } from "vitest";
import { isWebAddress } from "../../openapi/formats/web-address.ts";
import { NewContactBody } from "../../openapi/generated/bodies/new-contact.ts";
import { NewReferrerBody } from "../../openapi/generated/bodies/new-referrer.ts";
import { NewSegmentBody } from "../../openapi/generated/bodies/new-segment.ts";
import { Validator } from "../../server/contract/validator.ts";
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

const validator = new Validator();

test.each(NO_PARSER_ACCEPTS)(
  "console and platform refuse %s as the link of a referrer, the website of a contact and the page of an event",
  (address) => {
    const bodies = [
      ["NewReferrer", "link", NewReferrerBody, {}],
      ["NewContact", "website", NewContactBody, { name: "Ada", type: "person" }],
      ["NewSegment", "externalUrl", NewSegmentBody, { name: "Sales", type: "event" }],
    ] as const;
    for (const [name, field, schema, values] of bodies) {
      const body = { ...values, [field]: address };
      expect(bodyFaults(schema, body).filter((fault) => fault.field === field).length).toBeGreaterThan(0);
      const faults = validator.check(`console.yaml#/components/schemas/${name}`)(body);
      expect(faults.filter(({ instancePath }) => instancePath === `/${field}`).length).toBeGreaterThan(0);
    }
  },
);
