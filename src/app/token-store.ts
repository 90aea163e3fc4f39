/** Stored state of a login: in the browser to stay signed in, otherwise in the tab. */
interface Kept {
  readonly refreshToken: string;
  /** Identifies the tabs of one login. Not a secret. */
  readonly lineage: string;
  /** Number of renewals of the access token in all tabs of this login. */
  readonly renewals: number;
}

type Told =
  | { readonly kind: "arrived" }
  | { readonly kind: "left"; readonly lineage: string }
  | {
      readonly kind: "renewed";
      readonly lineage: string;
      readonly accessToken: string;
      readonly renewals: number;
    };

/** Notifications from other tabs, and of own renewals. */
type TokenEvent = Told["kind"];

type Renewing<Failed extends object> = (
  refreshToken: string,
) => Promise<{ accessToken: string; refreshToken?: string } | Failed>;

export interface TokenStoreOptions {
  readonly lasting: Storage;
  readonly passing: Storage;
  readonly channel: Pick<BroadcastChannel, "postMessage" | "addEventListener">;
  /** Runs one at a time over all tabs. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  readonly newLineage: () => string;
  /** Time (ms) that a renewal notification may take to reach other tabs. */
  readonly travel?: number;
}

const KEY = "switchboard.session";

/**
 * The tokens. The access token is in memory only; the refresh token is stored. Tabs of one login share what
 * each of them renews, and renew one at a time.
 */
export class TokenStore {
  private access: { readonly token: string; readonly generation: number } | null = null;
  private generation = 0;
  private lineage: string | null = null;
  private renewals = 0;
  private readonly listeners = new Set<(event: TokenEvent) => void>();

  constructor(private readonly options: TokenStoreOptions) {
    this.takeOver();
    options.channel.addEventListener("message", (message) => this.hear(message.data as Told)); // only this class speaks on the channel
  }

  /** The access token of this page with a number, to recognize a late refusal of an older one. */
  current(): { readonly token: string; readonly generation: number } | null {
    return this.access;
  }

  refreshToken(): string | null {
    return this.kept()?.refreshToken ?? null;
  }

  arrive({
    accessToken,
    refreshToken,
    remember,
  }: {
    accessToken: string;
    refreshToken: string;
    remember: boolean;
  }): void {
    this.lineage = this.options.newLineage();
    this.renewals = 0;
    this.options.passing.removeItem(KEY);
    if (remember) this.options.lasting.removeItem(KEY);
    this.keep(
      { refreshToken, lineage: this.lineage, renewals: 0 },
      remember ? this.options.lasting : this.options.passing,
    );
    this.adopt(accessToken);
    if (remember) this.tell({ kind: "arrived" });
  }

  /** Forgets everything of this login; `tell` where the other tabs do not know yet. */
  leave(tell: boolean): void {
    const { lineage } = this;
    this.access = null;
    this.lineage = null;
    this.options.passing.removeItem(KEY);
    if (!tell || lineage === null) return;
    if (this.kept()?.lineage === lineage) this.options.lasting.removeItem(KEY);
    this.tell({ kind: "left", lineage });
  }

  /** Adopts a stored login of another tab, or of this tab before a reload. */
  takeOver(): void {
    const kept = this.kept();
    this.lineage = kept?.lineage ?? null;
    this.renewals = kept?.renewals ?? 0;
  }

  /**
   * Renews with `request`, unless another tab did in the meantime: then its token is adopted without a
   * request. A response without an access token is returned.
   */
  renew<Failed extends object>(request: Renewing<Failed>): Promise<"renewed" | "nothing" | Failed> {
    const before = this.generation;
    return new Promise((resolve, reject) => {
      // Waiting tabs continue as soon as they receive the notification.
      const stop = this.subscribe(() => {
        if (this.generation !== before) resolve("renewed");
      });
      const turn = this.options.alone(async () => {
        if (this.generation !== before) return;
        const outcome = await this.renewInTurn(before, request);
        resolve(outcome);
        // The lock passes on faster than the notification and the stored token, so the next tab would not
        // have them yet.
        if (outcome === "renewed") await this.travelled();
      });
      turn.catch(reject).finally(stop);
    });
  }

  private async renewInTurn<Failed extends object>(
    before: number,
    request: Renewing<Failed>,
  ): Promise<"renewed" | "nothing" | Failed> {
    const kept = this.kept();
    if (!kept) return "nothing";
    if (kept.renewals > this.renewals) {
      await this.travelled();
      if (this.generation !== before) return "renewed";
    }
    const answer = await request(kept.refreshToken);
    if (!("accessToken" in answer)) return answer;
    // A pending response must not restore a login after signing out.
    const now = this.kept();
    if (now?.lineage !== kept.lineage) return "nothing";
    this.renewals = now.renewals + 1;
    this.keep(
      {
        lineage: now.lineage,
        refreshToken: answer.refreshToken ?? now.refreshToken,
        renewals: this.renewals,
      },
      this.place(),
    );
    this.adopt(answer.accessToken);
    this.tell({
      kind: "renewed",
      lineage: now.lineage,
      accessToken: answer.accessToken,
      renewals: this.renewals,
    });
    return "renewed";
  }

  subscribe(listener: (event: TokenEvent) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  private place(): Storage {
    return this.options.passing.getItem(KEY) === null ? this.options.lasting : this.options.passing;
  }

  private kept(): Kept | null {
    const text = this.place().getItem(KEY);
    if (text === null) return null;
    try {
      return JSON.parse(text) as Kept; // `keep` alone writes it
    } catch {
      return null;
    }
  }

  private keep(kept: Kept, place: Storage): void {
    place.setItem(KEY, JSON.stringify(kept));
  }

  private adopt(token: string): void {
    this.access = { token, generation: ++this.generation };
    this.notify("renewed");
  }

  private notify(event: TokenEvent): void {
    for (const listener of Array.from(this.listeners)) listener(event);
  }

  private tell(told: Told): void {
    this.options.channel.postMessage(told);
  }

  private hear(told: Told): void {
    if (told.kind === "arrived") {
      // A tab with a login of its own keeps it.
      if (this.lineage === null) this.notify("arrived");
    } else if (told.lineage === this.lineage) {
      if (told.kind === "renewed") {
        this.renewals = told.renewals;
        this.adopt(told.accessToken);
      } else this.notify("left");
    }
  }

  private travelled(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, this.options.travel ?? 500));
  }
}
