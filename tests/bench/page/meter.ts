import { MARK } from "./floor-load.ts";

/** Measurement between `mark` and `collect`. */
export interface Reading {
  /** Duration, ms. */
  readonly ms: number;
  /** Number of delivered events. */
  readonly events: number;
  /** From frame to frame, ms. */
  readonly frames: readonly number[];
  /** From made to shown, ms; until now for events not shown yet. */
  readonly staleness: readonly number[];
}

const PROBE = new RegExp(`${MARK}(\\d+)`);
const now = () => performance.timeOrigin + performance.now();
const shownBy = (element: Element | null): number =>
  Number(PROBE.exec(element?.textContent ?? "")?.[1] ?? -1);

/** Reads from the page itself, after every paint, which probe it shows, and how evenly its frames come. */
export class Meter {
  /** The last probe that was shown; -1 before the first. */
  seen = -1;
  private element: Element | null = null;
  private readonly made = new Map<number, number>();
  private readonly painted = new MessageChannel();
  private isRunning = false;
  private recorded: {
    readonly start: number;
    events: number;
    readonly frames: number[];
    readonly staleness: number[];
  } | null = null;
  private lastFrame = 0;

  constructor(private readonly root: ParentNode & Node) {
    // A message that is posted in a frame arrives right after it was painted.
    this.painted.port1.addEventListener("message", () => void this.look());
    this.painted.port1.start();
  }

  note(probe: number, at: number, events: number): void {
    if (!this.isRunning) return;
    this.made.set(probe, at);
    if (this.recorded) this.recorded.events += events;
  }

  start(): void {
    this.isRunning = true;
    this.lastFrame = 0;
    this.made.clear();
    requestAnimationFrame(this.frame);
  }

  mark(): void {
    this.recorded = { start: performance.now(), events: 0, frames: [], staleness: [] };
  }

  collect(): Reading {
    const { recorded } = this;
    if (!recorded) throw new Error("Nothing was marked.");
    const at = now();
    const { start, events, frames, staleness } = recorded;
    for (const made of this.made.values()) staleness.push(at - made);
    this.made.clear();
    this.recorded = null;
    return { ms: performance.now() - start, events, frames, staleness };
  }

  stop(): void {
    this.isRunning = false;
  }

  /** Looks which probe is shown now. */
  look(): number {
    if (!this.element?.isConnected || shownBy(this.element) < 0) this.element = probeIn(this.root);
    const shown = shownBy(this.element);
    if (shown <= this.seen) return this.seen;
    const at = now();
    for (let probe = this.seen + 1; probe <= shown; probe++) {
      const made = this.made.get(probe);
      if (made === undefined) continue;
      this.recorded?.staleness.push(at - made);
      this.made.delete(probe);
    }
    return (this.seen = shown);
  }

  private readonly frame = (time: number): void => {
    if (!this.isRunning) return;
    if (this.lastFrame > 0) this.recorded?.frames.push(time - this.lastFrame);
    this.lastFrame = time;
    this.painted.port2.postMessage(null);
    requestAnimationFrame(this.frame);
  };
}

/** The element that shows the probe, also behind shadow roots. */
function probeIn(root: Node): Element | null {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    if (node instanceof Text && PROBE.test(node.data)) return node.parentElement;
    const found = node instanceof Element && node.shadowRoot ? probeIn(node.shadowRoot) : null;
    if (found) return found;
  }
  return null;
}
