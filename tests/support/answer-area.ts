import type { Ask, TestPlatform } from "./platform.ts";

/**
 * Callers of the tested operations: the demo account's principal administrator, a user with few permissions,
 * and a key.
 */
interface AnswerWorld {
  readonly platform: TestPlatform;
  readonly admin: Ask;
  readonly recorder: Ask;
  readonly key: string;
}

/** Operation, such as `GET /sessions`, its caller, and the expected status. */
export type AnswerRow = readonly [status: number, operation: string, ask?: Ask];

/**
 * The answers of one part of the contract that are not the same for every operation. 400 for an unknown
 * parameter, 401,
 * 403, 413 and 503 are tried for all of them; `rows` brings about every other status that the contract lists.
 */
export interface AnswerArea {
  readonly rows: (world: AnswerWorld) => Promise<readonly AnswerRow[]> | readonly AnswerRow[];
  /** Operations that answer without the storage. */
  readonly withoutStorage?: readonly string[];
}
