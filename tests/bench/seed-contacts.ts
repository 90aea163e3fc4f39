import { databaseFolder, makeFolder } from "../../server/process/data-folder.ts";
import { migrate } from "../../server/database/migrate.ts";
import { openPglite } from "../../server/database/pglite-database.ts";
import { newId } from "../../server/kit/id.ts";
import { columnsOf } from "../../server/resources/described-resource.ts";
import { RESOURCES } from "../../server/resources/described.ts";
import { namedBy } from "../../server/resources/named-by.ts";
import { DEMO_ACCOUNT } from "../../server/seed/demo-account.ts";
import { seedDemo } from "../../server/seed/seed-demo.ts";

const FIRST = [
  "Núria",
  "Ana",
  "Bruno",
  "Chloé",
  "David",
  "Élise",
  "Farid",
  "Greta",
  "Hugo",
  "Ines",
  "Jonas",
  "Karim",
  "Lena",
  "Marc",
  "Noor",
  "Olga",
];
const LAST = [
  "Ferrer",
  "Almeida",
  "Bauer",
  "Costa",
  "Dubois",
  "Eriksen",
  "Fontaine",
  "García",
  "Haddad",
  "Ivanova",
  "Jensen",
  "Kowalski",
  "Lopes",
  "Moreau",
  "Novak",
  "O’Neill",
  "Peeters",
];
const CITIES = ["Lisbon", "Lyon", "Madrid", "Porto", "Berlin", "Nantes", "Sevilla"];
/** Rows per statement. */
const AT_ONCE = 2_000;

/**
 * Puts this number of contacts into the folder of a platform that has not started yet. No two have the same
 * email.
 */
export async function seedContacts(folder: string, count: number): Promise<void> {
  const described = RESOURCES.find(({ one }) => one === "Contact");
  if (!described) throw new Error("There are no contacts in the contract.");
  makeFolder(databaseFolder(folder));
  const { db, close } = await openPglite({ folder: databaseFolder(folder) });
  try {
    await migrate(db);
    const now = Date.now();
    await seedDemo(db, now);
    for (let from = 0; from < count; from += AT_ONCE) {
      const rows = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, n) => {
        const id = newId(now - from - n);
        return {
          account: DEMO_ACCOUNT.id,
          collection: described.one,
          id,
          ...columnsOf(described, namedBy(described, contact(from + n))),
          created_by: null,
          created_at: now - from - n,
          updated_at: now - from - n,
        };
      });
      await db.insertInto("resource_records").values(rows).execute();
    }
  } finally {
    await close();
  }
}

/** Makes a contact. Names repeat as they do in life; emails are distinguished by number. */
function contact(n: number): Readonly<Record<string, unknown>> {
  const pick = (from: readonly string[], step: number) => from[Math.floor(n / step) % from.length] ?? "";
  const [firstname, lastname] = [pick(FIRST, 1), pick(LAST, FIRST.length)];
  const lastContactAt = new Date(Date.UTC(2026, 0, 1) + ((n * 7_919) % 300) * 86_400_000).toISOString();
  return {
    type: n % 10 === 0 ? "company" : "person",
    firstname,
    lastname,
    email: `contact${n}@shop${n % 997}.example`,
    phone: `+351 2${String(n).padStart(8, "0")}`,
    company: `${lastname} & ${n % 5_003}`,
    city: pick(CITIES, 3),
    campaignConsent: n % 3 === 0,
    lastContactAt,
  };
}
