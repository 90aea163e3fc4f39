import type { Kysely } from "kysely";
import type { Event, FloorState } from "../../openapi/generated/live-monitor.ts";
import { evolveFloor } from "../../streams/projections/evolve-floor.ts";
import { emptyFloor, type Floor, floorToJson } from "../../streams/projections/floor.ts";
import type { Tables } from "../database/schema.ts";
import type { Epoch } from "./channel-clock.ts";
import { FLOOR_READER, keptFloor } from "./kept-floor.ts";

const SAVED_EVERY = 5_000;

/**
 * The floor of a channel, folded while its log is read, and stored periodically so that a restart need not
 * read the log from the start.
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

  /** Takes up what was kept of the present epoch, or begins with an empty floor. */
  static async restore(
    db: Kysely<Tables>,
    epoch: Epoch,
    failed: (error: unknown) => void,
  ): Promise<FloorKeeper> {
    const { floor, offset } = await keptFloor(db, epoch);
    return new FloorKeeper(db, epoch, offset, floor, failed);
  }

  /** Up to where the floor is folded. */
  get position(): { readonly epoch: string; readonly offset: number } {
    return { epoch: this.epoch.epoch, offset: this.offset };
  }

  get state(): FloorState {
    return floorToJson(this.floor);
  }

  /** Folds what follows on; what it has already it passes over. */
  take(epoch: Epoch, events: readonly Event[]): void {
    if (epoch.epoch !== this.epoch.epoch) {
      this.offset = this.saved = 0;
      this.floor = emptyFloor(epoch.zone);
    }
    this.epoch = epoch;
    const fresh = events.filter(({ offset }) => offset > this.offset);
    this.floor = evolveFloor(this.floor, fresh);
    this.offset = fresh.at(-1)?.offset ?? this.offset;
    if (this.offset - this.saved >= SAVED_EVERY) this.save();
  }

  /** Resolves when what is folded by now is kept. */
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

  /** Does nothing if another node stored a later floor. */
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
