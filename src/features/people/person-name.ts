import type { User } from "../../../openapi/generated/console.ts";

/** Returns the full name of a user. */
export const personName = ({ firstname = "", lastname = "" }: Pick<User, "firstname" | "lastname">): string =>
  `${firstname} ${lastname}`.trim();
