import type { Ask, TestPlatform } from "./platform.ts";

/** Platform for planted secrets, with the principal administrator of the demo account signed in. */
interface CanaryWorld {
  readonly platform: TestPlatform;
  readonly admin: Ask;
}

/**
 * Secrets of one area. `plant` brings each to its place in the platform, the way that people do, and returns
 * it by name: from that point no response, notification, log line or database value may contain it. Values
 * that are kept on purpose, to be shown, are no secrets and not for here.
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
