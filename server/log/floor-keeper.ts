import type { Kysely } from "kysely";
import type { Event, FloorState } from "../../openapi/generated/live-monitor.ts";
import { evolveFloor } from "../../streams/projections/evolve-floor.ts";
import { emptyFloor, type Floor, floorToJson } from "../../streams/projections/floor.ts";
import type { Tables } from "../database/schema.ts";
import type { Epoch } from "./channel-clock.ts";
import { FLOOR_READER, keptFloor } from "./kept-floor.ts";

/** Minimum number of events between two stored states. */
const SAVE_INTERVAL = 5_000;

/**
 * Keeps the floor state of a channel: folds the events of its log, which means that it applies them to the
 * state in order. Stores the state periodically, so that a restart need not read the log from the start.
 */
export class FloorKeeper {
  private saved: number;
  private saving: Promise<void> = Promise.resolve();

  private constructor(
    private readonly db: Kysely<Tables>,
    private epoch: Epoch,
    private offset: number,
    private floor: Floor,
    private readonly failed: (error: unknown) => void,
  ) {
    this.saved = offset;
  }

  /** Restores the stored floor state of the current epoch; starts with an empty floor if there is none. */
  static async restore(
    db: Kysely<Tables>,
    epoch: Epoch,
    failed: (error: unknown) => void,
  ): Promise<FloorKeeper> {
    const { floor, offset } = await keptFloor(db, epoch);
    return new FloorKeeper(db, epoch, offset, floor, failed);
  }

  /** Position of the last folded event. */
  get position(): { readonly epoch: string; readonly offset: number } {
    return { epoch: this.epoch.epoch, offset: this.offset };
  }

  get state(): FloorState {
    return floorToJson(this.floor);
  }

  /** Folds new events, and skips events that are already folded. A new epoch starts with an empty floor. */
  take(epoch: Epoch, events: readonly Event[]): void {
    if (epoch.epoch !== this.epoch.epoch) {
      this.offset = this.saved = 0;
      this.floor = emptyFloor(epoch.zone);
    }
    this.epoch = epoch;
    const fresh = events.filter(({ offset }) => offset > this.offset);
    this.floor = evolveFloor(this.floor, fresh);
    this.offset = fresh.at(-1)?.offset ?? this.offset;
    if (this.offset - this.saved >= SAVE_INTERVAL) this.save();
  }

  /** Stores the current floor state, and resolves when this is done or has failed. */
  async close(): Promise<void> {
    if (this.offset > this.saved) this.save();
    await this.saving;
  }

  private save(): void {
    const { channel, epoch } = this.epoch;
    const { offset } = this;
    const state = JSON.stringify(this.state);
    this.saved = offset;
    this.saving = this.saving
      .then(() => this.write({ reader: FLOOR_READER, channel, epoch, offset, state }))
      .catch(this.failed);
  }

  /** Stores a checkpoint (floor state and position), unless the stored position is the same or later. */
  private async write(checkpoint: {
    reader: string;
    channel: number;
    epoch: string;
    offset: number;
    state: string;
  }): Promise<void> {
    await this.db
      .insertInto("checkpoints")
      .values(checkpoint)
      .onConflict((conflict) =>
        conflict
          .columns(["reader", "channel"])
          .doUpdateSet((excluded) => ({
            epoch: excluded.ref("excluded.epoch"),
            offset: excluded.ref("excluded.offset"),
            state: excluded.ref("excluded.state"),
          }))
          .where((where) =>
            where.or([
              where("checkpoints.epoch", "<", where.ref("excluded.epoch")),
              where.and([
                where("checkpoints.epoch", "=", where.ref("excluded.epoch")),
                where("checkpoints.offset", "<", where.ref("excluded.offset")),
              ]),
            ]),
          ),
      )
      .execute();
  }
}
