import { expect, test } from "vitest";
import { contactSought } from "../../../src/features/monitor/contact-match.ts";

const matches = (customer: string, contact: { email?: string; phone?: string }) =>
  contactSought(customer)?.matches(contact);

test("a customer is looked for by a number or an email, and never by a name", () => {
  expect([contactSought("+34 600 111 222")?.by, contactSought("nuria@shop.example")?.by]).toEqual([
    "phone",
    "email",
  ]);
  expect([
    contactSought("Núria Ferrer"),
    contactSought("C00017"),
    contactSought("1234"),
    contactSought(""),
    contactSought(null),
  ]).toEqual([null, null, null, null, null]);
});

test("an email matches in letters of any case, and whole", () => {
  expect(matches("Nuria@shop.example", { email: "nuria@SHOP.example" })).toBe(true);
  expect(matches("nuria@shop.example", { email: "other-nuria@shop.example" })).toBe(false);
  expect(matches("nuria@shop.example", {})).toBe(false);
});

test("a number matches however it is written, with its country code or without", () => {
  for (const phone of ["600111222", "+34 600 111 222", "0034-600-111-222", "(600) 11.12.22"])
    expect([phone, matches("+34 600 111 222", { phone })]).toEqual([phone, true]);
  expect(matches("06 12 34 56 78", { phone: "+33 6 12 34 56 78" })).toBe(true);
  expect(matches("+34 600 111 222", { phone: "600 111 223" })).toBe(false);
  expect(matches("+34 600 111 222", { phone: "11222" })).toBe(false);
  expect(matches("11222", { phone: "+34 600 111 222" })).toBe(false);
  expect(matches("11222", { phone: "11 222" })).toBe(true);
});

test("searches the list for both spellings of a number", () => {
  expect([contactSought("+34 600 111 222")?.search, contactSought("0612345678")?.search]).toEqual([
    "600111222",
    "612345678",
  ]);
});
