import { expect, test } from "vitest";
import { listOf, queryOf, rulesOf } from "../../../src/resource/kit/described/described-view.ts";
import { type ResourceSpec, specOfName } from "../../../src/resource/records/record/resource-spec.ts";
import { readView } from "../../../src/ui/view-state.ts";

function contacts(): ResourceSpec {
  const spec = specOfName("Contact");
  if (!spec) throw new Error("Nothing describes contacts.");
  return spec;
}

const asked = (address: string, zone = "Europe/Madrid") =>
  queryOf(readView(address, rulesOf(contacts())), contacts(), zone);

test.each([
  ["is.type=company", { type: { $in: ["company"] } }],
  ["is.campaignConsent=true", { campaignConsent: true }],
  ["is.campaignConsent=true,false", {}],
  ["min.employees=10&max.employees=20", { employees: { $gte: 10, $lte: 20 } }],
  ["min.birthDate=1984-02-29", { birthDate: { $gte: "1984-02-29" } }],
  [
    "min.lastContactAt=2026-03-29&max.lastContactAt=2026-03-29",
    { lastContactAt: { $gte: "2026-03-28T23:00:00.000Z", $lt: "2026-03-29T22:00:00.000Z" } },
  ],
  ["is.assignments=65a0f0010000000000000001", { assignments: { $in: ["65a0f0010000000000000001"] } }],
])("%s asks for that, a day from its beginning to its end by the account's clocks", (address, filters) => {
  expect(asked(address)).toEqual({
    $limit: 10,
    $skip: 0,
    $sort: { name: 1 },
    populate: ["employer", "assignments"],
    ...filters,
  });
});

test.each([
  "min.birthDate=1983-02-29",
  "min.birthDate=10",
  "min.employees=2026-01-01",
  "is.firstname=Ada",
  "is.campaignConsent=yes",
])("%s is ignored by name, since there is no such day, number or choice", (address) => {
  expect(readView(address, rulesOf(contacts()))).toMatchObject({
    filters: [],
    ignored: [address.split("=")],
  });
});

test("filters every list by creator, creation time and change time", () => {
  const tag = specOfName("Tag");
  if (!tag) throw new Error("Nothing describes tags.");
  const rules = rulesOf(listOf(tag));
  expect(Object.keys(rules.filters)).toEqual(["createdAt", "updatedAt", "createdBy"]);
  const { createdAt, updatedAt, createdBy, populate } = {
    ...queryOf(
      readView(
        "min.createdAt=2026-05-03&max.updatedAt=2026-05-03&is.createdBy=65a0f0030000000000000001",
        rules,
      ),
      listOf(tag),
      "UTC",
    ),
  } as Record<string, unknown>; // any parameter
  expect([createdAt, updatedAt, createdBy, populate]).toEqual([
    { $gte: "2026-05-03T00:00:00.000Z" },
    { $lt: "2026-05-04T00:00:00.000Z" },
    { $in: ["65a0f0030000000000000001"] },
    ["createdBy"],
  ]);
});

test.each([
  ["", { imported: false }],
  ["is.channels=audio", { channels: { $in: ["audio"] }, imported: false }],
  ["is.imported=true", { imported: true }],
  ["is.imported=false", { imported: false }],
  ["is.imported=true,false", {}],
])("segments from recordings are hidden until a filter asks for them: %s", (address, expected) => {
  const segment = specOfName("Segment");
  if (!segment) throw new Error("Nothing describes segments.");
  expect(queryOf(readView(address, rulesOf(segment)), segment, "UTC")).toEqual({
    $limit: 10,
    $skip: 0,
    $sort: { name: 1 },
    populate: Object.keys(segment.references),
    ...expected,
  });
});
