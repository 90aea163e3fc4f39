import { searchKey } from "../../openapi/formats/search-text.ts";
import { sortKey } from "../kit/filter-sql.ts";

interface Named {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string | null;
  readonly username: string | null;
}

/** Returns a user's trimmed names with their sort and search keys. */
export function namesOf({ firstname, lastname, email, username }: Named) {
  const [first, last] = [firstname.trim(), lastname.trim()];
  return {
    firstname: first,
    lastname: last,
    firstname_key: sortKey(first),
    lastname_key: sortKey(last),
    search: searchKey([first, last, email, username]),
  };
}
