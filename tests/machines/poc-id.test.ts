import { expect, test } from "vitest";
import { pocIdIn } from "../../machines/enrollment-setup.ts";

const ID = "K7QF-2M9X-8D1T";

test.each([
  [ID, ID],
  [`  ${ID}\n`, ID],
  ["k7qf-2m9x-8d1t", ID],
  ["K7QF2M9X8D1T", ID],
  ["k7qf 2m9x 8dlt", ID],
  ["0000-OOOO-oooo", "0000-0000-0000"],
  ["K7QF-2M9X-8D1", null],
  ["K7QF-2M9X-8D1TT", null],
  ["K7QF--2M9X-8D1T", null],
  ["K7QF-2M9X-8D1U", null],
  ["", null],
  ["https://shop.example/", null],
  ["../branches", null],
  ["K7QF-2M9X-8D1T\u0000", null],
  ["К7QF-2M9X-8D1T", null],
])("reads %j as the POC id %j", (text, id) => {
  expect(pocIdIn(text)).toBe(id);
});
