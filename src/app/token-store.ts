/**
 * Stored state of a login. Kept in the browser (`lasting`) if the user chose to stay signed in, otherwise in
 * the tab (`passing`).
 */
interface Kept {
  readonly refreshToken: string;
  /** Identifies the tabs of one login. Not a secret. */
  readonly lineage: string;
  /** Number of renewals of the access token in all tabs of this login. */
  readonly renewals: number;
}

type TabMessage =
  | { readonly kind: "arrived" }
  | { readonly kind: "left"; readonly lineage: string }
  | {
      readonly kind: "renewed";
      readonly lineage: string;
      readonly accessToken: string;
      readonly renewals: number;
    };

/** Events of other tabs, and renewals by this tab. */
type TokenEvent = TabMessage["kind"];

type Renewing<Failed extends object> = (
  refreshToken: string,
) => Promise<{ accessToken: string; refreshToken?: string } | Failed>;

export interface TokenStoreOptions {
  readonly lasting: Storage;
  readonly passing: Storage;
  readonly channel: Pick<BroadcastChannel, "postMessage" | "addEventListener">;
  /** Runs `work` under a lock that all tabs share, so that only one tab at a time runs such work. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  readonly newLineage: () => string;
  /** Time (ms) that a renewal notification may take to reach other tabs; 500 by default. */
  readonly travel?: number;
}

const KEY = "switchboard.session";

/**
 * Holds the tokens of a login. The access token is in memory only; the refresh token is stored. Tabs of one
 * login share renewed tokens, and only one tab renews at a time.
 */
export class TokenStore {
  private access: { readonly token: string; readonly generation: number } | null = null;
  private generation = 0;
  private lineage: string | null = null;
  private renewals = 0;
  private readonly listeners = new Set<(event: TokenEvent) => void>();

  constructor(private readonly options: TokenStoreOptions) {
    this.takeOver();
    options.channel.addEventListener("message", (message) => this.receive(message.data as TabMessage)); // only this class posts to the channel
  }

  /**
   * Returns the access token and its generation, which increases with each new token. The generation shows
   * whether a late 401 response was to an earlier token, so that no second renewal is needed.
   */
  current(): { readonly token: string; readonly generation: number } | null {
    return this.access;
  }

  refreshToken(): string | null {
    return this.kept()?.refreshToken ?? null;
  }

  signIn({
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

  /**
   * Forgets the login in this tab. With `tell`, also removes the login that the tabs share and signs them
   * out.
   */
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
   * Renews the tokens with `request`, or adopts the token of a tab that renewed in the meantime. Resolves
   * with "nothing" if there is no login, and with the response of a failed request.
   */
  renew<Failed extends object>(request: Renewing<Failed>): Promise<"renewed" | "nothing" | Failed> {
    const before = this.generation;
    return new Promise((resolve, reject) => {
      // A tab that waits for the lock continues as soon as another tab notifies it of a renewed token.
      const stop = this.subscribe(() => {
        if (this.generation !== before) resolve("renewed");
      });
      const turn = this.options.alone(async () => {
        if (this.generation !== before) return;
        const outcome = await this.renewInTurn(before, request);
        resolve(outcome);
        // Keeps the lock for `travel`, so that the next tab has received the notification and the stored
        // token.
        if (outcome === "renewed") await this.untilDelivered();
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
      await this.untilDelivered();
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
      return JSON.parse(text) as Kept; // only `keep` writes it
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

  private tell(message: TabMessage): void {
    this.options.channel.postMessage(message);
  }

  private receive(message: TabMessage): void {
    if (message.kind === "arrived") {
      // A tab that is already signed in keeps its login.
      if (this.lineage === null) this.notify("arrived");
    } else if (message.lineage === this.lineage) {
      if (message.kind === "renewed") {
        this.renewals = message.renewals;
        this.adopt(message.accessToken);
      } else this.notify("left");
    }
  }

  private untilDelivered(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, this.options.travel ?? 500));
  }
}
