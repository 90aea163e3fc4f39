import type { Figure } from "./figure.ts";
import { startOwnPlatform } from "./own-platform.ts";
import { seedContacts } from "./seed-contacts.ts";
import { quantile, spread } from "./statistics.ts";

const CONTACTS = 100_000;
/** How often each question is asked; the first answers are not counted. */
const TIMES = 60;
const WARMING = 10;
/** ms, p95. */
const GOAL = 60;

const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  list: ["", "$skip=50", "$skip=5000", "type=company", "campaignConsent=true&$skip=100"],
  search: ["$search=ferrer", "$search=contact4711%40", "$search=nuria", "$search=lisbon", "$search=nobody+at+all"],
  sort: ["$sort[lastname]=1", "$sort[email]=-1", "$sort[lastContactAt]=-1", "$sort[company]=1&$skip=200", "$sort[createdAt]=-1"],
};

/** How long the built platform takes to answer what the list of contacts asks, of so many that it holds (p95, ms, with what HTTP takes). */
export async function measureContacts(): Promise<Figure[]> {
  const platform = await startOwnPlatform("none", (folder) => seedContacts(folder, CONTACTS));
  try {
    const { accessToken } = await platform.signIn();
    const ask = async (query: string): Promise<number> => {
      const begun = performance.now();
      const response = await fetch(`${platform.url}/api/contacts?$limit=50&${query}`, { headers: { authorization: `Bearer ${accessToken}` } });
      await response.text();
      if (!response.ok) throw new Error(`${query} was answered with ${response.status}.`);
      return performance.now() - begun;
    };
    const figures: Figure[] = [];
    for (const [kind, queries] of Object.entries(QUESTIONS)) {
      const times: number[] = [];
      for (const query of queries) {
        const own: number[] = [];
        for (let n = 0; n < WARMING + TIMES; n++) own.push(await ask(query));
        const counted = own.slice(WARMING);
        process.stderr.write(`  ${kind} ${query || "(all)"}: ${spread(counted)} ms\n`);
        times.push(...counted);
      }
      figures.push({ id: `contacts-${kind}-100k`, value: quantile(times, 0.95), unit: "ms", goal: { is: "<=", than: GOAL } });
    }
    return figures;
  } finally {
    await platform.stop();
  }
}
