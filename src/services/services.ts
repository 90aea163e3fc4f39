import { createContext, use, type ReactNode } from "react";
import type { Configuration } from "../../openapi/generated/console.ts";
import type { LoginRef } from "../../machines/login.ts";
import type { SessionRef } from "../../machines/session.ts";
import type { Api } from "../api/client.ts";
import type { Read } from "../api/read.ts";
import type { Write } from "../api/write.ts";
import type { HandedFiles } from "./handed-files.ts";
import type { NoticeStore } from "./notices.ts";
import type { PreferenceStore } from "./preferences.ts";
import type { ResetKind, ResetRun } from "./reset-run.ts";
import type { TextStore } from "./texts.ts";

/** Initial data of a login. */
export interface LoginOpening {
  readonly redirect: string | null;
  /** Id of a session that was opened elsewhere and that this login can claim. */
  readonly claimId: string | null;
  /** True if the login is for the feedback tool. */
  readonly feedback: boolean;
  /** URL of the site for users who cannot use this console (level above 4); empty until it is loaded. */
  readonly elsewhere: string;
}

/** Diagnostic recording of this page. */
interface Recent {
  /** Saves the recording as a file, and resolves with a description of its content. */
  readonly save: () => Promise<string>;
  /** Button that saves the recording, shown beside an error. */
  readonly button: ReactNode;
}

/** Services available to pages, signed in or not. */
export interface Services {
  readonly api: Api;
  readonly read: Read;
  /** Sends a write to the platform. Rejects with a WriteError. */
  readonly write: Write;
  readonly session: SessionRef;
  /** Starts a password reset, or resumes the one stored in this tab. Loads the reset module. */
  readonly openReset: (kind: ResetKind) => Promise<ResetRun>;
  /** Starts a new login and stops the previous one. Loads the login module, after the form is rendered. */
  readonly openLogin: (opening: LoginOpening) => Promise<LoginRef>;
  readonly configuration: () => Promise<Configuration>;
  readonly texts: TextStore;
  readonly preferences: PreferenceStore;
  /** Storage of this browser that persists between visits. */
  readonly storage: Storage;
  readonly notices: NoticeStore;
  readonly handedFiles: HandedFiles;
  /** Diagnostic recording, once it is running. Its texts are loaded later. */
  recent?: Recent;
  /** Returns the URL of an API path for requests made by the browser itself. */
  readonly addressOf: (path: string) => string;
  /** Leaves this console for another site. */
  readonly leave: (url: string) => void;
  /** Switches to another account of the user, and opens a path of the console there. */
  readonly switchAccount: (account: string, path: string) => Promise<void>;
  /** Wall time of this browser and a monotonic clock, both ms. The platform has its own clock. */
  readonly now: () => number;
  readonly mono: () => number;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error("useServices must be used within a ServicesContext");
  return services;
}
