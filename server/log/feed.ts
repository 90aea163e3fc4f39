import type { Kysely, Transaction } from "kysely";
import type { FeedAnswer } from "../../openapi/generated/console.ts";
import type { Tables } from "../database/schema.ts";
import { floorOf } from "./channel-name.ts";
import { type FedEventCheck, isFact, isRefusal, type Refusal } from "./fed-event-check.ts";
import { Intake, type IntakeTimes } from "./intake.ts";
import type { NewEvent } from "./log-event.ts";
import { identityOf, LogWriter } from "./log-writer.ts";

/** Accepts events about an account's floor from a telephony system, a replay or the demo. */
export type Feed = (events: readonly unknown[]) => Promise<FeedAnswer>;

export interface FeedOptions {
  readonly db: Kysely<Tables>;
  readonly check: FedEventCheck;
  readonly times: () => IntakeTimes;
}

/**
 * Returns a feed. It validates each event of a batch separately, skips events that the log already contains,
 * and writes the accepted events in one transaction. The response lists accepted events of unknown types.
 */
export const feedOf =
  (account: string, options: FeedOptions): Feed =>
  async (events) => {
    const checked = events.map((event) => options.check.check(event));
    const valid = checked.flatMap((event) => (isRefusal(event) ? [] : event));
    const answers: Answers = valid.length > 0 ? await write(account, valid, options) : new Map();
    const refused = checked.flatMap((event, index) => {
      const answer = isRefusal(event) ? event : answers.get(event);
      return answer && answer !== "duplicate"
        ? [{ index, id: idOf(events[index]), code: answer.code, message: answer.message }]
        : [];
    });
    const duplicates = [...answers.values()].filter((answer) => answer === "duplicate").length;
    const unknown = checked.flatMap((event, index) =>
      isRefusal(event) || answers.has(event) || isFact(event.type)
        ? []
        : [{ index, id: event.id, type: event.type }],
    );
    return {
      accepted: events.length - duplicates - refused.length,
      duplicates,
      refused,
      ...(unknown.length > 0 && { unknown }),
    };
  };

/** Results of the events that were not accepted. */
type Answers = ReadonlyMap<NewEvent, Refusal | "duplicate">;

/** Thrown if an event is refused in the first attempt, because the log may already contain this event. */
class PossibleDuplicate extends Error {
  override readonly name = "PossibleDuplicate";
}

const DUPLICATE_KEY = "23505";
const mayBeDuplicate = (error: unknown): boolean =>
  error instanceof PossibleDuplicate ||
  (error instanceof Error && "code" in error && error.code === DUPLICATE_KEY);

/**
 * Writes events. Duplicates are rare, so the first attempt does not search the log for them. If it fails in a
 * way that a duplicate can cause, a second attempt searches the log.
 */
async function write(account: string, events: readonly NewEvent[], options: FeedOptions): Promise<Answers> {
  const attempt = (findsDuplicates: boolean) =>
    options.db.transaction().execute((trx) => writeIn(trx, account, events, options, findsDuplicates));
  try {
    return await attempt(false);
  } catch (error) {
    if (mayBeDuplicate(error)) return attempt(true);
    throw error;
  }
}

async function writeIn(
  trx: Transaction<Tables>,
  account: string,
  events: readonly NewEvent[],
  options: FeedOptions,
  findsDuplicates: boolean,
): Promise<Answers> {
  const log = await LogWriter.hold(trx, floorOf(account));
  const known = findsDuplicates ? await log.known(events) : new Set<string>();
  const intake = await Intake.into(log, events, options.times());
  const answers = new Map<NewEvent, Refusal | "duplicate">();
  for (const event of events) {
    const identity = identityOf(event);
    const answer = known.has(identity) ? "duplicate" : await intake.take(event);
    if (answer === null) known.add(identity);
    else if (answer !== "duplicate" && !findsDuplicates) throw new PossibleDuplicate();
    else answers.set(event, answer);
  }
  await log.write();
  return answers;
}

function idOf(event: unknown): string | null {
  const id: unknown = Object(event)["id"];
  return typeof id === "string" ? id : null;
}
