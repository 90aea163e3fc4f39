import type { Kysely, Transaction } from "kysely";
import type { FeedAnswer } from "../../openapi/generated/console.ts";
import type { Tables } from "../database/schema.ts";
import { floorOf } from "./channel-name.ts";
import { type FedEventCheck, isFact, isRefusal, type Refusal } from "./fed-event-check.ts";
import { Intake, type IntakeTimes } from "./intake.ts";
import type { NewEvent } from "./log-event.ts";
import { identityOf, LogWriter } from "./log-writer.ts";

/** Accepts events about an account's floor from a telephony system, a played recording or the demo. */
export type Feed = (events: readonly unknown[]) => Promise<FeedAnswer>;

export interface FeedOptions {
  readonly db: Kysely<Tables>;
  readonly check: FedEventCheck;
  readonly times: () => IntakeTimes;
}

/**
 * Accepts a batch: validates each event separately, skips events that the log contains, and writes the
 * accepted ones in one transaction. Accepted events of unknown types are listed in the response.
 */
export const feedOf =
  (account: string, options: FeedOptions): Feed =>
  async (events) => {
    const checked = events.map((event) => options.check.check(event));
    const good = checked.flatMap((event) => (isRefusal(event) ? [] : event));
    const answers: Answers = good.length > 0 ? await write(account, good, options) : new Map();
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

/** Results of events that were not accepted. */
type Answers = ReadonlyMap<NewEvent, Refusal | "duplicate">;

/** Something of a batch may be in the log already. */
class Doubt extends Error {
  override readonly name = "Doubt";
}

const DUPLICATE_KEY = "23505";
const isDoubtful = (error: unknown): boolean =>
  error instanceof Doubt || (error instanceof Error && "code" in error && error.code === DUPLICATE_KEY);

/** Duplicates are rare, so the log is searched for them only if the first attempt fails. */
async function write(account: string, events: readonly NewEvent[], options: FeedOptions): Promise<Answers> {
  const tryTo = (isLookingUp: boolean) =>
    options.db.transaction().execute((trx) => writeIn(trx, account, events, options, isLookingUp));
  try {
    return await tryTo(false);
  } catch (error) {
    if (isDoubtful(error)) return tryTo(true);
    throw error;
  }
}

async function writeIn(
  trx: Transaction<Tables>,
  account: string,
  events: readonly NewEvent[],
  options: FeedOptions,
  isLookingUp: boolean,
): Promise<Answers> {
  const log = await LogWriter.hold(trx, floorOf(account));
  const known = isLookingUp ? await log.known(events) : new Set<string>();
  const intake = await Intake.into(log, events, options.times());
  const answers = new Map<NewEvent, Refusal | "duplicate">();
  for (const event of events) {
    const identity = identityOf(event);
    const answer = known.has(identity) ? "duplicate" : await intake.take(event);
    if (answer === null) known.add(identity);
    else if (answer !== "duplicate" && !isLookingUp) throw new Doubt();
    else answers.set(event, answer);
  }
  await log.write();
  return answers;
}

function idOf(event: unknown): string | null {
  const id: unknown = Object(event)["id"];
  return typeof id === "string" ? id : null;
}
