import type { DeviceHello } from "../../../openapi/generated/live-monitor.ts";

type DeviceKind = Pick<DeviceHello, "browser" | "os" | "device">;

/** The order matters, because user agents of most browsers also contain the names of other browsers. */
const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["Edge", /\bEdgA?\/(\d+)/],
  ["Opera", /\bOPR\/(\d+)/],
  ["Samsung Internet", /\bSamsungBrowser\/(\d+)/],
  ["Firefox", /\b(?:Firefox|FxiOS)\/(\d+)/],
  ["Chrome", /(?:Chrome|\bCriOS)\/(\d+)/],
  ["Safari", /\bVersion\/(\d+).*\bSafari\//],
];
const SYSTEMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["webOS", /\bWeb0S\b|\bwebOS\b/i],
  ["Tizen", /\bTizen\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Android", /\bAndroid\b/],
  ["iOS", /\b(iPhone|iPad|iPod)\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b|\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];

/**
 * Returns the kind of this device from its user agent. Tablets that claim to be a Mac are recognized by their
 * touch points.
 */
export function deviceKind(userAgent: string, touchPoints: number): DeviceKind {
  const [name = null, pattern] = BROWSERS.find(([, regex]) => regex.test(userAgent)) ?? [];
  const version = pattern?.exec(userAgent)?.[1];
  const system = SYSTEMS.find(([, regex]) => regex.test(userAgent))?.[0] ?? null;
  const isPad = system === "macOS" && touchPoints > 1;
  return {
    browser: name === null || version === undefined ? name : `${name} ${version}`,
    os: isPad ? "iOS" : system,
    device: isPad ? "tablet" : typeOf(userAgent),
  };
}

function typeOf(userAgent: string): DeviceKind["device"] {
  if (/\bSmart-?TV\b|\bTV\b|\bWeb0S\b|\bTizen\b.*\bTV\b/i.test(userAgent)) return "television";
  if (
    /\biPad\b|\bTablet\b/.test(userAgent) ||
    (/\bAndroid\b/.test(userAgent) && !/\bMobile\b/.test(userAgent))
  )
    return "tablet";
  return /\bMobi/.test(userAgent) ? "phone" : "desktop";
}
