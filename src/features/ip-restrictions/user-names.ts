import type { IpRestriction } from "../../../openapi/generated/console.ts";

/** Whom a restriction names, as populate tells them: id and name. */
export const namedUsers = ({
  users = [],
}: Pick<IpRestriction, "users">): readonly { readonly id: string; readonly name: string }[] =>
  users.map((user) =>
    typeof user === "string" ? { id: user, name: user } : { id: user._id, name: user.name ?? user._id },
  );
