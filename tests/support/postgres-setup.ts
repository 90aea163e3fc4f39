import type { TestProject } from "vitest/node";
import { migratePostgres, openPostgres } from "../../server/database/postgres-database.ts";
import { Postgres } from "./postgres.ts";
import { connected } from "./postgres-pool.ts";
import { keepRows, shapeOf } from "./pristine.ts";
import { seedTestAccounts } from "./test-accounts.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of this run's PostgreSQL, with `{database}` for the name. */
    readonly postgresUrl: string | undefined;
    /** The shape of its template, which that of every copy is until a test changes it. */
    readonly postgresShape: string | undefined;
  }
}

let postgres: Postgres | undefined;

/** Starts one PostgreSQL for the whole run, with a template that each platform gets a copy of. */
export async function setup(project: TestProject): Promise<void> {
  postgres = await Postgres.start();
  await postgres.run("create database template");
  await migratePostgres(postgres.url("template"));
  const template = openPostgres(postgres.url("template"), (error) => {
    throw error;
  });
  await seedTestAccounts(template.db);
  await template.close();
  const shape = await connected(postgres.url("template"), async (connection) => {
    await keepRows(connection);
    return shapeOf(connection);
  });
  project.provide("postgresUrl", postgres.url("{database}"));
  project.provide("postgresShape", shape);
}

export async function teardown(): Promise<void> {
  await postgres?.stop();
}
