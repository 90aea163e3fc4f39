import { expect, test } from "vitest";
import { deviceKind } from "../../../src/app/device/device-kind.ts";

const SAFARI = "AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2";
const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Chrome/150.0.0.0 Safari/537.36`,
    0,
    "Chrome 150",
    "Linux",
    "desktop",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0`,
    10,
    "Edge 150",
    "Windows",
    "desktop",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:149.0) Gecko/20100101 Firefox/149.0",
    0,
    "Firefox 149",
    "Windows",
    "desktop",
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Safari/605.1.15`,
    0,
    "Safari 18",
    "macOS",
    "desktop",
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Safari/605.1.15`,
    5,
    "Safari 18",
    "iOS",
    "tablet",
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 18_2 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`,
    5,
    "Safari 18",
    "iOS",
    "tablet",
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`,
    5,
    "Safari 18",
    "iOS",
    "phone",
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S931B) ${CHROME} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    5,
    "Samsung Internet 29",
    "Android",
    "phone",
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-X710) ${CHROME} Chrome/150.0.0.0 Safari/537.36`,
    10,
    "Chrome 150",
    "Android",
    "tablet",
  ],
  [
    `Mozilla/5.0 (Web0S; Linux/SmartTV) ${CHROME} Chrome/120.0.0.0 Safari/537.36 WebAppManager`,
    0,
    "Chrome 120",
    "webOS",
    "television",
  ],
  [
    `Mozilla/5.0 (SMART-TV; LINUX; Tizen 8.0) ${CHROME} Version/8.0 TV Safari/537.36`,
    0,
    "Safari 8",
    "Tizen",
    "television",
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Chrome/150.0.0.0 Safari/537.36`,
    0,
    "Chrome 150",
    "ChromeOS",
    "desktop",
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} HeadlessChrome/150.0.0.0 Safari/537.36`,
    0,
    "Chrome 150",
    "Linux",
    "desktop",
  ],
  ["curl/8", 0, null, null, "desktop"],
  ["", 0, null, null, "desktop"],
])("recognizes %s", (userAgent, touchPoints, browser, os, device) => {
  expect(deviceKind(userAgent, touchPoints)).toEqual({ browser, os, device });
});
