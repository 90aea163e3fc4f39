import { cp } from "node:fs/promises";
import type { Readings } from "./figure.ts";
import { keptData } from "./kept-data.ts";
import { type OwnPlatform, startOwnPlatform } from "./own-platform.ts";
import { seedContacts } from "./seed-contacts.ts";
import { quantile, summary } from "./statistics.ts";

const CONTACTS = 100_000;
/** Requests per query; the first responses are not counted. */
const TIMES = 60;
const WARMING = 10;
const MADE_FROM = ["openapi", "server", "streams", "package-lock.json", "tests/bench/seed-contacts.ts"];

/** By the figure that they make. */
const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  "contacts-list-100k": ["", "$skip=50", "$skip=5000", "type=company", "campaignConsent=true&$skip=100"],
  "contacts-search-100k": [
    "$search=ferrer",
    "$search=contact4711%40",
    "$search=nuria",
    "$search=lisbon",
    "$search=nobody+at+all",
  ],
  "contacts-sort-100k": [
    "$sort[lastname]=1",
    "$sort[email]=-1",
    "$sort[lastContactAt]=-1",
    "$sort[company]=1&$skip=200",
    "$sort[createdAt]=-1",
  ],
  "records-search-100k": ["ferrer", "olga", "a", "an", "contact4711@", "nobody at all"],
};

const addressOf = (figure: string, question: string): string =>
  figure === "records-search-100k"
    ? `/api/search?$search=${encodeURIComponent(question)}`
    : `/api/contacts?$limit=50&${question}`;

/**
 * Starts the built platform on a copy of a database with all contacts, which is kept between runs. It serves
 * all their figures.
 */
export async function startContacts(): Promise<OwnPlatform> {
  const make = (folder: string) => seedContacts(folder, CONTACTS);
  const seeded = await keptData({ name: `contacts-${CONTACTS}`, madeFrom: MADE_FROM, make });
  return startOwnPlatform("none", (folder) => cp(seeded, folder, { recursive: true }));
}

/**
 * Measures how long the built platform takes to answer the queries of the contact list and of the global
 * search with this number of contacts (p95, ms, including HTTP).
 */
export async function measureContacts(platform: OwnPlatform): Promise<Readings> {
  const { accessToken } = await platform.signIn();
  const ask = async (address: string): Promise<number> => {
    const begun = performance.now();
    const response = await fetch(platform.url + address, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    await response.text();
    if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
    return performance.now() - begun;
  };
  const readings: [string, number][] = [];
  for (const [id, questions] of Object.entries(QUESTIONS)) {
    const times: number[] = [];
    for (const question of questions) {
      const own: number[] = [];
      for (let n = 0; n < WARMING + TIMES; n++) own.push(await ask(addressOf(id, question)));
      const counted = own.slice(WARMING);
      process.stderr.write(`  ${id} ${question || "(all)"}: ${summary(counted)} ms\n`);
      times.push(...counted);
    }
    readings.push([id, quantile(times, 0.95)]);
  }
  return Object.fromEntries(readings);
}
