import fc from "fast-check";
import { expect, test } from "vitest";
import { inPlace, whenHolds } from "../../../openapi/formats/when-holds.ts";
import {
  missingMembers,
  activeMembers,
  activeValues,
  sentValues,
} from "../../../src/resource/kit/described/active-members.ts";
import { specOfName } from "../../../src/resource/records/record/resource-spec.ts";

const SPEC = specOfName("RecordingSetting")!;
const LOCAL = { name: "a", storage: "local", provider: "s3", bucketName: "calls" };
const S3 = {
  name: "a",
  storage: "cloud",
  provider: "s3",
  oidc: false,
  bucketName: "calls",
  region: "eu-west-1",
  accessKeyId: "AKIA",
  secretKey: "",
};

test("places no member whose dependency has no place, regardless of its value", () => {
  expect(activeMembers(SPEC, ["provider", "bucketName", "secretKey"], LOCAL)).toEqual([]);
  expect(activeValues(SPEC, LOCAL)).toMatchObject({ storage: "local", provider: null, bucketName: null });
  expect(activeMembers(SPEC, ["provider", "bucketName", "roleArn", "hostname"], S3)).toEqual([
    "provider",
    "bucketName",
  ]);
});

test("a secret that is there need not be typed again, and is neither sent nor emptied", () => {
  const kept = { ...S3, secretKey: { setAt: "2026-01-05T08:00:00.000Z" } };
  expect(missingMembers(SPEC, S3, undefined)).toEqual({ secretKey: "missing" });
  expect(missingMembers(SPEC, S3, kept)).toEqual({});
  expect(sentValues(SPEC, { ...S3, secretKey: null }, kept)).not.toHaveProperty("secretKey");
  expect(sentValues(SPEC, { ...S3, secretKey: "another" }, kept)).toMatchObject({ secretKey: "another" });
  // With another provider it goes.
  expect(sentValues(SPEC, { ...S3, provider: "own", secretKey: null }, kept)).toMatchObject({
    provider: "own",
    secretKey: null,
    bucketName: null,
  });
});

test("sends no members that only the platform sets", () => {
  expect(
    Object.keys(sentValues(SPEC, S3, undefined)).filter((member) => SPEC.readOnly.includes(member)),
  ).toEqual([]);
});

test("keeps the remaining members in their places for any input, and repeats with the same result", () => {
  const value = fc.oneof(
    fc.constantFrom("local", "cloud", "s3", "azure", "gcp", "ftp", "own", ""),
    fc.boolean(),
    fc.constant(null),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...SPEC.members), value), (values) => {
      const placed = inPlace(SPEC, values);
      for (const [member, when] of Object.entries(SPEC.when))
        if (!whenHolds(when, placed)) expect(placed[member]).toEqual(SPEC.defaults[member] ?? null);
      expect(inPlace(SPEC, placed)).toEqual(placed);
    }),
  );
});
