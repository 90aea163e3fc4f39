import type { Ask, TestPlatform } from "./platform.ts";

/** Where secrets are planted: a platform with the principal administrator of the demo account signed in. */
interface CanaryWorld {
  readonly platform: TestPlatform;
  readonly admin: Ask;
}

/**
 * The secrets of one area. `plant` brings each to where the platform keeps it, the way that people do, and
 * tells it by name: from then on nothing that anybody is told, hears, or finds in the log or the database may
 * hold it. What is kept on purpose, to be shown, is no secret and not for here.
 */
export interface CanaryArea {
  readonly plant: (world: CanaryWorld) => Promise<Readonly<Record<string, string>>>;
}

/** Queries that name the column of a secret, in each way in which a query can name a column. */
export const secretQueries = (): string[] =>
  ["password_hash", "key_hash", "key"].flatMap((member) => [
    `$select[]=${member}`,
    `populate[]=${member}`,
    `$sort[${member}]=1`,
    `${member}[$ne]=`,
  ]);
