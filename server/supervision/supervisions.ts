import type { Kysely, NotNull, Transaction } from "kysely";
import type { Supervision } from "../../openapi/generated/console.ts";
import { may, type SessionCaller } from "../auth/caller.ts";
import type { Sessions } from "../auth/sessions.ts";
import { Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";
import { newId } from "../kit/id.ts";
import { FloorLog, type FloorTimes, type PlatformEvent } from "../log/floor-log.ts";

type Open = {
  readonly id: string;
  readonly call: string;
  readonly user_id: string;
  readonly name: string;
  readonly started_at: number;
};

/**
 * Supervisions of calls: users who follow a call in progress. Each start and end is appended to the floor's
 * event log. The end of a call ends its supervisions.
 */
export class Supervisions {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly times: () => FloorTimes,
  ) {}

  /** Starts or continues the supervision of a call. Each user supervises one call at a time. */
  begin({ account, user, session }: SessionCaller, call: string): Promise<Supervision> {
    return this.db.transaction().execute(async (trx) => {
      // Disabling supervision waits for this lock too, and then ends all supervisions that have been started.
      const floor = await FloorLog.hold(trx, account, this.times());
      const { supervision } = await trx
        .selectFrom("accounts")
        .select("supervision")
        .where("id", "=", account)
        .executeTakeFirstOrThrow();
      if (!supervision.enabled || supervision.termsAcceptedAt === null) throw new Problem("supervision-off");
      const record = await trx
        .selectFrom("call_records")
        .select(["agent", "segment", "ended_at"])
        .$narrowType<{ segment: NotNull }>() // answered calls have a segment
        .where("account", "=", account)
        .where("id", "=", call)
        .where("answered_at", "is not", null)
        .forUpdate()
        .executeTakeFirst();
      if (!record) throw new Problem("not-found");
      if (record.ended_at !== null) throw new Problem("call-over");
      if (record.agent === null) throw new Problem("call-unanswered");
      const open = await this.openOf(trx, account, user);
      const same = open.find((one) => one.call === call);
      const others = open.filter((one) => one !== same);
      const { now } = this.times();
      const { firstname, lastname } = await trx
        .selectFrom("users")
        .select(["firstname", "lastname"])
        .where("account", "=", account)
        .where("id", "=", user)
        .executeTakeFirstOrThrow();
      const begun: Open = same ?? {
        id: newId(now),
        call,
        user_id: user,
        name: `${firstname} ${lastname}`.trim(),
        started_at: now,
      };
      if (same) await trx.updateTable("supervisions").set({ session }).where("id", "=", same.id).execute();
      else
        await trx
          .insertInto("supervisions")
          .values({ ...begun, account, session })
          .execute();
      await this.close(trx, floor, others, "moved", same ? [] : [eventOf("supervision-started", begun)]);
      return {
        _id: begun.id,
        call,
        agent: record.agent,
        segment: record.segment,
        startedAt: new Date(begun.started_at).toISOString(),
      };
    });
  }

  /** Ends a supervision of the requesting user. Returns false if the user has no such open supervision. */
  end({ account, user }: SessionCaller, call: string, id: string): Promise<boolean> {
    return this.db.transaction().execute(async (trx) => {
      const floor = await FloorLog.hold(trx, account, this.times());
      const open = (await this.openOf(trx, account, user)).filter(
        (one) => one.id === id && one.call === call,
      );
      await this.close(trx, floor, open, "left");
      return open.length > 0;
    });
  }

  /** Ends supervisions of sessions that expired or ended, and of users who lost the permission. */
  async endLapsed(sessions: Pick<Sessions, "look">): Promise<void> {
    const open = await this.db
      .selectFrom("supervisions")
      .select("session")
      .distinct()
      .where("ended_at", "is", null)
      .execute();
    if (open.length === 0) return;
    for (const [session, { standing, caller }] of await sessions.look(open.map((one) => one.session))) {
      if (standing !== null)
        await this.endOfSessions([session], standing === "expired" ? "expired" : "session");
      else if (!caller || !may(caller, "calls.supervise")) await this.endOfSessions([session], "forbidden");
    }
  }

  /** Ends the open supervisions of the sessions, which belong to one account. `by` is the stored reason. */
  async endOfSessions(
    sessions: readonly string[],
    by: "session" | "expired" | "forbidden" = "session",
  ): Promise<void> {
    const anyOpen = await this.db
      .selectFrom("supervisions")
      .select("account")
      .where("session", "in", sessions)
      .where("ended_at", "is", null)
      .executeTakeFirst();
    if (!anyOpen) return;
    await this.db.transaction().execute(async (trx) => {
      const floor = await FloorLog.hold(trx, anyOpen.account, this.times());
      const open = await trx
        .selectFrom("supervisions")
        .selectAll()
        .where("session", "in", sessions)
        .where("ended_at", "is", null)
        .forUpdate()
        .execute();
      await this.close(trx, floor, open, by);
    });
  }

  /** Ends all supervisions of an account after supervision was disabled. */
  async endAll(trx: Transaction<Tables>, account: string): Promise<void> {
    const floor = await FloorLog.hold(trx, account, this.times());
    const open = await trx
      .selectFrom("supervisions")
      .selectAll()
      .where("account", "=", account)
      .where("ended_at", "is", null)
      .forUpdate()
      .execute();
    await this.close(trx, floor, open, "disabled");
  }

  private openOf(trx: Transaction<Tables>, account: string, user: string): Promise<Open[]> {
    return trx
      .selectFrom("supervisions")
      .select(["id", "call", "user_id", "name", "started_at"])
      .where("account", "=", account)
      .where("user_id", "=", user)
      .where("ended_at", "is", null)
      .forUpdate()
      .execute();
  }

  private async close(
    trx: Transaction<Tables>,
    floor: FloorLog,
    open: readonly Open[],
    by: "left" | "moved" | "session" | "expired" | "forbidden" | "disabled",
    moreEvents: readonly PlatformEvent[] = [],
  ): Promise<void> {
    if (open.length > 0)
      await trx
        .updateTable("supervisions")
        .set({ ended_at: this.times().now, ended_by: by })
        .where(
          "id",
          "in",
          open.map(({ id }) => id),
        )
        .execute();
    await floor.say([...open.map((one) => eventOf("supervision-ended", one)), ...moreEvents]);
  }
}

const eventOf = (type: string, { call, user_id: user, name }: Open): PlatformEvent => ({
  type,
  subject: `call/${call}`,
  data: { user, name },
});
