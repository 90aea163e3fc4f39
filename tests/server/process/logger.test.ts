import { Writable } from "node:stream";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { logger } from "../../../server/process/logger.ts";
import { withPlatform } from "../../support/platform.ts";
import { PASSWORD } from "../../support/test-accounts.ts";

test("logs an error with message and stack, without the row that the database refused", async () => {
  let log = "";
  const stream = Object.assign(
    new Writable({ write: (chunk, _, done) => ((log += String(chunk)), done()) }),
    { isTTY: false },
  );
  const { api, database } = await withPlatform({ logger: logger(stream as unknown as NodeJS.WriteStream) }); // of a stream it writes to it and asks whether it is a terminal
  await sql`alter table sessions add constraint nobody check (agent <> 'a browser of mine')`.execute(
    database.db,
  );
  const { status, body } = await api("POST /auth/login", {
    json: { strategy: "local", email: "supervisor@demo.example", password: PASSWORD, agreement: true },
    headers: { "user-agent": "a browser of mine" },
  });
  expect(status).toBe(500);
  const line = log.split("\n").find((one) => one.includes('"unexpected"')) ?? "";
  expect(JSON.parse(line)).toMatchObject({
    reqId: body["instance"],
    err: {
      message: expect.stringContaining("nobody"),
      code: "23514",
      stack: expect.stringContaining("sessions.ts"),
    },
  });
  expect(log).not.toContain("a browser of mine");
});
