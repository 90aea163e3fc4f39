import { useEffect, useState } from "react";
import { useAbility } from "../../services/use-ability.ts";
import { useApiQuery } from "../../services/use-api-query.ts";

const KEY = "switchboard.set-up";

/**
 * Whether somebody sets the account up: from the moment at which it has no segment until they say that it is enough,
 * or close the tab. It is for administrators.
 */
export function useSettingUp(): { readonly isShown: boolean; readonly hide: () => void } {
  const mayWrite = useAbility("account.write");
  const [kept, setKept] = useState(() => sessionStorage.getItem(KEY));
  const isEmpty = useApiQuery("/segments", { query: { $limit: 1 } }, { enabled: mayWrite && kept === null }).data?.total === 0;
  const become = (state: "shown" | "hidden") => {
    sessionStorage.setItem(KEY, state);
    setKept(state);
  };
  useEffect(() => {
    if (isEmpty && kept === null) sessionStorage.setItem(KEY, "shown");
  }, [isEmpty, kept]);
  return { isShown: mayWrite && kept !== "hidden" && (isEmpty || kept === "shown"), hide: () => become("hidden") };
}
