import { Writable } from "node:stream";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { follow } from "../../../server/contract/documents.ts";
import { type Operation, readOperations } from "../../../server/contract/operations.ts";
import { logger } from "../../../server/process/logger.ts";
import { builtFiles } from "../../support/built-files.ts";
import { type CanaryArea, secretQueries } from "../../support/canary-area.ts";
import { concurrently } from "../../support/concurrently.ts";
import { atDepth } from "../../support/depth.ts";
import { LiveSocket, refusalOf } from "../../support/live-socket.ts";
import { type Ask, startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";
import { ACCOUNT, keyFor } from "../../support/test-accounts.ts";
import { recorded } from "./canary-recording.ts";

/** Each area plants its own. */
const AREAS: Readonly<Record<string, CanaryArea>> = import.meta.glob<CanaryArea>("./canaries/*.ts", {
  eager: true,
});

const PEOPLE = ["admin", "supervisor", "reviewer", "recorder"];
const SYSTEMS = ["admin", "supervisor", "recording-reviewer", "agent-recording", "agent"];
const SEVERAL = atDepth(1, 2);
/** Positions of the callers with the most permissions. */
const [ADMIN, ADMIN_KEY] = [1, PEOPLE.length + 1];

/** Returns all callers: one without credentials, and users and API keys of each privilege. */
async function askersOf(platform: TestPlatform): Promise<readonly Ask[]> {
  const people = await Promise.all(
    PEOPLE.map(async (name) => ({ token: (await platform.signIn(`${name}@demo.example`)).accessToken })),
  );
  const systems = await Promise.all(
    SYSTEMS.map(async (privilege) => ({ key: await keyFor(platform.database.db, ACCOUNT, privilege) })),
  );
  return [{}, ...people, ...systems];
}

/** Returns the values that a list parameter of an operation accepts, such as the fields to populate. */
function choicesOf({ parameters }: Operation, name: string): string[] {
  const parameter = parameters.find((one) => one.name === name);
  const items =
    parameter && (follow(parameter.schema).node["items"] as { enum?: readonly string[] } | undefined); // a schema
  return [...(items?.enum ?? [])];
}

/**
 * The queries of a read: one that every asker sends, and those that only an administrator tries as well.
 * Queries that name the column of a secret are refused before anything is read (canary-queries.test.ts): only
 * the soak sends them.
 */
function queriesOf(operation: Operation): { readonly all: string; readonly most: readonly string[] } {
  const takes = (name: string) => operation.parameters.some((parameter) => parameter.name === name);
  const many = takes("$limit") ? "$limit=200&" : "";
  const populated = choicesOf(operation, "populate")
    .map((member) => `populate[]=${member}`)
    .join("&");
  const selected = choicesOf(operation, "$select")
    .map((member) => `$select[]=${member}`)
    .join("&");
  const taken = [
    ...(takes("level") ? [`${many}level[$gte]=1`] : []),
    ...(selected === "" ? [] : [`${many}${selected}`]),
  ];
  return {
    all: `${many}${populated}`,
    most: atDepth(taken, ["", `${many}level[$gte]=1`, `${many}${selected}`, ...secretQueries()]),
  };
}

/** The addresses of a read: of a single record, those of the first few that its list has. */
async function pathsOf({ path }: Operation, platform: TestPlatform, admin: Ask): Promise<string[]> {
  if (!path.includes("{")) return [path];
  const { body } = await platform.api(`GET ${path.replace(/\/\{.*$/, "")}`, admin);
  const ids = Object.values(body.data ?? {})
    .slice(0, SEVERAL)
    .map((record) => textOf(record._id));
  return [...ids, "0123456789abcdef01234567"].map((id) => path.replaceAll(/\{\w+\}/g, id));
}

/** Each way in which a secret may show; most look the same in several of them. */
const facesOf = (secret: string): string[] => {
  const bytes = Buffer.from(secret);
  return [
    ...new Set([
      secret,
      encodeURIComponent(secret),
      JSON.stringify(secret).slice(1, -1),
      bytes.toString("base64").replace(/=+$/, ""),
      bytes.toString("base64url"),
      bytes.toString("hex"),
    ]),
  ];
};

test("finds no planted secret in responses, messages, the log, the stored database, a recording or the build", async () => {
  let log = "";
  const stream = Object.assign(
    new Writable({ write: (chunk, _, done) => ((log += String(chunk)), done()) }),
    { isTTY: false },
  );
  const platform = await startPlatform({ logger: logger(stream as unknown as NodeJS.WriteStream) }); // of a stream it writes to it and asks whether it is a terminal
  const askers = await askersOf(platform);
  const admin = { token: (await platform.signIn("admin@demo.example")).accessToken };
  const received: string[] = [];
  const subscribe = async (token: string | undefined, channel: string) => {
    const live = await LiveSocket.open(platform.url, { token });
    live.socket.onAny((...args: unknown[]) => received.push(JSON.stringify(args)));
    received.push(JSON.stringify(await live.hello({ channel })));
    return live;
  };
  // The audit channel exists after the first change.
  await platform.api(`PATCH /accounts/${ACCOUNT}`, {
    ...admin,
    json: { name: "Canaries" },
    headers: { "if-match": '"1"' },
  });
  const sockets = [
    await subscribe(admin.token, `account/${ACCOUNT}/audit`),
    await subscribe(admin.token, `account/${ACCOUNT}/floor`),
  ];

  const planted: (readonly [string, string])[] = [];
  for (const [file, { plant }] of Object.entries(AREAS))
    planted.push(
      ...Object.entries(await plant({ platform, admin })).map(
        ([name, secret]) => [`${file} ${name}`, secret] as const,
      ),
    );
  expect(planted.length).toBeGreaterThan(8);
  expect(planted.filter(([, secret]) => secret.length < 8)).toEqual([]);

  const recording = await recorded(
    platform,
    planted.map(([, secret]) => secret),
  );
  planted.push(["the key that a recording is played with", recording.key.slice(8)]);

  const ask = async (operation: string, asked: Ask) => {
    const { text, headers } = await platform.api(operation, asked);
    received.push(text, JSON.stringify([...headers]));
  };
  const operations = readOperations();
  const reads = (
    await concurrently(
      operations.filter(({ method }) => method === "get"),
      async (operation) => (await pathsOf(operation, platform, admin)).map((path) => ({ operation, path })),
    )
  ).flat();
  const asked = reads.flatMap(({ operation, path }, index) => {
    const { all, most } = queriesOf(operation);
    // In the gate, one of the two who see most and one of the others, both in turn.
    const some = new Set([index % 2 === 0 ? ADMIN : ADMIN_KEY, index % askers.length]);
    const sent = askers
      .filter((_, asker) => atDepth(some.has(asker), true))
      .map((asker) => ({ ...asker, query: all }));
    return [...sent, ...most.map((query) => ({ ...admin, query }))].map(
      (one) => [`GET ${path}`, one] as const,
    );
  });
  await concurrently(asked, (one) => ask(...one));
  await ask("GET /events", { ...admin, query: `channel=account/${ACCOUNT}/audit&$limit=5000` });
  // Responses to faulty requests do not repeat the sent values.
  const secrets = planted.map(([, secret]) => secret);
  const sent = { unknown: secrets, email: secrets, password: { secrets }, name: secrets, key: secrets };
  const writes = operations.filter(({ bodies }) => bodies.size > 0);
  await concurrently([...writes.entries()], async ([index, { method, path }]) => {
    const asked = `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, "0123456789abcdef01234567")}`;
    const faulty = [
      { ...admin, json: sent },
      {
        ...admin,
        raw: `{"${secrets.join('": "')}`,
        headers: { "content-type": "application/json" },
      },
    ];
    // In the gate, each operation gets one of the two.
    for (const one of atDepth(faulty.slice(index % 2).slice(0, 1), faulty)) await ask(asked, one);
  });
  await Promise.all(
    secrets.flatMap((secret) => [
      ask("GET /users", { ...admin, query: `$search=${encodeURIComponent(secret)}` }),
      ask("GET /users", { token: secret }),
      ask("POST /auth/refresh-token", { json: { refreshToken: `${secret}?` } }),
      ask("GET /users", { key: secret, headers: { cookie: secret } }),
      ask(`GET /nowhere/${encodeURIComponent(secret.padEnd(40, "x"))}`, admin),
    ]),
  );
  received.push(
    JSON.stringify(
      await Promise.all(
        secrets.map((secret) => refusalOf(LiveSocket.open(platform.url, { token: `${secret}?` }))),
      ),
    ),
  );
  const { rows: tables } = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
    platform.database.db,
  );
  const kept: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{
      row: string;
    }>`select row_to_json(kept)::text as row from ${sql.table(name)} as kept`.execute(platform.database.db);
    kept.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  for (const { socket } of sockets) socket.disconnect();
  await platform.close();

  const places = {
    received: [...new Set(received)].join("\n"),
    log,
    kept: kept.join("\n"),
    recording: recording.wrote,
    built: [...builtFiles("console").values(), ...builtFiles("server").values()].join("\n"),
  };
  // It would notice: what is no secret is found in each of the places.
  const open = [
    places.received.includes("canary@demo.example"),
    received.some((message) => message.includes("queue:updated") && message.includes("api-key-created")),
    places.kept.includes("canary@demo.example"),
    log.includes("/api/users/"),
    places.recording.includes('"type":"contact-created"') && places.kept.includes("contact-created"),
    places.built.includes("refreshToken"),
  ];
  expect(open).toEqual([true, true, true, true, true, true]);
  const found = planted.flatMap(([name, secret]) =>
    Object.entries(places).flatMap(([place, text]) =>
      facesOf(secret).some((face) => text.includes(face)) ? [`${name} in ${place}`] : [],
    ),
  );
  expect(found).toEqual([]);
  expect(/argon2|password_hash":|refresh_hash|key_hash":/.exec(places.received + places.log)).toBeNull();
});
