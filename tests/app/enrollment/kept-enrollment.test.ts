import { expect, test } from "vitest";
import { storeEnrollment, storedEnrollment } from "../../../src/app/enrollment/stored-enrollment.ts";
import { MemoryStorage } from "../../support/memory-storage.ts";

const record = {
  place: "setup",
  branch: { id: "b1", label: "Harbour" },
  poc: { id: "K7QF-2M9X-8D1T", label: "" },
  takenBy: null,
  problem: null,
} as const;

test("keeps an enrollment for its branch only, and forgets it when it is closed", () => {
  const storage = new MemoryStorage();
  expect(storedEnrollment(storage, "b1")).toBe(null);
  storeEnrollment(storage, record);
  expect(storedEnrollment(storage, "b1")).toEqual(record);
  expect(storedEnrollment(storage, "b2")).toBe(null);
  storeEnrollment(storage, { ...record, place: "closed" });
  expect(storage.length).toBe(0);
  storeEnrollment(storage, record);
  storeEnrollment(storage, null);
  expect(storage.length).toBe(0);
});

test.each(["{", "7", "[]", '{"branch":{"id":"b1"},"place":"nowhere"}', '{"branch":null,"place":"setup"}'])(
  "ignores an unreadable entry: %s",
  (text) => {
    const storage = new MemoryStorage();
    storage.setItem("switchboard.enrolment", text);
    expect(storedEnrollment(storage, "b1")).toBe(null);
  },
);
