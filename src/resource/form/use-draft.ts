import { use, useEffect, useRef, useState } from "react";
import { draftAt } from "../../services/drafts.ts";
import { useServices } from "../../services/services.ts";
import { UnsavedContext } from "../../services/unsaved.ts";
import { useHolder } from "../../services/use-ability.ts";

/**
 * What was typed into a form before its page was lost, and where to keep what is typed now: for each account,
 * person and form. A form that is left on purpose takes its draft with it.
 */
export function useDraft<Base>(form: readonly string[]) {
  const { now } = useServices();
  const holder = useHolder();
  const unsaved = use(UnsavedContext);
  const [store] = useState(() =>
    draftAt<Base>(sessionStorage, [holder?.account._id ?? "", holder?.user._id ?? "", ...form]),
  );
  const [found] = useState(store.read);
  const [isRestored, setRestored] = useState(found !== null);
  const isKept = useRef(found !== null);
  useEffect(
    () => () => {
      // Whoever left knew that it would be lost: nobody counts on it any more.
      if (isKept.current && unsaved?.isForgotten()) store.drop();
    },
    [store, unsaved],
  );
  const drop = () => {
    isKept.current = false;
    setRestored(false);
    store.drop();
  };
  return {
    found,
    /** When (ms) what the form began with was typed; null where it began anew, or that was given up. */
    restoredAt: isRestored && found ? found.at : null,
    keep: (base: Base | null, values: Readonly<Record<string, unknown>>) => {
      if (Object.keys(values).length === 0) return store.drop();
      isKept.current = true;
      store.keep({ at: now(), base, values });
    },
    drop,
  };
}
