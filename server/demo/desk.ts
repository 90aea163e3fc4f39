import type { DetailStatus, UserDisconnected } from "../../openapi/generated/live-monitor.ts";
import type { DemoAgent } from "./demo-center.ts";
import type { Activity, Stage } from "./stage.ts";

/** Receives agents that become free or unavailable. */
export interface Dispatcher {
  ready(desk: Desk): void;
  withdraw(desk: Desk): void;
  /** Returns true if this agent must serve an arriving or waiting customer before going home. */
  needs(agent: DemoAgent): boolean;
}

const BROWSERS = ["Chrome 142", "Edge 142", "Firefox 145", "Safari 26"];
const LOOK_AGAIN = 10_000;

/** The shift of one agent: connected or not, free, on a break, or with a customer. */
export class Desk {
  private state: "off" | "free" | "away" | "serving" | "cut-off" = "off";
  private status: DetailStatus | null = null;
  private session = "";
  private isGoing = false;
  private staysWhileNeeded = false;
  private readonly due: Activity[] = [];
  /** Incremented on each change of state, so that actions scheduled for an earlier state are dropped. */
  private turn = 0;
  private readonly browser: string;
  private readonly ip: string;
  /** Ends the present conversation because the agent's network failed. */
  onNetworkLost: (() => void) | null = null;

  constructor(
    private readonly stage: Stage,
    readonly agent: DemoAgent,
    seat: number,
    private readonly dispatcher: Dispatcher,
  ) {
    this.browser = BROWSERS[seat % BROWSERS.length] ?? "";
    this.ip = `192.0.2.${10 + (seat % 200)}`;
  }

  get isFree(): boolean {
    return this.state === "free";
  }

  /** Connects the agent. */
  open(): void {
    this.connect();
    this.free();
  }

  /** Schedules an activity for when the agent has no customer. */
  plan(activity: Activity): void {
    this.stage.agenda.at(activity.at, () => {
      if (this.state === "off" || this.isGoing) return;
      this.due.push(activity);
      if (this.state === "free") this.free();
    });
  }

  /**
   * Ends the shift at this time (ms) or after the current customer. The last crew stays while it is needed.
   */
  goesHomeAt(time: number, staysWhileNeeded: boolean): void {
    this.staysWhileNeeded = staysWhileNeeded;
    this.stage.agenda.at(time, () => {
      this.isGoing = true;
      if (this.state === "free") this.free();
    });
  }

  /** Starts the agent's next activity: going home, a planned activity, or the next customer. */
  free(): void {
    if (this.isGoing && !(this.staysWhileNeeded && this.dispatcher.needs(this.agent))) return this.close();
    const activity = this.isGoing ? undefined : this.due.shift();
    if (activity) return this.away(activity.status, activity.lasts, activity.reason);
    if (this.state !== "free") {
      this.become("free", "available");
      this.dispatcher.ready(this);
    }
    if (this.isGoing) this.later(LOOK_AGAIN, () => this.free());
  }

  /** The agent does something else for a while (ms). */
  away(status: DetailStatus, lasts: number, reason?: string): void {
    this.dispatcher.withdraw(this);
    this.become("away", status, reason);
    this.later(lasts, () => this.free());
  }

  /** A customer has the agent, from the offer to the end of the conversation. */
  serve(status: "acd" | "occupying" | "in-call"): void {
    this.become("serving", status);
  }

  /** The conversation is over; the agent finishes what it left to do. */
  wrapUp(lasts: number): void {
    this.onNetworkLost = null;
    this.become("serving", "releasing");
    this.later(lasts, () => this.free());
  }

  /** Disconnects the agent for a while (ms) and ends the current call. */
  lose(reason: UserDisconnected["reason"], lasts: number): void {
    if (this.state === "off" || this.state === "cut-off") return;
    // Between offer and conversation, and during wrap-up, the disconnection is postponed.
    if (this.state === "serving" && !this.onNetworkLost)
      return this.stage.agenda.after(LOOK_AGAIN, () => this.lose(reason, lasts));
    this.onNetworkLost?.();
    this.onNetworkLost = null;
    this.dispatcher.withdraw(this);
    this.disconnect(reason);
    this.state = "cut-off";
    this.turn++;
    this.later(lasts, () => {
      this.connect();
      this.free();
    });
  }

  private close(): void {
    this.dispatcher.withdraw(this);
    this.become("off", "disconnected");
    this.disconnect("client disconnect");
  }

  private connect(): void {
    this.session = this.stage.key("s");
    this.stage.say("user-connected", `user/${this.agent.id}`, {
      session: this.session,
      ip: this.ip,
      browser: this.browser,
    });
    this.status = null;
  }

  private disconnect(reason: UserDisconnected["reason"]): void {
    this.stage.say("user-disconnected", `user/${this.agent.id}`, { session: this.session, reason });
  }

  private become(state: Desk["state"], status: DetailStatus, reason?: string): void {
    this.state = state;
    this.turn++;
    if (status === this.status) return;
    this.status = status;
    this.stage.say(
      "user-status-changed",
      `user/${this.agent.id}`,
      reason === undefined ? { status } : { status, reason },
    );
  }

  private later(ms: number, act: () => void): void {
    const { turn } = this;
    this.stage.agenda.after(ms, () => {
      if (this.turn === turn) act();
    });
  }
}
