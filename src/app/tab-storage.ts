type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * Returns the tab's storage, but holds writes back while the browser leaves the page. The browser then aborts
 * pending requests, and the next page must not find state that results from such failures. If the page is
 * shown again, the writes are applied.
 */
export function storageWhileHere(storage: Kept, page: Pick<EventTarget, "addEventListener">): Kept {
  let withheld: Map<string, string | null> | null = null;
  const put = (key: string, value: string | null) => {
    if (withheld) withheld.set(key, value);
    else if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
  };
  page.addEventListener("pagehide", () => (withheld ??= new Map()));
  page.addEventListener("pageshow", () => {
    const late = withheld ?? [];
    withheld = null;
    for (const [key, value] of late) put(key, value);
  });
  return {
    getItem: (key) => {
      const late = withheld?.get(key);
      return late === undefined ? storage.getItem(key) : late;
    },
    setItem: put,
    removeItem: (key) => put(key, null),
  };
}
