import { useEffect } from "react";

/** Where a part went with the button that was pressed in it, the page takes the focus, so that the keys go on from there. */
export function useFocusAfter(shown: boolean): void {
  useEffect(() => {
    if (!shown) return;
    return () => {
      if (document.activeElement === document.body) document.querySelector("main")?.focus();
    };
  }, [shown]);
}
