import type { NoticeListener } from "../database/database.ts";
import { LiveChannel, type LiveChannelOptions } from "./live-channel.ts";

/**
 * Channels that clients of this node follow. Each channel is opened once, and reads its log after each
 * database notice of new events in it.
 */
export class LiveChannels {
  private readonly open = new Map<string, Promise<LiveChannel>>();
  private readonly unsubscribe: () => void;

  constructor(
    private readonly options: LiveChannelOptions,
    onNotice: (listener: NoticeListener) => () => void,
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
      // No request waits for this read, so its errors are only reported. A request that waits for the channel
      // calls `catchUp` itself, and so receives its errors.
      if (name === null || name === known)
        opening.then((channel) => channel.catchUp()).catch(this.options.failed);
    }
  }
}
