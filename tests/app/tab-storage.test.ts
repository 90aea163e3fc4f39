import { expect, test } from "vitest";
import { storageWhileHere } from "../../src/app/tab-storage.ts";

const tab = () => {
  const kept = new Map<string, string>();
  const page = new EventTarget();
  const storage = storageWhileHere(
    {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    page,
  );
  return { kept, storage, tell: (event: "pagehide" | "pageshow") => page.dispatchEvent(new Event(event)) };
};

test("while the page is there, it is the tab's own storage", () => {
  const { kept, storage, tell } = tab();
  tell("pageshow");
  storage.setItem("login", "asked");
  expect([kept.get("login"), storage.getItem("login")]).toEqual(["asked", "asked"]);
  storage.removeItem("login");
  expect([kept.size, storage.getItem("login")]).toEqual([0, null]);
});

test("given a page that is left while it asked, when its request fails, then the next page finds that it asked", () => {
  const { kept, storage, tell } = tab();
  storage.setItem("login", "asked");
  tell("pagehide");
  storage.removeItem("login");
  storage.setItem("reset", "sent");
  expect([kept.get("login"), kept.has("reset"), storage.getItem("login"), storage.getItem("reset")]).toEqual([
    "asked",
    false,
    null,
    "sent",
  ]);
});

test("keeps changes made after leaving the page, when the user returns to it", () => {
  const { kept, storage, tell } = tab();
  storage.setItem("login", "asked");
  tell("pagehide");
  storage.removeItem("login");
  tell("pageshow");
  expect(kept.size).toBe(0);
  storage.setItem("login", "asked");
  expect(kept.get("login")).toBe("asked");
});
