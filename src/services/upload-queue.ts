import type { Upload } from "../../openapi/generated/console.ts";
import type { Write, WriteError } from "../api/write.ts";

/** Reason of a failed upload: a code of the console or the platform, and the platform's message. */
export interface UploadFault {
  readonly code: string;
  readonly detail: string | null;
}

/** A file on its way. */
export interface Sending {
  readonly key: number;
  readonly file: File;
  readonly state: "waiting" | "sending" | "ready" | "failed" | "stopped";
  /** Bytes. */
  readonly sent: number;
  readonly fault: UploadFault | null;
  /** Id on the platform, once the upload has started. */
  readonly id: string | null;
}

interface UploadQueueOptions {
  readonly write: Write;
  /** Why a file is not even begun with; null where it is. */
  readonly refuses: (file: File) => string | null;
  /** Called when the platform has a new file, or one less. */
  readonly changed: () => void;
}

/** Small enough to arrive within the time that a request has, on a slow line too. */
const PART = 1_000_000;
const AT_ONCE = 2;

/** Uploads files in parts, two at a time. A failed upload continues where it stopped. */
export class UploadQueue {
  private sendings: readonly Sending[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly running = new Map<number, AbortController>();
  private next = 1;

  constructor(private readonly options: UploadQueueOptions) {}

  readonly get = (): readonly Sending[] => this.sendings;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  add(files: readonly File[]): void {
    const added = files.map((file): Sending => {
      const code = this.options.refuses(file);
      return {
        key: this.next++,
        file,
        state: code === null ? "waiting" : "failed",
        sent: 0,
        fault: code === null ? null : { code, detail: null },
        id: null,
      };
    });
    this.tell([...this.sendings, ...added]);
    this.fill();
  }

  /** Cancels an upload and deletes its parts. */
  stop(key: number): void {
    const sending = this.find(key);
    this.running.get(key)?.abort();
    this.put(key, { state: "stopped" });
    if (sending?.id) void this.forget(sending.id);
  }

  /** Continues a failed upload. */
  again(key: number): void {
    this.put(key, { state: "waiting", fault: null });
    this.fill();
  }

  /** Leaves out what is over. */
  clear(): void {
    this.tell(this.sendings.filter(({ state }) => state === "waiting" || state === "sending"));
  }

  /** Cancels unfinished uploads when the page is left. */
  end(): void {
    for (const { key, state } of this.sendings)
      if (state === "waiting" || state === "sending") this.stop(key);
  }

  private fill(): void {
    for (const { key, state } of this.sendings) {
      if (this.running.size >= AT_ONCE) return;
      if (state !== "waiting" || this.running.has(key)) continue;
      const control = new AbortController();
      this.running.set(key, control);
      void this.send(key, control.signal).finally(() => {
        this.running.delete(key);
        this.fill();
      });
    }
  }

  private async send(key: number, signal: AbortSignal): Promise<void> {
    this.put(key, { state: "sending" });
    try {
      const file = this.find(key)?.file;
      if (!file) return;
      let upload = await this.begin(key, file, signal);
      while (upload.state !== "ready") {
        const sent = upload.received ?? 0;
        this.put(key, { sent });
        upload = await this.part(upload._id, file.slice(sent, sent + PART), sent, signal);
      }
      this.put(key, { state: "ready", sent: file.size });
      this.options.changed();
    } catch (error) {
      if (signal.aborted) return;
      const { id } = this.find(key) ?? {};
      const fault = faultOf(error);
      // The platform has deleted a file whose content does not match its extension.
      this.put(key, { state: "failed", fault, id: fault.code === "another-kind" ? null : (id ?? null) });
    }
  }

  /** Returns the platform's record of the file, created if there is none. */
  private async begin(key: number, { name, size }: File, signal: AbortSignal): Promise<Upload> {
    const { id = null } = this.find(key) ?? {};
    if (id !== null)
      return this.options.write((api) => api.GET("/uploads/{id}", { params: { path: { id } }, signal }));
    const upload = await this.options.write((api) => api.POST("/uploads", { body: { name, size } }));
    if (signal.aborted) void this.forget(upload._id);
    this.put(key, { id: upload._id });
    return upload;
  }

  /** Bytes are sent as they are; the contract's types know them as a text. */
  private part(id: string, bytes: Blob, offset: number, signal: AbortSignal): Promise<Upload> {
    return this.options.write((api) =>
      api.PUT("/uploads/{id}/content", {
        params: { path: { id }, query: { offset } },
        body: "",
        bodySerializer: () => bytes,
        headers: { "Content-Type": "application/octet-stream" },
        signal,
      }),
    );
  }

  private async forget(id: string): Promise<void> {
    await this.options
      .write((api) => api.DELETE("/uploads/{id}", { params: { path: { id } } }))
      .catch(() => undefined); // else it is forgotten a day later
    this.options.changed();
  }

  private find(key: number): Sending | undefined {
    return this.sendings.find((sending) => sending.key === key);
  }

  private put(key: number, change: Partial<Sending>): void {
    this.tell(
      this.sendings.map((sending) =>
        sending.key === key && sending.state !== "stopped" ? { ...sending, ...change } : sending,
      ),
    );
  }

  private tell(sendings: readonly Sending[]): void {
    this.sendings = sendings;
    for (const listener of this.listeners) listener();
  }
}

const isWriteError = (error: unknown): error is WriteError =>
  error instanceof Error && (error.name === "ApiError" || error.name === "Unanswered");

function faultOf(error: unknown): UploadFault {
  if (!isWriteError(error) || error.name === "Unanswered") return { code: "unanswered", detail: null };
  return { code: error.problem.errors?.[0]?.code ?? error.code, detail: error.problem.detail ?? null };
}
