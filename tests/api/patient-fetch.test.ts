import { expect, test } from "vitest";
import { type Bearer, patientFetch } from "../../src/api/patient-fetch.ts";
import { Unanswered } from "../../src/api/problem.ts";

const BASE = "https://platform.example/api";

interface Sent {
  readonly path: string;
  readonly bearer: string | null;
  readonly body: string;
}

/**
 * A platform that answers with the given statuses in turn, the last one for ever, and a session that can
 * renew.
 */
function startFetch(statuses: readonly number[], renews = true) {
  const sent: Sent[] = [];
  const waited: number[] = [];
  let current: ReturnType<Bearer["current"]> = { token: "first", generation: 1 };
  let renewals = 0;
  const send = patientFetch({
    bearer: {
      current: () => current,
      renewed: (refused) => {
        if (current && current.generation > refused) return Promise.resolve(true);
        renewals++;
        if (renews) current = { token: "second", generation: 2 };
        return Promise.resolve(renews);
      },
    },
    fetch: async (request) => {
      sent.push({
        path: new URL(request.url).pathname,
        bearer: request.headers.get("Authorization"),
        body: await request.text(),
      });
      return new Response(null, { status: statuses[Math.min(sent.length, statuses.length) - 1] ?? 200 });
    },
    wait: (ms) => {
      waited.push(ms);
      return Promise.resolve();
    },
  });
  const get = (path: string) => send(new Request(`${BASE}${path}`));
  const post = (path: string, body: string) => send(new Request(`${BASE}${path}`, { method: "POST", body }));
  return { get, post, sent, waited, renewals: () => renewals };
}

test("a refused token is renewed once and the request sent again, with the same body", async () => {
  const { post, sent, renewals } = startFetch([401, 200]);
  expect((await post("/calls", '{"a":1}')).status).toBe(200);
  expect(sent.map(({ bearer, body }) => [bearer, body])).toEqual([
    ["Bearer first", '{"a":1}'],
    ["Bearer second", '{"a":1}'],
  ]);
  expect(renewals()).toBe(1);
});

test("a request that is refused again after the renewal is refused; it does not go round", async () => {
  const { get, sent, renewals } = startFetch([401, 401, 200]);
  expect((await get("/calls")).status).toBe(401);
  expect([sent.length, renewals()]).toEqual([2, 1]);
});

test("returns the refusal to the caller when the session is over", async () => {
  const { get, sent } = startFetch([401, 200], false);
  expect((await get("/calls")).status).toBe(401);
  expect(sent).toHaveLength(1);
});

test("too many requests are waited out for a second each, five times at most", async () => {
  const patient = startFetch([429, 429, 429, 200]);
  expect((await patient.get("/calls")).status).toBe(200);
  expect(patient.waited).toEqual([1_000, 1_000, 1_000]);
  const hopeless = startFetch([429]);
  expect((await hopeless.get("/calls")).status).toBe(429);
  expect(hopeless.sent).toHaveLength(6);
});

test.each(["/auth/check-token", "/auth/refresh-token", "/auth/login", "/auth/logout"])(
  "returns 401 and 429 of %s without renewal or retry",
  async (path) => {
    for (const status of [401, 429]) {
      const { post, sent, renewals } = startFetch([status, 200]);
      expect((await post(path, "{}")).status).toBe(status);
      expect([sent.length, renewals()]).toEqual([1, 0]);
    }
  },
);

test.each([
  "/auth",
  "/auth/login",
  "/auth/login/65a0",
  "/auth/logout",
  "/auth/password-reset",
  "/auth/password-reset/pin",
  "/auth/accounts/activation",
])("%s carries no access token", async (path) => {
  const { post, sent } = startFetch([200]);
  await post(path, "{}");
  expect(sent[0]?.bearer).toBeNull();
});

test.each(["/auth/check-token", "/segments", "/authors"])("%s carries the access token", async (path) => {
  const { get, sent } = startFetch([200]);
  await get(path);
  expect(sent[0]?.bearer).toBe("Bearer first");
});

test("a platform that cannot be reached is unanswered, one that is too slow is unanswered in time, and who gives up has given up", async () => {
  const failing = (fetch: (request: Request) => Promise<Response>) =>
    patientFetch({
      bearer: { current: () => null, renewed: () => Promise.resolve(false) },
      fetch,
      wait: () => Promise.resolve(),
      timeLimit: 5,
    });
  const refused = await failing(() => Promise.reject(new TypeError("fetch failed")))(
    new Request(`${BASE}/x`),
  ).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Unanswered);
  expect((refused as Unanswered).timedOut).toBe(false);
  const untilAborted = (request: Request) =>
    new Promise<Response>((_, reject) =>
      request.signal.addEventListener("abort", () => reject(request.signal.reason)),
    );
  const slow = await failing(untilAborted)(new Request(`${BASE}/x`)).catch((error: unknown) => error);
  expect((slow as Unanswered).timedOut).toBe(true);
  const control = new AbortController();
  const given = failing(untilAborted)(new Request(`${BASE}/x`, { signal: control.signal })).catch(
    (error: unknown) => error,
  );
  control.abort();
  expect(((await given) as DOMException).name).toBe("AbortError");
});

test("reads a line stream for as long as it lasts", async () => {
  const late = (request: Request) =>
    new Promise<Response>((resolve, reject) => {
      const answer = setTimeout(() => resolve(new Response("{}\n")), 50);
      request.signal.addEventListener("abort", () => {
        clearTimeout(answer);
        reject(request.signal.reason);
      });
    });
  const send = patientFetch({
    bearer: { current: () => null, renewed: () => Promise.resolve(false) },
    fetch: late,
    wait: () => Promise.resolve(),
    timeLimit: 5,
  });
  const asked = (accept: string) =>
    send(new Request(`${BASE}/events`, { headers: { Accept: accept } })).then(
      ({ status }) => status,
      (error: unknown) => error,
    );
  expect(await asked("application/vnd.switchboard.recording+ndjson")).toBe(200);
  expect(await asked("application/json")).toBeInstanceOf(Unanswered);
});
