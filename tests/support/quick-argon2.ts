/**
 * Stands in for `@node-rs/argon2` in tests (vitest.config.ts): the same hashes at the lowest cost, since the
 * product's cost of 30 ms is paid hundreds of times. What the product asked for stays readable.
 */
import * as argon2 from "@node-rs/argon2/index.js";

const LOWEST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

let lastCost: argon2.Options | undefined;

/** Returns the cost that the last call of `hash` asked for. */
export const requestedCost = (): argon2.Options | undefined => lastCost;

export function hash(password: string, cost: argon2.Options): Promise<string> {
  lastCost = cost;
  return argon2.hash(password, LOWEST);
}

export const { verify } = argon2;
