import type { CatchUp, Hello, Range, Refusal } from "../../openapi/generated/live-monitor.ts";
import type { SessionHolder } from "../auth/caller.ts";
import type { Check, Validator } from "../contract/validator.ts";
import type { LiveChannel } from "../log/live-channel.ts";
import type { LiveChannels } from "../log/live-channels.ts";
import { canFollowChannel } from "./channel-access.ts";

const refused = (code: Refusal["code"]): Refusal => ({ answer: "refused", code });

/**
 * Answers requests of a console about a channel with the missed events, or with the instruction to load a
 * snapshot.
 */
export class ChannelQuestions {
  private readonly isHello: Check;
  private readonly isRange: Check;

  constructor(
    validator: Validator,
    private readonly channels: LiveChannels,
  ) {
    this.isHello = validator.check("live-monitor.yaml#/components/schemas/Hello");
    this.isRange = validator.check("live-monitor.yaml#/components/schemas/Range");
  }

  /**
   * Returns the events after the client's offset. If the client has no offset, or the cache does not contain
   * these events, the response is `gone`, and the client must load a snapshot. `join` subscribes the client
   * before the log is read, so that no event is lost between the response and the first batch.
   */
  async hello(
    caller: SessionHolder,
    given: unknown,
    join: (channel: LiveChannel) => Promise<void> | void,
  ): Promise<CatchUp> {
    if (this.isHello(given).length > 0) return refused("malformed");
    const { channel: name, epoch, offset } = given as Hello; // validated above
    if (!canFollowChannel(caller, name)) return refused("forbidden");
    const channel = await this.channels.of(name);
    await join(channel);
    await channel.catchUp();
    return answer(
      channel,
      epoch === undefined || offset === undefined
        ? null
        : { epoch, from: offset + 1, to: channel.position.offset },
    );
  }

  /** Returns the events from one offset to another (both inclusive), or `gone` as `hello` does. */
  async range(caller: SessionHolder, given: unknown): Promise<CatchUp> {
    if (this.isRange(given).length > 0) return refused("malformed");
    const { channel: name, epoch, from, to } = given as Range; // validated above
    if (!canFollowChannel(caller, name)) return refused("forbidden");
    const channel = await this.channels.of(name);
    if (channel.position.offset < to) await channel.catchUp();
    return answer(channel, { epoch, from, to: Math.min(to, channel.position.offset) });
  }
}

function answer(channel: LiveChannel, wanted: { epoch: string; from: number; to: number } | null): CatchUp {
  const { clock } = channel;
  const { epoch, offset: head } = channel.position;
  // If the client's offset is beyond the end of the log (`head`), the client has received events that the log
  // has lost.
  const events =
    wanted && wanted.from <= head + 1 ? channel.range(wanted.epoch, wanted.from, wanted.to) : null;
  return events
    ? { answer: "missing", epoch, head, clock, events: [...events] }
    : { answer: "gone", epoch, head, clock };
}
