import { afterEach, expect, test, vi } from "vitest";
import { ownZone } from "../../../src/features/login/own-zone.ts";

afterEach(() => vi.unstubAllEnvs());

test.each([
  ["UTC", "UTC"],
  ["Europe/Madrid", "Europe/Madrid, UTC+1"],
  ["Africa/Abidjan", "Africa/Abidjan, UTC+0"],
])("shows %s as %s", (zone, words) => {
  vi.stubEnv("TZ", zone);
  expect(ownZone(Date.UTC(2026, 0, 15))).toBe(words);
});
