import type { DetailStatus, UserDisconnected } from "../../openapi/generated/live-monitor.ts";
import type { DemoAgent } from "./demo-center.ts";
import type { Activity, Stage } from "./stage.ts";

/** Receives the desks of agents who become free or unavailable. */
export interface Dispatcher {
  ready(desk: Desk): void;
  withdraw(desk: Desk): void;
  /** Returns true if a customer is arriving or waiting in one of the agent's segments. */
  needs(agent: DemoAgent): boolean;
}

const BROWSERS = ["Chrome 142", "Edge 142", "Firefox 145", "Safari 26"];
/** Delay (ms) after which a postponed action is tried again. */
const RETRY_AFTER = 10_000;

/** Simulates the shift of one agent, who is disconnected, free, unavailable or with a customer. */
export class Desk {
  private state: "off" | "free" | "away" | "resting" | "serving" | "cut-off" = "off";
  private status: DetailStatus | null = null;
  private session = "";
  private isGoing = false;
  private staysWhileNeeded = false;
  private due: Activity[] = [];
  /** Incremented on each change of state, so that actions scheduled for an earlier state are dropped. */
  private turn = 0;
  private readonly browser: string;
  private readonly ip: string;
  /** Ends the conversation when the agent's network fails; null outside of conversations. */
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

  /**
   * Schedules an activity. It starts at its time or, if the agent is not free then, when they are next free.
   * It is dropped if the shift has ended.
   */
  plan(activity: Activity): void {
    this.stage.agenda.at(activity.at, () => {
      if (this.state === "off" || this.isGoing) return;
      this.due.push(activity);
      if (this.state === "free") this.free();
    });
  }

  /**
   * Ends the shift at this time (ms), or after the customer or activity of that time. With
   * `staysWhileNeeded`, the agent first serves all arriving and waiting customers of their segments.
   */
  goesHomeAt(time: number, staysWhileNeeded: boolean): void {
    this.staysWhileNeeded = staysWhileNeeded;
    this.stage.agenda.at(time, () => {
      this.isGoing = true;
      if (this.state === "free") this.free();
    });
  }

  /**
   * Ends the agent's current activity. The agent goes home, starts a planned activity or is free for
   * customers.
   */
  free(): void {
    if (this.isGoing && !(this.staysWhileNeeded && this.dispatcher.needs(this.agent))) return this.close();
    const activity = this.isGoing ? undefined : this.due.shift();
    if (activity) return this.away(activity.status, activity.lasts, activity.reason);
    if (this.state !== "free") {
      this.become("free", "available");
      this.dispatcher.ready(this);
    }
    if (this.isGoing) this.later(RETRY_AFTER, () => this.free());
  }

  /** Makes the agent unavailable for `lasts` ms. */
  away(status: DetailStatus, lasts: number, reason?: string): void {
    this.dispatcher.withdraw(this);
    this.become("away", status, reason);
    this.later(lasts, () => this.free());
  }

  /** Sends a free agent on a break that lasts until `resume`. */
  rest(status: DetailStatus): void {
    this.dispatcher.withdraw(this);
    this.become("resting", status);
  }

  /** Ends a break that `rest` began. A planned break that came due in the meantime is dropped. */
  resume(): void {
    if (this.state !== "resting") return;
    const rested = this.status;
    this.due = this.due.filter(({ status }) => status !== rested);
    this.free();
  }

  /** Ends the present activity early. Returns false if the agent is in none. */
  recall(): boolean {
    if (this.state !== "away") return false;
    this.free();
    return true;
  }

  /** Sets a status that reserves the agent for a customer, from the offer to the end of the conversation. */
  serve(status: "acd" | "occupying" | "in-call"): void {
    this.become("serving", status);
  }

  /** Ends the conversation, and starts the wrap-up, which takes `lasts` ms. */
  wrapUp(lasts: number): void {
    this.onNetworkLost = null;
    this.become("serving", "releasing");
    this.later(lasts, () => this.free());
  }

  /**
   * Disconnects the agent for `lasts` ms, and ends the current call. Does nothing if the agent is not
   * connected.
   */
  lose(reason: UserDisconnected["reason"], lasts: number): void {
    if (this.state === "off" || this.state === "cut-off" || this.state === "resting") return;
    // Between offer and conversation, and during wrap-up, the disconnection is postponed.
    if (this.state === "serving" && !this.onNetworkLost)
      return this.stage.agenda.after(RETRY_AFTER, () => this.lose(reason, lasts));
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
