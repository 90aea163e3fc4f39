import { type Operation, readOperations } from "../../server/contract/operations.ts";
import type { Place } from "../../server/contract/documents.ts";
import { checkRequest } from "./checked-request.ts";

/** A body that a console sends, and where the contract defines it. */
export interface SentBody {
  readonly operation: Operation;
  readonly place: Place;
}

/**
 * Each body of the contract that a person's console sends. Events of feeding systems are checked one by one.
 */
export const SENT_BODIES: readonly SentBody[] = readOperations().flatMap((operation) => {
  const place = operation.bodies.get("application/json");
  return place === undefined || operation.credentials.every((credential) => credential === "apiKey")
    ? []
    : [{ operation, place }];
});

/** The faults that the platform finds in a body of a request that is valid otherwise: their codes, by JSON pointer. */
export const platformVerdict = ({ operation }: SentBody, body: object): ReadonlyMap<string, string> =>
  new Map(
    checkRequest(operation, { parsed: { value: body } }).faults.map(({ pointer, code }) => [pointer, code]),
  );
