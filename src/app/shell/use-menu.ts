import { useLocation } from "wouter";
import { useHolder } from "../../services/use-session.ts";
import { IN_ACCOUNT } from "./menu-entries.ts";
import { isAccount, isOpenTo, menuOf } from "./menu-places.ts";

/** Returns the groups of the side menu that the user can open. `ofAccount`: true for the account menu. */
export function useMenu() {
  const holder = useHolder();
  const [path] = useLocation();
  const ofAccount = isAccount(path, holder);
  const groups = ofAccount ? IN_ACCOUNT : menuOf(holder);
  return {
    ofAccount,
    groups: groups
      .map(({ group, entries }) => ({ group, entries: entries.filter((entry) => isOpenTo(entry, holder)) }))
      .filter(({ entries }) => entries.length > 0),
  };
}
