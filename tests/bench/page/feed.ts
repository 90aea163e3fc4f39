import type { FeedOrder, FeedWord } from "./feed-order.ts";
import type { LoadSettings } from "./floor-load.ts";

export interface FeedListener {
  /** A text arrived, as from a socket. */
  readonly text: (message: MessageEvent<string>) => void;
  readonly made: (word: Extract<FeedWord, { kind: "made" }>) => void;
}

/** The other end of the worker that makes the texts: a second thread, as the network would be. */
export class Feed {
  private readonly worker: Worker;
  private stopped: ((probe: number) => void) | null = null;

  constructor(source: string, settings: LoadSettings, inFrames: boolean, listener: FeedListener) {
    this.worker = new Worker(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
    this.worker.addEventListener("message", (message: MessageEvent<string | FeedWord>) => {
      const { data } = message;
      if (typeof data === "string") listener.text(message as MessageEvent<string>);
      else if (data.kind === "made") listener.made(data);
      else this.stopped?.(data.probe);
    });
    this.order({ kind: "prepare", settings, inFrames });
  }

  run(rate: number): void {
    this.order({ kind: "run", rate });
  }

  /** Resolves with the number of the last probe when everything that was sent has arrived. */
  stop(): Promise<number> {
    this.order({ kind: "stop" });
    return new Promise((resolve) => {
      this.stopped = resolve;
    });
  }

  private order(order: FeedOrder): void {
    this.worker.postMessage(order);
  }
}
