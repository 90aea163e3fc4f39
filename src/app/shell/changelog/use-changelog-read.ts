import { useState } from "react";
import { useHolder } from "../../../services/use-ability.ts";
import { CHANGELOG } from "./changelog-entries.ts";
import { isUnread, markRead } from "./changelog-read.ts";

/** Whether something has changed that this person has not seen, and the way to say that they have. */
export function useChangelogRead(): { readonly unread: boolean; readonly read: () => void } {
  const person = useHolder()?.user._id ?? "";
  const [seen, setSeen] = useState<string | null>(null);
  return {
    unread: person !== "" && seen !== person && isUnread(localStorage, person, CHANGELOG),
    read: () => {
      markRead(localStorage, person, CHANGELOG);
      setSeen(person);
    },
  };
}
