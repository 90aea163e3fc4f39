import { expect, test } from "vitest";
import { feedbackAddress } from "../../src/app/login-system.ts";
import { webAddress } from "../../src/app/addresses.ts";

const tool = new URL("https://feedback.example/board?team=1");
const address = (wished: string | null) => feedbackAddress({ tool, ssoToken: "a&b", wished });

test("the token goes to the feedback tool, with the page of it that was wished for", () => {
  expect(address(null)).toBe("https://feedback.example/board?team=1&ssoToken=a%26b");
  expect(new URL(address("/ideas?sort=new")).searchParams.get("redirect")).toBe(
    "https://feedback.example/ideas?sort=new",
  );
});

test.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "https://feedback.example@evil.example/",
  "https://me:secret@feedback.example/",
  "javascript:alert(1)",
  "http://feedback.example/",
  "https://feedback.example:8443/",
  "https://",
])("a wish that leads out of the tool (%s) is none", (wished) => {
  const { origin, searchParams } = new URL(address(wished));
  expect([origin, searchParams.get("redirect")]).toEqual(["https://feedback.example", null]);
});

test("a browser is sent to addresses of the web alone", () => {
  expect(webAddress("/panel", "https://console.example/login")).toBe("https://console.example/panel");
  for (const wrong of [
    "javascript:alert(1)",
    "data:text/html,x",
    "file:///etc/passwd",
    "blob:https://console.example/x",
  ])
    expect(() => webAddress(wrong, "https://console.example/")).toThrow("is not the protocol of a web page");
});
