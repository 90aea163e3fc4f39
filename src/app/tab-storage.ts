type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * The storage of the tab, for as long as its page is there. While a page is left the browser fails what it
 * still asks for; what a flow then concludes is not the truth that the next page is to find, so it waits for
 * a page that comes back.
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
