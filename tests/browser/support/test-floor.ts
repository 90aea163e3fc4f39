import type { MediaChannel } from "../../../openapi/generated/console.ts";
import type { KnownFact } from "../../../openapi/generated/facts.ts";
import { createAccount } from "../../../server/seed/create-account.ts";
import { DEFAULT_TARGETS } from "../../../streams/metrics/targets.ts";
import { pbx } from "../../support/pbx.ts";
import type { TestPlatform } from "../../support/platform.ts";
import { keyFor, passwordHash, SEEDED_AT } from "../../support/test-accounts.ts";

/** Events per feed request. */
const BATCH = 2_500;

let made = 0;
const idOf = (kind: number, number: number) =>
  `65b0f${kind}${String(made).padStart(6, "0")}${String(number).padStart(12, "0")}`;

/** The contact, queue entry and call of a customer have the customer's name. */
const keyOf = (name: string) => name.replaceAll(" ", "-");

interface Waiting {
  readonly segment?: string;
  readonly channel?: MediaChannel;
  readonly priority?: number;
  /** Seconds since its start. */
  readonly for?: number;
}

/** Contact center of its own, with two segments and two agents; its events come in by the platform's feed. */
export class TestFloor {
  private constructor(
    private readonly platform: () => TestPlatform,
    private readonly key: string,
    private readonly now: () => number,
    readonly email: string,
    readonly account: string,
    readonly sales: string,
    readonly support: string,
    readonly nadia: string,
    readonly piet: string,
  ) {}

  static async open(platform: () => TestPlatform, now: () => number): Promise<TestFloor> {
    made++;
    const [id, email] = [idOf(2, 0), `supervisor-${made}@floor.example`];
    const [sales, support, nadia, piet] = [idOf(3, 1), idOf(3, 2), idOf(4, 1), idOf(4, 2)];
    const agent = (number: string, firstname: string, lastname: string) => ({
      id: number,
      firstname,
      lastname,
      email: null,
      level: 5,
      privilege: "agent" as const,
      passwordHash: null,
    });
    const supervisor = {
      id: idOf(4, 3),
      firstname: "Ada",
      lastname: "Moreau",
      email,
      level: 2,
      privilege: "supervisor" as const,
      passwordHash: await passwordHash(),
    };
    const segments = [
      { id: sales, name: "Sales", channels: ["video", "audio"] as const, users: [nadia, piet] },
      { id: support, name: "Support", channels: ["audio"] as const, users: [piet] },
    ];
    const account = {
      id,
      name: `Floor ${made}`,
      language: "en" as const,
      timeZone: "Europe/Madrid",
      targets: DEFAULT_TARGETS,
      features: [],
      segments,
      users: [supervisor, agent(nadia, "Nadia", "Okoro"), agent(piet, "Piet", "Jansen")],
    };
    await platform()
      .database.db.transaction()
      .execute((trx) => createAccount(trx, account, SEEDED_AT));
    return new TestFloor(
      platform,
      await keyFor(platform().database.db, id, "admin"),
      now,
      email,
      id,
      sales,
      support,
      nadia,
      piet,
    );
  }

  /** Feeds events as a telephony system does, and fails if any of them is refused. */
  async happens(...events: readonly object[]): Promise<void> {
    for (let from = 0; from < events.length; from += BATCH) {
      const { status, body } = await this.platform().api("POST /events", {
        key: this.key,
        json: events.slice(from, from + BATCH),
      });
      if (status !== 200 || JSON.stringify(body["refused"]) !== "[]")
        throw new Error(`The events were not taken: ${JSON.stringify(body)}`);
    }
  }

  /** A customer of this name queues. */
  queues(
    name: string,
    { segment = this.sales, channel = "audio", priority = 1, for: seconds = 0 }: Waiting = {},
  ) {
    return this.event(
      "queue-created",
      `queue/${keyOf(name)}`,
      { contact: keyOf(name), segment, channel, customer: name, priority },
      seconds,
    );
  }

  offered(name: string, user = this.nadia) {
    return this.event("queue-assigned", `queue/${keyOf(name)}`, { user });
  }

  answers(name: string, user = this.nadia, segment = this.sales) {
    return this.event("call-created", `call/${keyOf(name)}`, {
      contact: keyOf(name),
      queue: keyOf(name),
      segment,
      channel: "audio",
      user,
    });
  }

  hangsUp(name: string) {
    return this.event("call-ended", `call/${keyOf(name)}`, { by: "customer" });
  }

  abandons(name: string) {
    return this.event("queue-abandoned", `queue/${keyOf(name)}`, {});
  }

  arrives(user: string, status: "available" | "break" = "available") {
    return [
      this.event("user-connected", `user/${user}`, { session: user }),
      this.event("user-status-changed", `user/${user}`, { status }),
    ];
  }

  /** Makes any event of a source, from this number of seconds ago. */
  event<Type extends KnownFact["type"]>(
    type: Type,
    subject: string,
    data: Parameters<typeof pbx<Type>>[2],
    secondsAgo = 0,
  ) {
    return pbx(type, subject, data, { time: new Date(this.now() - secondsAgo * 1_000).toISOString() });
  }
}
