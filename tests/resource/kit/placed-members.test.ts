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

const SAID = specOfName("RecordingSetting")!;
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

test("what depends on a member without a place has none either, whatever stands there", () => {
  expect(activeMembers(SAID, ["provider", "bucketName", "secretKey"], LOCAL)).toEqual([]);
  expect(activeValues(SAID, LOCAL)).toMatchObject({ storage: "local", provider: null, bucketName: null });
  expect(activeMembers(SAID, ["provider", "bucketName", "roleArn", "hostname"], S3)).toEqual([
    "provider",
    "bucketName",
  ]);
});

test("a secret that is there need not be typed again, and is neither sent nor emptied", () => {
  const kept = { ...S3, secretKey: { setAt: "2026-01-05T08:00:00.000Z" } };
  expect(missingMembers(SAID, S3, undefined)).toEqual({ secretKey: "missing" });
  expect(missingMembers(SAID, S3, kept)).toEqual({});
  expect(sentValues(SAID, { ...S3, secretKey: null }, kept)).not.toHaveProperty("secretKey");
  expect(sentValues(SAID, { ...S3, secretKey: "another" }, kept)).toMatchObject({ secretKey: "another" });
  // With another provider it goes.
  expect(sentValues(SAID, { ...S3, provider: "own", secretKey: null }, kept)).toMatchObject({
    provider: "own",
    secretKey: null,
    bucketName: null,
  });
});

test("nothing is sent that the platform alone says", () => {
  expect(
    Object.keys(sentValues(SAID, S3, undefined)).filter((member) => SAID.readOnly.includes(member)),
  ).toEqual([]);
});

test("whatever is typed, what is left stands in its place, and stays as it is when it is looked at once more", () => {
  const value = fc.oneof(
    fc.constantFrom("local", "cloud", "s3", "azure", "gcp", "ftp", "own", ""),
    fc.boolean(),
    fc.constant(null),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...SAID.members), value), (values) => {
      const placed = inPlace(SAID, values);
      for (const [member, when] of Object.entries(SAID.when))
        if (!whenHolds(when, placed)) expect(placed[member]).toEqual(SAID.defaults[member] ?? null);
      expect(inPlace(SAID, placed)).toEqual(placed);
    }),
  );
});
