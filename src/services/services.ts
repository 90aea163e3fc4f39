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

/** Initial data of a login. */
export interface LoginOpening {
  readonly redirect: string | null;
  /** Id of a session that can be claimed. */
  readonly claimId: string | null;
  /** True if it is for the feedback tool. */
  readonly feedback: boolean;
  readonly elsewhere: string;
}

/** Diagnostic recording of this page. */
interface Recent {
  /** Saves it as a file, and resolves with a description of its content. */
  readonly save: () => Promise<string>;
  /** Is shown beside an error. */
  readonly button: ReactNode;
}

/** Services available to pages, signed in or not. */
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
  /** Storage of this browser that persists between visits. */
  readonly storage: Storage;
  readonly notices: NoticeStore;
  /** Diagnostic recording once it is running; its texts load after it, and its users render again. */
  recent?: Recent;
  /** Returns the URL of an API path for requests made by the browser itself. */
  readonly addressOf: (path: string) => string;
  /** Leaves this console for another place. */
  readonly leave: (url: string) => void;
  /** Wall time of this browser and a monotonic clock, both ms. The platform has its own clock. */
  readonly now: () => number;
  readonly mono: () => number;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error("no services here");
  return services;
}
