import type { IncomingHttpHeaders } from "node:http";

/** Reads the cookies of a request by name: the first of the name, null where there is none. */
export const cookieOf =
  ({ cookie = "" }: IncomingHttpHeaders) =>
  (name: string): string | null => {
    const found = cookie
      .split(";")
      .map((one) => one.trim())
      .find((one) => one.startsWith(`${name}=`));
    return found === undefined ? null : found.slice(name.length + 1);
  };
