import { isCredentialHeader, isOurHeader } from "../../openapi/formats/webhook-header.ts";
import type { WebhookHeader } from "../../openapi/generated/console.ts";
import type { Vault } from "../auth/vault.ts";
import { type Fault, Problem } from "../kit/problem.ts";
import type { KeptHeader } from "../database/webhook-tables.ts";

interface Owner {
  readonly account: string;
  readonly id: string;
}

const ownerOf = ({ account, id }: Owner, name: string) =>
  `webhook/${account}/${id}/header/${name.toLowerCase()}`;

/**
 * Returns headers for storage. A secret header without a value keeps the stored one if the receiver is
 * unchanged; otherwise a user who cannot see it could send it to their own server. Throws a problem.
 */
export function mergeHeaders(
  vault: Vault,
  owner: Owner,
  headers: readonly WebhookHeader[],
  before: readonly KeptHeader[],
): KeptHeader[] {
  const faults: Fault[] = [];
  const kept = headers.map(({ name, value, secret: isSaid }, index): KeptHeader => {
    const refuse = (member: string, code: string, message: string) =>
      void faults.push({ pointer: `/body/headers/${index}/${member}`, code, message });
    if (isOurHeader(name)) refuse("name", "reserved", "is a header that the platform sets itself");
    if (headers.findIndex((other) => other.name.toLowerCase() === name.toLowerCase()) < index)
      refuse("name", "taken", "is there twice");
    const secret = isSaid || isCredentialHeader(name);
    if (value !== null)
      return { name, secret, kept: secret ? vault.seal(value, ownerOf(owner, name)) : value };
    const known = before.find((other) => other.secret && other.name.toLowerCase() === name.toLowerCase());
    if (!known || !secret) refuse("value", "missing", "is needed");
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
    value: secret ? vault.open(kept, ownerOf({ account, id }, name)) : kept,
  }));
