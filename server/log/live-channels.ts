import type { Notice } from "../database/database.ts";
import { LiveChannel, type LiveChannelOptions } from "./live-channel.ts";

/**
 * The channels that clients of this node follow. Each is opened once and woken by notices of the database.
 */
export class LiveChannels {
  private readonly open = new Map<string, Promise<LiveChannel>>();
  private readonly unsubscribe: () => void;

  constructor(
    private readonly options: LiveChannelOptions,
    onNotice: (notice: Notice) => () => void,
  ) {
    this.unsubscribe = onNotice((channel) => this.wake(channel));
  }

  of(name: string): Promise<LiveChannel> {
    const known = this.open.get(name);
    if (known) return known;
    const opening = LiveChannel.open(name, this.options);
    this.open.set(name, opening);
    // After a failure, the next request opens the channel again.
    opening.catch(() => this.open.delete(name));
    return opening;
  }

  async close(): Promise<void> {
    this.unsubscribe();
    for (const opening of this.open.values())
      await opening.then((channel) => channel.close()).catch(this.options.failed);
  }

  private wake(name: string | null): void {
    for (const [known, opening] of this.open) {
      // Errors are reported to requests that wait for the channel. A notice is only a hint.
      if (name === null || name === known)
        opening.then((channel) => channel.catchUp()).catch(this.options.failed);
    }
  }
}
