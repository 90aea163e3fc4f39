import fastify from "fastify";
import { expect, test } from "vitest";
import { PERMISSIONS } from "../../../server/auth/permissions.ts";
import { readOperations } from "../../../server/contract/operations.ts";
import { serveOperations } from "../../../server/contract/serve-operations.ts";
import { Validator } from "../../../server/contract/validator.ts";

const validator = new Validator();

/** Asks for one operation while a clock advances by `ms` between the headers and the body; counts who is asked. */
async function admissions(id: "createTag" | "listTags", ms: number): Promise<number> {
  let [now, admitted] = [0, 0];
  const app = fastify();
  serveOperations(app, {
    operations: readOperations().filter((operation) => operation.id === id),
    validator,
    permissions: { [id]: PERMISSIONS[id] },
    handlers: { [id]: () => Promise.resolve({ body: {} }) },
    siteOf: () => "http://localhost",
    admit: () => {
      admitted++;
      return Promise.resolve(null);
    },
    elapsed: () => now,
  });
  app.addHook("preParsing", (_, __, payload, done) => {
    now += ms;
    done(null, payload);
  });
  const { statusCode } = await app.inject(
    id === "createTag"
      ? { method: "POST", url: "/tags", payload: { label: "Late", name: "late" } }
      : { method: "GET", url: "/tags" },
  );
  expect(statusCode).toBe(200);
  await app.close();
  return admitted;
}

test.each([
  ["with its headers", "once", 50, 1],
  ["later than its headers", "twice", 51, 2],
])("admits a body that arrives %s %s", async (_, __, ms, times) => {
  expect(await admissions("createTag", ms)).toBe(times);
});

test("a request without a body is judged once, however long it takes", async () => {
  expect(await admissions("listTags", 10_000)).toBe(1);
});
