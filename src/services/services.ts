import { createContext, use, type ReactNode } from "react";
import type { Configuration } from "../../openapi/generated/console.ts";
import type { LoginRef } from "../../machines/login.ts";
import type { SessionRef } from "../../machines/session.ts";
import type { Api } from "../api/client.ts";
import type { Read } from "../api/read.ts";
import type { Write } from "../api/write.ts";
import type { NoticeStore } from "./notices.ts";
import type { PreferenceStore } from "./preferences.ts";
import type { ResetKind, ResetRun } from "./reset-run.ts";
import type { TextStore } from "./texts.ts";

/** How a login begins. */
export interface LoginOpening {
  readonly redirect: string | null;
  /** Of a session that waits to be claimed. */
  readonly claimId: string | null;
  /** True if it is for the feedback tool. */
  readonly feedback: boolean;
  readonly elsewhere: string;
}

/** A recording of what just happened in this page. */
interface Recent {
  /** Saves it as a file, and resolves with a sentence on what is in the file and what is not. */
  readonly save: () => Promise<string>;
  /** Is shown beside an error. */
  readonly button: ReactNode;
}

/** What a page may reach outside itself, signed in or not. */
export interface Services {
  readonly api: Api;
  readonly read: Read;
  /** Asks the platform to change something; rejects with a WriteError. */
  readonly write: Write;
  readonly session: SessionRef;
  /**
   * The way to a new or a first password, from where this tab left it. It is loaded with the page that shows
   * it.
   */
  readonly openReset: (kind: ResetKind) => Promise<ResetRun>;
  /** A new run of the login flow; the one before is over. It is loaded after the form that one sees first. */
  readonly openLogin: (opening: LoginOpening) => Promise<LoginRef>;
  readonly configuration: () => Promise<Configuration>;
  readonly texts: TextStore;
  readonly preferences: PreferenceStore;
  /** What this browser keeps from one visit to the next. */
  readonly storage: Storage;
  readonly notices: NoticeStore;
  /**
   * What just happened here, once it is recorded; its words come after it, and with them whoever shows it is
   * drawn anew.
   */
  recent?: Recent;
  /** Where a path of the API is, for what the browser fetches by itself. */
  readonly addressOf: (path: string) => string;
  /** Leaves this console for another place. */
  readonly leave: (url: string) => void;
  /**
   * Wall time of this browser and a clock that nobody sets, both ms. What the platform says has a clock of
   * its own.
   */
  readonly now: () => number;
  readonly mono: () => number;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error("no services here");
  return services;
}
