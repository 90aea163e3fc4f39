import type { Operation } from "../../server/contract/operations.ts";
import { pathOf } from "./checked-request.ts";
import { credentialsOf } from "./credentials.ts";
import { type Answer, type Ask, type TestPlatform, textOf } from "./platform.ts";

/**
 * Returns a function that sends requests of any operation as the demo account's principal administrator, for
 * records that do not exist.
 */
export async function operationAsker(
  platform: TestPlatform,
): Promise<(operation: Operation, ask: Ask, params?: Readonly<Record<string, string>>) => Promise<Answer>> {
  const credentials = await credentialsOf(platform);
  return (operation, ask, params) => {
    const [credential = "none"] = operation.credentials;
    return platform.api(`${operation.method.toUpperCase()} ${pathOf(operation, params)}`, {
      ...credentials[credential],
      ...ask,
    });
  };
}

/** Returns the faults of a problem: their pointers and codes. */
export const faultsIn = ({ body }: Answer): { readonly pointer: string; readonly code: string }[] =>
  Object.values(body.errors ?? {}).map(({ pointer, code }) => ({
    pointer: textOf(pointer),
    code: textOf(code),
  }));
