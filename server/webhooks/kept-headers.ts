import { isCredentialHeader, isOurHeader } from "../../openapi/formats/webhook-header.ts";
import type { WebhookHeader } from "../../openapi/generated/console.ts";
import type { Vault } from "../auth/vault.ts";
import { type Fault, Problem } from "../kit/problem.ts";
import type { KeptHeader } from "../database/webhook-tables.ts";

interface Owner {
  readonly account: string;
  readonly id: string;
}

const sealContext = ({ account, id }: Owner, name: string) =>
  `webhook/${account}/${id}/header/${name.toLowerCase()}`;

/**
 * Returns headers for storage. A secret header whose value is null keeps its stored value from `before`. Pass
 * an empty `before` if the change may direct deliveries to a different server: otherwise users could send
 * secrets that are hidden from them to their own server. Throws a problem if a header is not valid.
 */
export function mergeHeaders(
  vault: Vault,
  owner: Owner,
  headers: readonly WebhookHeader[],
  before: readonly KeptHeader[],
): KeptHeader[] {
  const faults: Fault[] = [];
  const kept = headers.map(({ name, value, secret: isSecret }, index): KeptHeader => {
    const addFault = (member: string, code: string, message: string) =>
      void faults.push({ pointer: `/body/headers/${index}/${member}`, code, message });
    if (isOurHeader(name)) addFault("name", "reserved", "is set by the platform");
    if (headers.findIndex((other) => other.name.toLowerCase() === name.toLowerCase()) < index)
      addFault("name", "taken", "is a duplicate");
    const secret = isSecret || isCredentialHeader(name);
    if (value !== null)
      return { name, secret, kept: secret ? vault.seal(value, sealContext(owner, name)) : value };
    const known = before.find((other) => other.secret && other.name.toLowerCase() === name.toLowerCase());
    if (!known || !secret) addFault("value", "missing", "is required");
    return { name, secret, kept: known?.kept ?? "" };
  });
  if (faults.length > 0) throw new Problem("unprocessable", { errors: faults });
  return kept;
}

/** Returns the headers with their decrypted values, for sending. */
export const openHeaders = (
  vault: Vault,
  { account, id, headers }: Owner & { readonly headers: readonly KeptHeader[] },
): { readonly name: string; readonly value: string; readonly secret: boolean }[] =>
  headers.map(({ name, secret, kept }) => ({
    name,
    secret,
    value: secret ? vault.open(kept, sealContext({ account, id }, name)) : kept,
  }));
