/** A test case; `failure` is the reason, on one or several lines. */
export interface Case {
  readonly name: string;
  readonly failure: string | null;
}

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\n": "&#10;",
};
/** Characters that XML 1.0 cannot contain. */
const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const escaped = (text: string): string =>
  text.replaceAll(UNWRITABLE, "\uFFFD").replaceAll(/[&<>"\n]/g, (sign) => ESCAPES[sign] ?? sign);

/** Returns a JUnit XML report. */
export function junitOf(suite: string, cases: readonly Case[]): string {
  const lines = cases.map(({ name, failure }) =>
    failure === null
      ? `    <testcase name="${escaped(name)}" classname="${escaped(suite)}"/>`
      : `    <testcase name="${escaped(name)}" classname="${escaped(suite)}"><failure message="${escaped(failure)}"/></testcase>`,
  );
  const failures = cases.filter(({ failure }) => failure !== null).length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    "<testsuites>",
    `  <testsuite name="${escaped(suite)}" tests="${cases.length}" failures="${failures}">`,
    ...lines,
    "  </testsuite>",
    "</testsuites>",
    "",
  ].join("\n");
}
