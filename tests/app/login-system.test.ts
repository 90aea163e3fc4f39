import { expect, onTestFinished, test } from "vitest";
import type { LoginRef } from "../../machines/login.ts";
import { startLogins } from "../../src/app/login-system.ts";
import { startSession } from "../../src/app/session-system.ts";
import { TokenStore } from "../../src/app/token-store.ts";
import type { LoginOpening } from "../../src/services/services.ts";
import { MemoryStorage } from "../support/memory-storage.ts";

const HERE = "https://console.example/login";
const answer = {
  level: 1,
  user: { _id: "u", account: "a" },
  accessToken: "SECRET-access",
  refreshToken: "SECRET-refresh",
  redirect: false,
  remember: false,
};
const credentials = { email: "ada@demo.example", password: "SECRET", remember: false, agreement: true };

interface Sent {
  readonly path: string;
  readonly answer: (status: number, body?: object) => void;
  readonly fail: () => void;
}

/** Starts a page whose requests the test answers, and whose storage outlives it. */
function startPage(storage = new MemoryStorage(), now = () => 1_000) {
  const sent: Sent[] = [];
  const left: string[] = [];
  let found = (): void => undefined;
  const tokens = new TokenStore({
    lasting: new MemoryStorage(),
    passing: new MemoryStorage(),
    channel: { addEventListener: () => undefined, postMessage: () => undefined },
    alone: (work) => work(),
    newLineage: () => "one",
  });
  const system = startSession({
    host: "https://console.example/api",
    tokens,
    fetch: (request) =>
      new Promise((resolve, reject) =>
        sent.push({
          path: `${request.method} ${new URL(request.url).pathname}`,
          answer: (status, body = {}) => resolve(Response.json(body, { status })),
          fail: () => reject(new TypeError("Failed to fetch")),
        }),
      ),
    wait: () => Promise.resolve(),
  });
  const open = startLogins({
    ...system,
    storage,
    here: HERE,
    leave: (url) => void left.push(url),
    onNetwork: (listener) => void (found = listener),
    now,
  });
  const opened: LoginRef[] = [];
  onTestFinished(() => {
    for (const login of opened) login.stop();
    system.session.stop();
  });
  return {
    sent,
    left,
    storage,
    tokens,
    open: (opening: Partial<LoginOpening> = {}) => {
      const login = open({ redirect: null, claimId: null, feedback: false, elsewhere: "", ...opening });
      opened.push(login);
      return login;
    },
    found: () => found(),
    paths: () => sent.map(({ path }) => path),
  };
}

const becomes = (login: LoginRef, state: Parameters<ReturnType<LoginRef["getSnapshot"]>["matches"]>[0]) =>
  expect.poll(() => login.getSnapshot().matches(state)).toBe(true);

test("claims once per page, however often the form is mounted, and answers the form mounted last", async () => {
  const page = startPage();
  const first = page.open({ claimId: "id" });
  first.stop();
  const second = page.open({ claimId: "id" });
  expect(page.paths()).toEqual(["GET /api/auth/login/id"]);
  page.sent[0]?.answer(200, answer);
  await becomes(second, "arrived");
  expect(page.tokens.refreshToken()).toBe("SECRET-refresh");
});

test("does not repeat an answered claim when its address is opened again", async () => {
  const page = startPage();
  const login = page.open({ claimId: "id" });
  page.sent[0]?.answer(404);
  await becomes(login, { form: "credentials" });
  expect(page.open({ claimId: "id" }).getSnapshot().matches({ form: "credentials" })).toBe(true);
  expect(page.paths()).toHaveLength(1);
});

test("does not repeat a claim after a reload, but makes a different one", () => {
  const before = startPage();
  before.open({ claimId: "id" });
  const after = startPage(before.storage);
  const login = after.open({ claimId: "id" });
  expect(login.getSnapshot().context.problem).toBe("interrupted");
  expect(after.paths()).toEqual([]);
  startPage(before.storage).open({ claimId: "id" });
  const third = startPage(before.storage);
  third.open({ claimId: "another" });
  expect(third.paths()).toEqual(["GET /api/auth/login/another"]);
});

test("keeps no secrets for a reload, and nothing at all after sign-in", async () => {
  const page = startPage();
  const login = page.open();
  login.send({ type: "submit", credentials });
  const kept = JSON.stringify(page.storage.getItem("switchboard.login"));
  expect(kept).toMatch(/asked/);
  expect(kept).not.toMatch(/SECRET|ada/);
  page.sent[0]?.answer(200, answer);
  await becomes(login, "arrived");
  expect(page.storage.getItem("switchboard.login")).toBeNull();
});

test.each([
  "{",
  "[]",
  '"locked"',
  '{"kind":"locked"}',
  '{"kind":"locked","deadline":"soon"}',
  '{"kind":"agentNotice","deadline":1}',
  '{"kind":"asked","from":"nowhere","claimId":null}',
])("ignores a foreign entry in the storage (%s)", (text) => {
  const storage = new MemoryStorage();
  storage.setItem("switchboard.login", text);
  const login = startPage(storage).open();
  expect(login.getSnapshot().matches({ form: "credentials" })).toBe(true);
  expect(login.getSnapshot().context.problem).toBeNull();
});

test("the identity provider is left for where its address is one of the web, and for no other", async () => {
  const page = startPage();
  const login = page.open({ redirect: "/monitor" });
  for (const location of ["javascript:alert(1)", "https://idp.example/?SAMLRequest=x"]) {
    login.send({ type: "enterprise.wanted" });
    login.send({ type: "submit", credentials });
    page.sent.at(-1)?.answer(200, { location });
    await expect.poll(() => login.getSnapshot().matches({ sso: "asking" })).toBe(false);
  }
  expect(page.left).toEqual(["https://idp.example/?SAMLRequest=x"]);
});

test("sends the feedback tool its token at its own address, whichever page was requested", async () => {
  const page = startPage();
  const login = page.open({ feedback: true, redirect: "https://evil.example/ideas" });
  login.send({ type: "submit", credentials });
  page.sent[0]?.answer(200, answer);
  await becomes(login, "feedback");
  const answerTo = async (path: string, body: object) => {
    await expect.poll(() => page.paths()).toContain(path);
    page.sent.find((one) => one.path === path)?.answer(200, body);
  };
  await answerTo("GET /api/configuration", {
    panelUrl: "/panel",
    consoleUrl: "/c",
    feedbackUrl: "https://feedback.example/board",
    callUrl: "/call-page",
    calendarUrl: "/calendar-page",
    errorReporting: null,
    sendsMail: true,
  });
  await answerTo("GET /api/external-apps/feedback/sso", { ssoToken: "T" });
  await becomes(login, "left");
  expect(page.left).toEqual(["https://feedback.example/board?ssoToken=T"]);
  expect(login.getSnapshot().output).toEqual({ gone: true });
});

test("clears the offline problem of the open sign-in form when the connection returns", async () => {
  const page = startPage();
  page.found();
  page.open().stop();
  const login = page.open();
  login.send({ type: "submit", credentials });
  page.sent[0]?.answer(503);
  await expect.poll(() => login.getSnapshot().context.problem).toBe("server");
  page.found();
  expect(login.getSnapshot().context.problem).toBe("server");
  login.send({ type: "submit", credentials });
  page.sent[1]?.fail();
  await expect.poll(() => login.getSnapshot().context.problem).toBe("offline");
  page.found();
  expect(login.getSnapshot().context.problem).toBeNull();
});
