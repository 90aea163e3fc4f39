const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\/(\d+)/, "Edge"],
  [/\bOPR\/(\d+)/, "Opera"],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, "Firefox"],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/, "Chrome"],
  [/\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/CrOS/, "ChromeOS"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/Linux/, "Linux"],
];

/** Returns a readable name of a browser's user agent, such as `Firefox 140 · Linux`; null if unknown. */
export function browserName(agent: string | null): string | null {
  if (agent === null) return null;
  const browser = BROWSERS.flatMap(([pattern, name]) => {
    const version = pattern.exec(agent)?.[1];
    return version === undefined ? [] : `${name} ${version}`;
  })[0];
  const system = SYSTEMS.find(([pattern]) => pattern.test(agent))?.[1];
  return browser === undefined ? null : [browser, system].filter((one) => one !== undefined).join(" · ");
}
