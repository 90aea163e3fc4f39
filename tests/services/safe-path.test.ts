import { expect, test } from "vitest";
import { safePath } from "../../src/services/safe-path.ts";

test.each(["/monitor", "/monitor?tab=agents&sort=-since", "/segments#x", "/a/../monitor"])(
  "%s is a place of this console",
  (path) => {
    expect(safePath(path)).not.toBeNull();
  },
);

test.each([
  null,
  "",
  "monitor",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "/\tevil",
  "/%0d%0aSet-Cookie:x\n",
  "/..//evil.example",
  "/login",
  "/login?redirect=/login",
  "/login/claim/1",
])("%s is not", (path) => {
  expect(safePath(path)).toBeNull();
});
