import type { Notice } from "../database/database.ts";
import { LiveChannel, type LiveChannelOptions } from "./live-channel.ts";

/**
 * The channels that somebody on this node wanted to follow. Each is opened once and woken by the database's
 * notices.
 */
export class LiveChannels {
  private readonly open = new Map<string, Promise<LiveChannel>>();
  private readonly deaf: () => void;

  constructor(
    private readonly options: LiveChannelOptions,
    onNotice: (notice: Notice) => () => void,
  ) {
    this.deaf = onNotice((channel) => this.wake(channel));
  }

  of(name: string): Promise<LiveChannel> {
    const known = this.open.get(name);
    if (known) return known;
    const opening = LiveChannel.open(name, this.options);
    this.open.set(name, opening);
    // What could not be opened is opened anew when it is wanted again.
    opening.catch(() => this.open.delete(name));
    return opening;
  }

  async close(): Promise<void> {
    this.deaf();
    for (const opening of this.open.values())
      await opening.then((channel) => channel.close()).catch(this.options.failed);
  }

  private wake(name: string | null): void {
    for (const [known, opening] of this.open) {
      // Whoever waits for the channel hears of a failure themselves; a notice is only a hint.
      if (name === null || name === known)
        opening.then((channel) => channel.catchUp()).catch(this.options.failed);
    }
  }
}
