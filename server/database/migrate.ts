import { type Kysely, type Migration, Migrator } from "kysely";
import { foundation } from "./migrations/0001-foundation.ts";
import { accounts } from "./migrations/0002-accounts.ts";
import { singleSignOn } from "./migrations/0003-single-sign-on.ts";
import { passwordReset } from "./migrations/0004-password-reset.ts";
import { twoFactor } from "./migrations/0005-two-factor.ts";
import { people } from "./migrations/0006-people.ts";
import { ipRestrictions } from "./migrations/0007-ip-restrictions.ts";
import { branches } from "./migrations/0008-branches.ts";
import { supervision } from "./migrations/0009-supervision.ts";
import { knownBrowsers } from "./migrations/0010-known-browsers.ts";
import { requestLanguage } from "./migrations/0011-request-language.ts";
import { claimProof } from "./migrations/0012-claim-proof.ts";
import { resourceRecords } from "./migrations/0013-resource-records.ts";
import { resourceSearch } from "./migrations/0014-resource-search.ts";
import { webhooks } from "./migrations/0015-webhooks.ts";
import { savedViews } from "./migrations/0016-saved-views.ts";
import { webhookTemplates } from "./migrations/0017-webhook-templates.ts";
import { calendars } from "./migrations/0018-calendars.ts";
import { segmentSettings } from "./migrations/0019-segment-settings.ts";
import { formSubmissions } from "./migrations/0020-submissions.ts";
import { configuration } from "./migrations/0021-configuration.ts";
import { files } from "./migrations/0022-files.ts";
import { contactFilters } from "./migrations/0023-contact-filters.ts";
import { recordings } from "./migrations/0024-recordings.ts";
import { recordingUploads } from "./migrations/0025-recording-uploads.ts";
import { answerWords } from "./migrations/0026-answer-words.ts";
import { lastOfAgents } from "./migrations/0027-last-of-agents.ts";
import { foundBy } from "./migrations/0028-found-by.ts";
import { contactNames } from "./migrations/0029-contact-names.ts";
import { companiesByName } from "./migrations/0030-companies-by-name.ts";
import { floorsAnew } from "./migrations/0031-floors-anew.ts";
import { searchWords } from "./migrations/0032-search-words.ts";
import { replayPermission } from "./migrations/0034-replay-permission.ts";
import { everyCall } from "./migrations/0035-every-call.ts";
import { callComments } from "./migrations/0037-call-comments.ts";
import { rejectionReasons } from "./migrations/0038-rejection-reasons.ts";
import { listOfCalls } from "./migrations/0040-list-of-calls.ts";
import { surveyScores } from "./migrations/0042-survey-scores.ts";
import { callTotals } from "./migrations/0043-call-totals.ts";
import { moreCalls } from "./migrations/0044-more-calls.ts";
import { demo } from "./migrations/0046-demo.ts";
import { rowsOfTheLog } from "./migrations/0047-rows-of-the-log.ts";
import { endsOfStatuses } from "./migrations/0048-ends-of-statuses.ts";
import { ordersOfCalls } from "./migrations/0050-orders-of-calls.ts";
import { agentDays } from "./migrations/0052-agent-days.ts";
import { writesOfTheLog } from "./migrations/0053-writes-of-the-log.ts";
import { shortestCalls } from "./migrations/0054-shortest-calls.ts";
import { totalsOfOutcomes } from "./migrations/0055-totals-of-outcomes.ts";
import { recordingsToQueue } from "./migrations/0056-recordings-to-queue.ts";
import type { Tables } from "./schema.ts";

/** Migrations in order. A released migration never changes. */
const MIGRATIONS: Record<string, Migration> = {
  "0001-foundation": foundation,
  "0002-accounts": accounts,
  "0003-single-sign-on": singleSignOn,
  "0004-password-reset": passwordReset,
  "0005-two-factor": twoFactor,
  "0006-people": people,
  "0007-ip-restrictions": ipRestrictions,
  "0008-branches": branches,
  "0009-supervision": supervision,
  "0010-known-browsers": knownBrowsers,
  "0011-request-language": requestLanguage,
  "0012-claim-proof": claimProof,
  "0013-resource-records": resourceRecords,
  "0014-resource-search": resourceSearch,
  "0015-webhooks": webhooks,
  "0016-saved-views": savedViews,
  "0017-webhook-templates": webhookTemplates,
  "0018-calendars": calendars,
  "0019-segment-settings": segmentSettings,
  "0020-submissions": formSubmissions,
  "0021-configuration": configuration,
  "0022-files": files,
  "0023-contact-filters": contactFilters,
  "0024-recordings": recordings,
  "0025-recording-uploads": recordingUploads,
  "0026-answer-words": answerWords,
  "0027-last-of-agents": lastOfAgents,
  "0028-found-by": foundBy,
  "0029-contact-names": contactNames,
  "0030-companies-by-name": companiesByName,
  "0031-floors-anew": floorsAnew,
  "0032-search-words": searchWords,
  "0034-replay-permission": replayPermission,
  "0035-every-call": everyCall,
  "0037-call-comments": callComments,
  "0038-rejection-reasons": rejectionReasons,
  "0040-list-of-calls": listOfCalls,
  "0042-survey-scores": surveyScores,
  "0043-call-totals": callTotals,
  "0044-more-calls": moreCalls,
  "0046-demo": demo,
  "0047-rows-of-the-log": rowsOfTheLog,
  "0048-ends-of-statuses": endsOfStatuses,
  "0050-orders-of-calls": ordersOfCalls,
  "0052-agent-days": agentDays,
  "0053-writes-of-the-log": writesOfTheLog,
  "0054-shortest-calls": shortestCalls,
  "0055-totals-of-outcomes": totalsOfOutcomes,
  "0056-recordings-to-queue": recordingsToQueue,
};

/** Migrates the database to the current schema in one transaction, in one process at a time. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  const { error } = await migrator.migrateToLatest();
  if (error)
    throw error instanceof Error ? error : new Error("The database migration failed.", { cause: error });
}
