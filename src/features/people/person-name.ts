import type { User } from "../../../openapi/generated/console.ts";

/** Both names of somebody, as they are said. */
export const personName = ({ firstname = "", lastname = "" }: Pick<User, "firstname" | "lastname">): string =>
  `${firstname} ${lastname}`.trim();
