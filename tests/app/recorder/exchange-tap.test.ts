import { expect, test } from "vitest";
import type { RecordingExchange } from "../../../openapi/generated/recording.ts";
import { Unanswered } from "../../../src/api/problem.ts";
import { createApi } from "../../../src/api/client.ts";
import { exchangeTap } from "../../../src/app/recorder/exchange-tap.ts";
import { eventually } from "../../support/eventually.ts";

const SECRET = "Sesame-1999";

function asking(answer: () => Response | Promise<Response>) {
  let time = 0;
  const bearer = { current: () => ({ token: SECRET, generation: 1 }), renewed: () => Promise.resolve(false) };
  const api = createApi({
    host: "https://console.example/api",
    bearer,
    fetch: async () => answer(),
    wait: () => Promise.resolve(),
  });
  const records: RecordingExchange[] = [];
  const tap = exchangeTap((record) => records.push(record));
  const answered = (question: Parameters<typeof tap.answered>[0]) =>
    void tap.answered(question, (time += 10));
  api.use({
    onRequest: (asked) => tap.asked(asked, 5, (time += 10)),
    onResponse: answered,
    onError: answered,
  });
  const one = () =>
    eventually(() => {
      expect(records).toHaveLength(1);
      return records[0];
    });
  return { api, one };
}

test("records a request by its path template, and only those members of bodies that contain no personal data", async () => {
  const { api, one } = asking(() =>
    Response.json({
      accessToken: SECRET,
      level: 2,
      redirect: false,
      remember: true,
      location: `https://${SECRET}.example`,
    }),
  );
  const { data } = await api.POST("/auth/login", {
    body: {
      strategy: "local",
      email: `${SECRET}@example.com`,
      password: SECRET,
      remember: true,
      agreement: true,
    },
    headers: { "X-Redirect": `/${SECRET}` },
  });
  expect(data?.accessToken).toBe(SECRET);
  expect(await one()).toEqual({
    k: "exchange",
    at: 5,
    method: "POST",
    route: "/auth/login",
    status: 200,
    ms: 10,
    asked: { strategy: "local", remember: true, agreement: true },
    answered: { level: 2, remember: true },
  });
});

test("leaves out ids in paths and values of queries", async () => {
  const { api, one } = asking(() =>
    Response.json(
      { type: "/problems/not-found", title: SECRET, status: 404, detail: SECRET },
      { status: 404, headers: { "content-type": "application/problem+json" } },
    ),
  );
  await api.GET("/users/{id}", {
    params: { path: { id: SECRET }, query: { "populate[]": [SECRET] } as never },
  });
  const record = await one();
  expect(record).toMatchObject({
    method: "GET",
    route: "/users/{id}",
    status: 404,
    answered: { status: 404 },
  });
  expect(JSON.stringify(record)).not.toContain("Sesame");
});

test("records a request without a response", async () => {
  const { api, one } = asking(() => Promise.reject(new TypeError(SECRET)));
  await expect(api.GET("/segments")).rejects.toThrow(Unanswered);
  expect(await one()).toEqual({
    k: "exchange",
    at: 5,
    method: "GET",
    route: "/segments",
    status: null,
    ms: 10,
  });
});

test("leaves out a body that is not JSON, even if its content type is", async () => {
  const { api, one } = asking(
    () => new Response(SECRET, { headers: { "content-type": "application/json" } }),
  );
  await expect(api.GET("/segments")).rejects.toThrow(SyntaxError);
  expect(JSON.stringify(await one())).not.toContain("Sesame");
});
