import { Subject } from "rxjs";
import { expect, onTestFinished, test } from "vitest";
import { createActor, fromEventObservable } from "xstate";
import {
  type FeedSignal,
  type FeedState,
  feedState,
  liveFeedMachine,
  trustedAt,
} from "../../machines/live-feed.ts";
import { steppedClock } from "../support/actors.ts";
import { atDepth } from "../support/depth.ts";

function startFeed() {
  const signals = new Subject<FeedSignal>();
  const { clock, wait } = steppedClock();
  const done: string[] = [];
  let polling = 0;
  const machine = liveFeedMachine.provide({
    actors: {
      signals: fromEventObservable(() => signals),
      polling: fromEventObservable(() => {
        polling++;
        return new Subject<FeedSignal>();
      }),
    },
    actions: {
      greet: () => void done.push("greet"),
      reconnect: () => void done.push("reconnect"),
      askForToken: () => void done.push("askForToken"),
    },
  });
  const actor = createActor(machine, { clock });
  onTestFinished(() => void actor.stop());
  actor.start();
  return {
    actor,
    wait,
    done,
    polls: () => polling,
    at: () => clock.now(),
    shown: (): FeedState => feedState(actor.getSnapshot()),
    trusted: () => trustedAt(actor.getSnapshot()),
    opened: () => signals.next({ type: "socket.opened", at: clock.now() }),
    received: () => signals.next({ type: "socket.heard", at: clock.now() }),
    whole: () => signals.next({ type: "stream.whole", at: clock.now() }),
    asking: () => signals.next({ type: "stream.asking" }),
    closed: (reason = "transport close") => signals.next({ type: "socket.closed", at: clock.now(), reason }),
    failed: () => signals.next({ type: "socket.failed", at: clock.now() }),
    refused: () => signals.next({ type: "socket.refused", at: clock.now() }),
    snapshotCame: () => signals.next({ type: "snapshot.came", at: clock.now() }),
    polled: () => signals.next({ type: "poll.answered", at: clock.now() }),
  };
}

function live() {
  const feed = startFeed();
  feed.opened();
  feed.wait(1_000);
  feed.whole();
  return feed;
}

test("the platform is greeted one second after the socket is ready, and the numbers are live once they are whole", () => {
  const feed = startFeed();
  expect(feed.shown()).toBe("starting");
  feed.opened();
  feed.wait(999);
  expect(feed.done).toEqual([]);
  feed.wait(1);
  expect(feed.done).toEqual(["greet"]);
  expect(feed.shown()).toBe("starting");
  feed.whole();
  expect(feed.shown()).toBe("live");
  expect(feed.trusted()).toBe(1_000);
});

test("rows that are there before the socket are not yet live, and nothing is lost", () => {
  const feed = startFeed();
  feed.snapshotCame();
  feed.wait(300);
  feed.opened();
  expect([feed.shown(), feed.trusted()]).toEqual(["starting", 0]);
  feed.wait(1_000);
  feed.whole();
  expect([feed.shown(), feed.trusted()]).toEqual(["live", 1_300]);
});

test.each([
  ["a socket that never opens", () => undefined],
  ["a socket that fails once and then hangs", (feed: ReturnType<typeof startFeed>) => feed.failed()],
])("rows that are there before %s are old after fifteen seconds", (_, happens) => {
  const feed = startFeed();
  feed.snapshotCame();
  feed.wait(2_000);
  happens(feed);
  feed.wait(12_999);
  expect(feed.shown()).toBe("starting");
  feed.wait(1_001);
  expect([feed.shown(), feed.trusted()]).toEqual(["stale", 0]);
});

test("rows that are there before a platform that does not answer the hello are old once it is given up", () => {
  const feed = startFeed();
  feed.snapshotCame();
  feed.opened();
  feed.wait(15_999);
  expect(feed.shown()).toBe("starting");
  feed.wait(1);
  expect(feed.shown()).toBe("stale");
});

test("a first snapshot that comes late does not make live numbers older", () => {
  const feed = live();
  feed.snapshotCame();
  expect([feed.shown(), feed.trusted()]).toEqual(["live", 1_000]);
});

test("marks the numbers stale fifteen seconds after the last update, despite failed attempts", () => {
  const feed = live();
  feed.wait(2_000);
  feed.closed();
  for (let tries = 0; tries < 8; tries++) {
    feed.wait(600);
    feed.failed();
  }
  expect(feed.polls()).toBe(1);
  expect(feed.shown()).toBe("reconnecting");
  feed.wait(8_199);
  expect(feed.shown()).toBe("reconnecting");
  feed.wait(1);
  expect(feed.shown()).toBe("stale");
});

test("fifteen silent seconds make the numbers old, and fifteen more end the connection", () => {
  const feed = live();
  feed.wait(14_999);
  feed.received();
  feed.wait(14_999);
  expect(feed.shown()).toBe("live");
  feed.wait(1);
  expect(feed.shown()).toBe("stale");
  expect(feed.trusted()).toBe(15_999);
  feed.wait(14_999);
  expect(feed.done).toEqual(["greet"]);
  feed.wait(1);
  expect(feed.done).toEqual(["greet", "reconnect"]);
  expect(feed.shown()).toBe("stale");
});

test("becomes live again on the first event after a silence", () => {
  const feed = live();
  feed.wait(20_000);
  feed.received();
  expect(feed.shown()).toBe("live");
});

test("hides a gap closed within a second and shows a longer one", () => {
  const feed = live();
  feed.asking();
  feed.wait(999);
  expect(feed.shown()).toBe("live");
  feed.whole();
  expect(feed.shown()).toBe("live");
  feed.asking();
  feed.wait(1_000);
  expect(feed.shown()).toBe("reconnecting");
});

