import { FloorLoad } from "./floor-load.ts";
import type { FeedOrder, FeedWord } from "./feed-order.ts";

/** ms. */
const TICK = 5;
const HEARTBEAT = 5_000;
/** The contract's limit for one message. */
const LARGEST = 5_000;

let load: FloorLoad | null = null;
let inFrames = false;
let timer: ReturnType<typeof setInterval> | undefined;
let probe = 0;

const now = () => performance.timeOrigin + performance.now();
const say = (word: FeedWord) => self.postMessage(word);
const send = (name: string, message: string) =>
  self.postMessage(inFrames ? `42/live-monitor,["${name}",${message}]` : message);

self.addEventListener("message", ({ data: order }: MessageEvent<FeedOrder>) => {
  switch (order.kind) {
    case "prepare":
      load = new FloorLoad(order.settings);
      ({ inFrames } = order);
      // A bare message has nothing to keep alive.
      if (inFrames) setInterval(() => load && send("heartbeat", load.heartbeat()), HEARTBEAT);
      return;
    case "run":
      if (load) run(load, order.rate);
      return;
    case "stop":
      clearInterval(timer);
      say({ kind: "stopped", probe });
      return;
  }
});

/** Open-loop: events that are due by the clock are made and sent even if the page falls behind. */
function run(load: FloorLoad, rate: number): void {
  clearInterval(timer);
  const start = now();
  let sent = 0;
  timer = setInterval(() => {
    const at = now();
    const due = Math.floor((rate * (at - start)) / 1_000) - sent;
    sent += due;
    say({ kind: "made", probe: ++probe, at, events: due });
    let left = due;
    do {
      const events = Array.from({ length: Math.min(left, LARGEST - 1) }, () => load.next());
      left -= events.length;
      if (left === 0) events.push(load.probe(probe));
      send("queue:updated", load.updated(events));
    } while (left > 0);
  }, TICK);
}
