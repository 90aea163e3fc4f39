import type { CallEnded } from "../../openapi/generated/live-monitor.ts";
import { USED_TAGS } from "../seed/demo-tags.ts";
import type { Acd, Waiting } from "./acd.ts";
import type { Desk } from "./desk.ts";
import type { Stage } from "./stage.ts";

/**
 * Simulates an answered call, possibly with tags and a transfer. It ends after `lasts` ms, or earlier if the
 * agent's network fails.
 */
export function converse(stage: Stage, acd: Acd, entry: Waiting, desk: Desk, lasts: number): void {
  new Conversation(stage, acd, entry, desk).begin(lasts);
}

class Conversation {
  private readonly subject: string;
  private isOver = false;
  private isTransferred = false;
  private isTagged = false;
  private segment: string;
  private answeredAt = 0;

  constructor(
    private readonly stage: Stage,
    private readonly acd: Acd,
    private readonly entry: Waiting,
    private desk: Desk,
  ) {
    this.subject = `call/${stage.key("k")}`;
    this.segment = entry.segment;
  }

  begin(lasts: number): void {
    const { agenda, random, say } = this.stage;
    this.answeredAt = agenda.now;
    const { contact, queue, segment, channel, customer } = this.entry;
    say("call-created", this.subject, {
      contact,
      queue,
      segment,
      user: this.desk.agent.id,
      channel,
      ...(customer === null ? {} : { customer }),
    });
    this.talkTo(this.desk);
    if (random.chance(0.55)) agenda.after(lasts * random.between(0.3, 0.95), () => this.tag());
    if (random.chance(0.07)) agenda.after(lasts * random.between(0.3, 0.7), () => this.transfer());
    agenda.after(lasts, () => this.end(this.whoEnds()));
  }

  private talkTo(desk: Desk): void {
    desk.serve("in-call");
    desk.onNetworkLost = () => this.end("network", false);
  }

  private tag(): void {
    if (this.isOver) return;
    const { random, say } = this.stage;
    this.isTagged = true;
    say("call-tagged", this.subject, {
      tags: [...new Set([random.pick(USED_TAGS), ...(random.chance(0.2) ? [random.pick(USED_TAGS)] : [])])],
    });
  }

  /**
   * Transfers the call to a free agent of its segment, or of another segment that the present agent also
   * serves. Does nothing if no agent is free.
   */
  private transfer(): void {
    if (this.isOver) return;
    const { agenda, random } = this.stage;
    const elsewhere = random.chance(0.5)
      ? this.desk.agent.segments.find((segment) => segment !== this.segment)
      : undefined;
    const to = this.acd.takeFree(elsewhere ?? this.segment);
    if (!to) return;
    to.serve("occupying");
    agenda.after(random.between(1_500, 4_000), () => {
      if (this.isOver) return to.free();
      this.handOver(to, elsewhere);
    });
  }

  private handOver(to: Desk, elsewhere: string | undefined): void {
    const { random, say } = this.stage;
    const from = this.desk;
    const segments = elsewhere === undefined ? {} : { fromSegment: this.segment, toSegment: elsewhere };
    say("call-transferred", this.subject, { fromUser: from.agent.id, toUser: to.agent.id, ...segments });
    this.isTransferred = true;
    this.segment = elsewhere ?? this.segment;
    this.desk = to;
    this.talkTo(to);
    from.wrapUp(random.lognormal(12_000, 0.5));
  }

  private whoEnds(): NonNullable<CallEnded["by"]> {
    return this.stage.random.weighted([
      ["customer", 58],
      ["user", 36],
      ["network", 4],
      ["platform", 2],
    ] as const);
  }

  private end(by: NonNullable<CallEnded["by"]>, staysConnected = true): void {
    if (this.isOver) return;
    this.isOver = true;
    const { agenda, random, say } = this.stage;
    const papers = this.papers();
    if (papers && !this.isTagged && papers.tag !== null)
      say("call-tagged", this.subject, { tags: [papers.tag] });
    say("call-ended", this.subject, { by });
    for (const { after, type, subject, data, row } of papers?.papers ?? [])
      agenda.after(after, () => say(type, subject, data, row));
    say("contact-ended", `contact/${this.entry.contact}`, {
      outcome: this.isTransferred ? "transferred" : "answered",
    });
    if (staysConnected) this.desk.wrapUp(random.lognormal(14_000, 0.6));
  }

  /** Returns what follows the call, which ends now; null in a simulation of events alone. */
  private papers() {
    const { agenda, papersOf } = this.stage;
    const { contact, queue, segment, channel, since } = this.entry;
    return (
      papersOf?.({
        id: this.subject.slice("call/".length),
        contact,
        leg: `queue/${queue}`,
        segment,
        user: this.desk.agent.id,
        channel,
        waited: this.answeredAt - since,
        answeredAt: this.answeredAt,
        endedAt: agenda.now,
      }) ?? null
    );
  }
}
