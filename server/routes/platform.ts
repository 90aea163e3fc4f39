import { type Kysely, sql } from "kysely";
import type { Configuration, Status } from "../../openapi/generated/console.ts";
import type { Handlers } from "../contract/operation-types.ts";
import type { Tables } from "../database/schema.ts";

export interface PlatformServices {
  readonly db: Kysely<Tables>;
  readonly now: () => number;
  /** Timeout (ms) of the database check. */
  readonly probe: number;
  readonly isLive: () => boolean;
  readonly configuration: Configuration;
}

type Part = Status["parts"][number];

/** Response time (ms) above which a part is reported as slow. */
const SLOW = 500;

/** Returns the response time of the database (ms); null if the query fails or exceeds the timeout. */
export async function storageAnswersIn(db: Kysely<Tables>, timeout: number): Promise<number | null> {
  const start = performance.now();
  try {
    await within(timeout, sql`select 1`.execute(db));
    return Math.round(performance.now() - start);
  } catch {
    return null;
  }
}

/** Resolves like the promise, or rejects after a timeout (ms). */
async function within<T>(timeout: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`timeout exceeded: no answer in ${timeout} ms`)), timeout);
  });
  try {
    return await Promise.race([promise, over]);
  } finally {
    clearTimeout(timer);
  }
}

/** Public health report and settings for the console. */
export const platformRoutes = ({
  db,
  now,
  probe,
  isLive,
  configuration,
}: PlatformServices): Handlers<"readStatus" | "readConfiguration"> => ({
  readStatus: async ({ address }) => {
    const answeredIn = await storageAnswersIn(db, probe);
    const storage: Part =
      answeredIn === null
        ? { part: "storage", state: "down" }
        : { part: "storage", state: answeredIn > SLOW ? "slow" : "operating", answeredIn };
    const live: Part = { part: "live", state: isLive() && answeredIn !== null ? "operating" : "down" };
    return {
      body: {
        time: new Date(now()).toISOString(),
        address,
        parts: [{ part: "api", state: "operating" }, storage, live],
      },
    };
  },
  readConfiguration: () => Promise.resolve({ body: configuration }),
});
