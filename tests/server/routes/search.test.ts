import { afterAll, beforeAll, expect, test } from "vitest";
import { asking } from "../../support/people.ts";
import { pbx } from "../../support/pbx.ts";
import { startPlatform, type TestPlatform } from "../../support/platform.ts";

interface Found {
  readonly list: string;
  readonly name: string;
  readonly detail: string | null;
  readonly _id: string;
}

let platform: TestPlatform;
let admin: ReturnType<typeof asking>;
let supervisor: ReturnType<typeof asking>;
const person = async (email: string) =>
  asking(platform, { token: (await platform.signIn(email)).accessToken });
beforeAll(async () => {
  platform = await startPlatform();
  admin = await person("admin@demo.example");
  supervisor = await person("supervisor@demo.example");
});
afterAll(() => platform.close());

const search = async (who: typeof admin, text: string, more = "") =>
  (
    (await who.get("/search", `$search=${encodeURIComponent(text)}${more}`)).body as unknown as {
      readonly data: readonly Found[];
    }
  ).data; // as the contract says
const summaryOf = (found: readonly Found[]) =>
  found.map(({ list, name, detail }) => [list, name, ...(detail === null ? [] : [detail])]);

test("given records of several kinds, when a part of their names is looked for, then all of them are found, kind by kind", async () => {
  await admin.post("/branches", { name: "zephyr-harbour", label: "Zéphyr harbour", segments: [] });
  await admin.post("/webhooks", {
    name: "Zephyr alarms",
    url: "https://zephyr.example/in",
    events: ["call-created"],
  });
  await admin.post("/tags", { label: "Zephyr", name: "zephyr-tag" });
  expect(summaryOf(await search(admin, "ZEPHYR"))).toEqual([
    ["branches", "Zéphyr harbour", "zephyr-harbour"],
    ["webhooks", "Zephyr alarms", "https://zephyr.example/in"],
    ["tags", "Zephyr", "zephyr-tag"],
  ]);
});

test("returns the first names of a kind up to the limit", async () => {
  for (const name of ["c", "a", "e", "b", "d"]) await admin.post("/tags", { label: `quay ${name}`, name });
  expect((await search(admin, "quay")).map(({ name }) => name)).toEqual([
    "quay a",
    "quay b",
    "quay c",
    "quay d",
  ]);
  expect((await search(admin, "quay", "&$limit=2")).map(({ name }) => name)).toEqual(["quay a", "quay b"]);
  expect((await admin.get("/search", "$search=quay&$limit=11")).status).toBe(400);
  expect((await admin.get("/search")).status).toBe(400);
});

test("finds no records without permission to read them, and none of another account", async () => {
  expect(summaryOf(await search(supervisor, "zephyr")).map(([list]) => list)).not.toContain("webhooks");
  expect(summaryOf(await search(supervisor, "zephyr")).map(([list]) => list)).toContain("tags");
  const stranger = await person("admin@other.example");
  expect(await search(stranger, "zephyr")).toEqual([]);
});

test("leaves out segments and agents that only a recording named", async () => {
  const source = "/play/search";
  const imported = [
    pbx(
      "traffic-started",
      "traffic/day",
      { kind: "recording", name: "A day", zone: "Europe/Madrid", rate: 1 },
      { source },
    ),
    pbx(
      "segment-described",
      "segment/aaaaaaaaaaaaaaaaaaaaaa01",
      { name: "Quorum desk", channels: ["audio"], imported: true },
      { source },
    ),
    pbx(
      "user-described",
      "user/aaaaaaaaaaaaaaaaaaaaaa11",
      { name: "Quorum Ana", segments: [], imported: true },
      { source },
    ),
  ];
  expect(await platform.feed(imported)).toMatchObject({ refused: [] });
  expect((await admin.get("/segments", "$search=quorum")).body.total).toBe(1);
  await admin.post("/segments", { name: "Quorum sales" });
  expect(summaryOf(await search(admin, "quorum"))).toEqual([["segments", "Quorum sales"]]);
});

test("searches for wildcard characters literally", async () => {
  await admin.post("/tags", { label: "100% sure_", name: "sure" });
  expect(summaryOf(await search(admin, "0% sure_"))).toEqual([["tags", "100% sure_", "sure"]]);
  expect(await search(admin, "1%sure")).toEqual([]);
});

test("returns the company as detail of a contact, else its email", async () => {
  await admin.post("/contacts", {
    firstname: "Ada",
    lastname: "Wharf",
    company: "Harbour Ltd",
    email: "ada@harbour.example",
  });
  await admin.post("/contacts", { firstname: "Ben", lastname: "Wharf", email: "ben@harbour.example" });
  expect(summaryOf(await search(admin, "wharf"))).toEqual([
    ["contacts", "Ada Wharf", "Harbour Ltd"],
    ["contacts", "Ben Wharf", "ben@harbour.example"],
  ]);
});

test("finds contacts by the first one or two letters of a name, or by three letters in any place", async () => {
  for (const firstname of ["Quirin", "Jaquelin", "Q%x"]) await admin.post("/contacts", { firstname });
  const contacts = async (text: string) =>
    (await search(admin, text)).flatMap(({ list, name }) => (list === "contacts" ? [name] : []));
  expect(await contacts("qu")).toEqual(["Quirin"]);
  expect(await contacts("Q")).toEqual(["Q%x", "Quirin"]);
  expect(await contacts("q%")).toEqual(["Q%x"]);
  expect(await contacts("aqu")).toEqual(["Jaquelin"]);
});

test("finds people as users or as administrators, with their email as detail", async () => {
  const found = (await search(admin, "demo.example", "&$limit=10")).map(
    ({ list, detail }) => `${list} ${detail}`,
  );
  expect(found).toEqual(
    expect.arrayContaining(["users agent@demo.example", "administrators supervisor@demo.example"]),
  );
});
