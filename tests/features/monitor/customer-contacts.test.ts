import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { i18nObject } from "../../../i18n/i18n-util.ts";
import { CustomerContacts } from "../../../src/features/monitor/customer-contacts.ts";
import { customerText } from "../../../src/features/monitor/name-words.ts";
import type { Read } from "../../../src/api/read.ts";
import type { Floor } from "../../../streams/projections/floor.ts";
import { loadAllTexts } from "../../support/dictionary-texts.ts";
import { type StoryEvent, callCreated, given, logged, queueCreated } from "../../support/floor-story.ts";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";

await loadAllTexts();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const arrives = (customer: string) => queueCreated(customer, "9:00:00", { customer });

/** Follows a floor on a platform with contacts, given as names by external id. */
function followed(first: Floor, names: Record<string, string>) {
  const requests: (readonly string[])[] = [];
  const read = ((_: "/contacts", { query }: { query: { externalId: { $in: readonly string[] } } }) => {
    requests.push(query.externalId.$in);
    const data = query.externalId.$in.flatMap((externalId) => {
      const name = names[externalId];
      return name === undefined ? [] : [{ _id: `id of ${name}`, externalId, name }];
    });
    return Promise.resolve({ data, total: data.length });
  }) as unknown as Read; // it answers one path alone
  const contacts = new CustomerContacts(read);
  let floor = first;
  const listeners = new Set<() => void>();
  const stop = contacts.follow({
    get: () => ({ state: floor }),
    subscribe: (listener) => (listeners.add(listener), () => void listeners.delete(listener)),
  });
  return {
    contacts,
    requests,
    stop,
    happens: (...facts: readonly StoryEvent[]) => {
      floor = evolveFloor(floor, logged(facts, 100));
      for (const listener of listeners) listener();
    },
    namesOf: (...customers: string[]) => customers.map((one) => contacts.of(one)?.name ?? null),
  };
}

const pass = () => vi.advanceTimersByTimeAsync(1_000);

test("names the customers of the queue and of the calls with one request", async () => {
  const floor = given(
    arrives("C1"),
    arrives("C2"),
    callCreated("k", "9:01:00", { customer: "C3" }),
    queueCreated("nobody", "9:01:00"),
  );
  const { requests, namesOf, contacts } = followed(floor, { C1: "Ana Ruiz", C3: "Ben Ode" });
  expect(namesOf("C1")).toEqual([null]);
  await pass();
  expect(requests).toEqual([["C1", "C2", "C3"]]);
  expect(namesOf("C1", "C2", "C3")).toEqual(["Ana Ruiz", null, "Ben Ode"]);
  expect(contacts.of(null)).toBeNull();
});

test("requests new customers only, however often the floor changes, and together", async () => {
  const { requests, happens, namesOf } = followed(given(arrives("C1")), { C2: "Ana Ruiz" });
  happens(arrives("C2"));
  happens(arrives("C3"), callCreated("k", "9:01:00", { customer: "C1" }));
  await pass();
  await pass();
  expect(requests).toEqual([["C1"], ["C2", "C3"]]);
  expect(namesOf("C2")).toEqual(["Ana Ruiz"]);
});

test("asks for many customers in parts, and for no value that is too long for an id", async () => {
  const many = Array.from({ length: 150 }, (_, index) => arrives(`C${index}`));
  const { requests } = followed(given(...many, arrives("x".repeat(121))), {});
  await pass();
  await pass();
  expect(requests.map((customers) => customers.length)).toEqual([100, 50]);
});

test("shows a changed name after a refresh, and the earlier one until then", async () => {
  const names = { C1: "Ana Ruiz" };
  const { contacts, namesOf, requests } = followed(given(arrives("C1")), names);
  await pass();
  names.C1 = "Ana Ruiz Soler";
  let notified = 0;
  contacts.subscribe(() => notified++);
  contacts.refresh();
  expect(namesOf("C1")).toEqual(["Ana Ruiz"]);
  await pass();
  expect([requests.length, notified]).toEqual([2, 1]);
  expect(namesOf("C1")).toEqual(["Ana Ruiz Soler"]);
});

test("requests nothing after the page is left", async () => {
  const { requests, happens, stop } = followed(given(), {});
  stop();
  happens(arrives("C1"));
  await pass();
  expect(requests).toEqual([]);
});

test("finds a customer by the name of the contact and by the reported id", async () => {
  const { contacts } = followed(given(arrives("C1"), arrives("C2")), { C1: "Ana Ruiz" });
  await pass();
  const say = i18nObject("en");
  const texts = ["C1", "C2", null].map((customer) => customerText(contacts, customer, say));
  expect(texts).toEqual(["Ana Ruiz C1", "C2", "Unknown customer"]);
});