test("stays stale on new events while events are missing", () => {
  const feed = live();
  feed.asking();
  feed.wait(10_000);
  feed.received();
  expect(feed.shown()).toBe("reconnecting");
  feed.wait(5_000);
  expect(feed.shown()).toBe("stale");
  feed.received();
  expect(feed.shown()).toBe("stale");
  feed.whole();
  expect(feed.shown()).toBe("live");
});

test("shows a lost socket after a second and stale numbers fifteen seconds later", () => {
  const feed = live();
  feed.closed();
  feed.wait(999);
  expect(feed.shown()).toBe("live");
  feed.wait(1);
  expect(feed.shown()).toBe("reconnecting");
  feed.wait(15_000);
  expect(feed.shown()).toBe("stale");
  feed.opened();
  feed.wait(1_000);
  expect(feed.shown()).toBe("stale");
  feed.whole();
  expect(feed.shown()).toBe("live");
});

test("leaves reconnecting to socket.io, except where the platform closed the socket", () => {
  const feed = live();
  feed.closed("transport close");
  expect(feed.done).toEqual(["greet"]);
  feed.opened();
  feed.closed("io server disconnect");
  expect(feed.done).toEqual(["greet", "reconnect"]);
});

test("polls snapshots after several failed attempts until the socket is back", () => {
  const feed = live();
  feed.closed();
  for (let attempt = 0; attempt < 6; attempt++) feed.failed();
  expect(feed.polls()).toBe(1);
  expect(feed.shown()).toBe("reconnecting");
  feed.polled();
  expect(feed.shown()).toBe("polling");
  feed.wait(15_000);
  expect(feed.shown()).toBe("stale");
  feed.polled();
  expect(feed.shown()).toBe("polling");
  feed.opened();
  feed.wait(1_000);
  feed.whole();
  expect(feed.shown()).toBe("live");
});

test("a platform that is slow to answer after the socket has opened is live once it did, however late", () => {
  const feed = startFeed();
  feed.opened();
  feed.wait(1_000 + 15_000 + 1_000);
  expect(feed.shown()).toBe("starting");
  feed.whole();
  expect(feed.shown()).toBe("live");
  const polled = startFeed();
  polled.opened();
  polled.wait(1_000 + 15_000 + 6 * 20_000);
  expect(polled.polls()).toBe(1);
  polled.whole();
  expect(polled.shown()).toBe("live");
});

test("sends the request again immediately on retry", () => {
  const feed = startFeed();
  feed.actor.send({ type: "retry" });
  expect(feed.done).toEqual(["reconnect"]);
  feed.opened();
  feed.wait(1_000);
  feed.actor.send({ type: "retry" });
  expect(feed.done).toEqual(["reconnect", "greet", "greet"]);
  feed.whole();
  expect(feed.shown()).toBe("live");
});

test("requests a new token after a refusal and reconnects when it arrives", () => {
  const feed = live();
  feed.closed();
  feed.refused();
  expect(feed.done).toEqual(["greet", "askForToken"]);
  feed.actor.send({ type: "token.renewed" });
  expect(feed.done.at(-1)).toBe("reconnect");
});

test("marks the numbers stale fifteen seconds after the last update, despite repeated refusals", () => {
  const feed = live();
  feed.wait(2_000);
  feed.closed();
  feed.wait(600);
  feed.refused();
  feed.wait(2_400);
  expect(feed.shown()).toBe("reconnecting");
  feed.actor.send({ type: "token.renewed" });
  feed.refused();
  feed.wait(9_999);
  expect(feed.shown()).toBe("reconnecting");
  feed.wait(1);
  expect(feed.shown()).toBe("stale");
  feed.wait(100_000);
  expect(feed.shown()).toBe("stale");
  feed.actor.send({ type: "token.renewed" });
  feed.opened();
  feed.wait(1_000);
  feed.whole();
  expect(feed.shown()).toBe("live");
});

test("shows the missing network and reconnects when it returns", () => {
  const feed = live();
  feed.actor.send({ type: "network.lost" });
  expect(feed.shown()).toBe("offline");
  feed.closed();
  expect(feed.shown()).toBe("offline");
  feed.actor.send({ type: "network.found" });
  expect(feed.done.at(-1)).toBe("reconnect");
});

test("a page that slept for long reconnects when it is looked at, one that did not stays as it is", () => {
  const feed = live();
  feed.actor.send({ type: "page.shown", at: feed.at() + 15_000 });
  expect(feed.done).toEqual(["greet"]);
  feed.actor.send({ type: "page.shown", at: feed.at() + 15_001 });
  expect(feed.done).toEqual(["greet", "reconnect"]);
});

test(`wherever ${atDepth("two thousand", "ten thousand")} random steps have led, a socket that opens makes the numbers live`, () => {
  const acts = ["opened", "received", "whole", "asking", "closed", "failed", "refused", "polled"] as const;
  let seed = 1;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return seed % below;
  };
  for (let walk = 0; walk < atDepth(20, 100); walk++) {
    const feed = startFeed();
    for (let step = 0; step < 100; step++) {
      const act = acts[random(acts.length)]!;
      feed[act]();
      if (random(5) === 0) feed.wait([1, 1_000, 15_000][random(3)]!);
      if (random(10) === 0) feed.actor.send({ type: random(2) ? "network.lost" : "network.found" });
    }
    expect(feed.actor.getSnapshot().status).toBe("active");
    feed.opened();
    feed.wait(1_000);
    feed.whole();
    expect(feed.shown()).toBe("live");
  }
});
