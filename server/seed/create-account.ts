import type { Transaction } from "kysely";
import { searchKey } from "../../openapi/formats/search-text.ts";
import type {
  Account,
  Language,
  MediaChannel,
  Plan,
  Privilege,
  Targets,
} from "../../openapi/generated/console.ts";
import type { Business, Tables } from "../database/schema.ts";
import { openChannels } from "../log/open-channels.ts";
import { segmentRow } from "../resources/segment-row.ts";
import { sortKey } from "../kit/filter-sql.ts";

export interface NewUser {
  readonly id: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string | null;
  readonly level: number;
  readonly privilege: Privilege;
  readonly passwordHash: string | null;
}

export interface NewSegment {
  readonly id: string;
  readonly name: string;
  readonly channels: readonly MediaChannel[];
  /** Ids of users. */
  readonly users: readonly string[];
}

interface NewBranch {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly address: string | null;
  /** Ids of segments. */
  readonly segments: readonly string[];
}

export interface NewAccount {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  readonly timeZone: string;
  readonly business?: Business;
  readonly targets: Targets;
  readonly features: Plan["features"];
  /** Live supervision; off if absent. */
  readonly supervision?: Account["supervision"];
  readonly users: readonly NewUser[];
  readonly segments: readonly NewSegment[];
  readonly branches?: readonly NewBranch[];
}

/** Creates an account with its users, segments and branches, and opens its event channels. */
export async function createAccount(
  trx: Transaction<Tables>,
  account: NewAccount,
  now: number,
): Promise<void> {
  const {
    id,
    name,
    language,
    timeZone,
    business = {},
    targets,
    features,
    supervision,
    users,
    segments,
    branches = [],
  } = account;
  const made = { created_at: now, updated_at: now };
  await trx
    .insertInto("accounts")
    .values({
      id,
      name,
      language,
      time_zone: timeZone,
      business: JSON.stringify(business),
      targets: JSON.stringify(targets),
      features: JSON.stringify(features),
      ...(supervision && { supervision: JSON.stringify(supervision) }),
      ...made,
    })
    .execute();
  await addUsers(trx, id, users, now);
  await addSegments(trx, id, segments, now);
  for (const branch of branches) await addBranch(trx, id, branch, now);
  const principal = users.find(({ level }) => level === 1);
  if (principal)
    await trx.updateTable("accounts").set({ principal: principal.id }).where("id", "=", id).execute();
  await openChannels(trx, id, timeZone, now);
}

/** Adds users to an account, with the email addresses with which they sign in. */
export async function addUsers(
  trx: Transaction<Tables>,
  account: string,
  users: readonly NewUser[],
  now: number,
): Promise<void> {
  if (users.length === 0) return;
  await trx
    .insertInto("users")
    .values(users.map((user) => ({ ...userRow(account, user), created_at: now, updated_at: now })))
    .execute();
  const logins = users.flatMap(({ email, id: user_id }) =>
    email === null ? [] : [{ login: email.toLowerCase(), account, user_id }],
  );
  if (logins.length > 0) await trx.insertInto("logins").values(logins).execute();
}

/** Adds segments to an account, with their agents. */
export async function addSegments(
  trx: Transaction<Tables>,
  account: string,
  segments: readonly NewSegment[],
  now: number,
): Promise<void> {
  if (segments.length === 0) return;
  await trx
    .insertInto("segments")
    .values(segments.map(({ id, users: _, ...values }) => segmentRow(account, { id, values, at: now })))
    .execute();
  const members = segments.flatMap(({ id: segment, users }) =>
    users.map((user_id) => ({ account, segment, user_id })),
  );
  if (members.length > 0) await trx.insertInto("segment_users").values(members).execute();
}

async function addBranch(
  trx: Transaction<Tables>,
  account: string,
  { id, name, label, address, segments }: NewBranch,
  now: number,
): Promise<void> {
  const search = searchKey([label, name, address]);
  await trx
    .insertInto("branches")
    .values({
      account,
      id,
      name,
      label,
      address,
      label_key: sortKey(label),
      search,
      created_at: now,
      updated_at: now,
    })
    .execute();
  if (segments.length > 0)
    await trx
      .insertInto("branch_segments")
      .values(segments.map((segment) => ({ account, branch: id, segment })))
      .execute();
}

const userRow = (
  account: string,
  { id, firstname, lastname, email, level, privilege, passwordHash }: NewUser,
) => ({
  account,
  id,
  firstname,
  lastname,
  email,
  level,
  privilege,
  password_hash: passwordHash,
  firstname_key: sortKey(firstname),
  lastname_key: sortKey(lastname),
  search: searchKey([firstname, lastname, email]),
});
