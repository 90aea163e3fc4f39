// Generated from CHANGELOG.md by `npm run generate`. Do not edit.

import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";

interface ChangelogEntry {
  readonly name: keyof TranslationFunctions["changelog"]["entries"];
  /** The day (ISO) of the release. */
  readonly day: string;
}

/** The changes of all releases, the latest first. The dictionaries hold their texts by name. */
export const CHANGELOG: readonly ChangelogEntry[] = [
  { name: "keys", day: "2026-11-22" },
  { name: "connections", day: "2026-11-22" },
  { name: "feedback", day: "2026-11-22" },
  { name: "bulk", day: "2026-11-22" },
  { name: "history", day: "2026-11-22" },
  { name: "views", day: "2026-11-22" },
  { name: "webhooks", day: "2026-11-22" },
  { name: "appointments", day: "2026-11-22" },
  { name: "palette", day: "2026-11-22" },
  { name: "help", day: "2026-11-22" },
  { name: "records", day: "2026-11-22" },
  { name: "monitor", day: "2026-11-22" },
];
