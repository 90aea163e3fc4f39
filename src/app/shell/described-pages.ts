import { abandonReasons } from "../../features/abandon-reasons/abandon-reasons-resource.ts";
import { aiTopics } from "../../features/ai-topics/ai-topics-resource.ts";
import { availabilities } from "../../features/availabilities/availabilities-resource.ts";
import { contacts } from "../../features/contacts/contacts-resource.ts";
import { contactsSlots } from "../../features/contacts/contacts-slots.tsx";
import { customEmails } from "../../features/custom-emails/custom-emails-resource.ts";
import { forms } from "../../features/forms/forms-resource.ts";
import { ideas } from "../../features/ideas/ideas-resource.ts";
import { integrations } from "../../features/integrations/integrations-resource.ts";
import { notifications } from "../../features/notifications/notifications-resource.ts";
import { referrers } from "../../features/referrers/referrers-resource.ts";
import { services } from "../../features/services/services-resource.ts";
import { surveys } from "../../features/surveys/surveys-resource.ts";
import { tags } from "../../features/tags/tags-resource.ts";
import { workingHours } from "../../features/working-hours/working-hours-resource.ts";
import { describedPageOf } from "../../resource/kit/described/described-page.tsx";
import type { DescribedResource } from "../../resource/kit/described/described-resource.ts";
import type { DescribedSlots } from "../../resource/kit/described/described-slots.ts";
import type { PageName } from "./menu-entries.ts";

const RESOURCES: Partial<Record<PageName, DescribedResource>> = {
  abandonReasons,
  aiTopics,
  availabilities,
  contacts,
  customEmails,
  forms,
  ideas,
  integrations,
  notifications,
  referrers,
  services,
  surveys,
  tags,
  workingHours,
};

/** Parts that a page has in addition to its description. */
const SLOTS: Partial<Record<PageName, DescribedSlots>> = { contacts: contactsSlots };

export function describedPage(page: PageName) {
  const resource = RESOURCES[page];
  if (!resource) throw new Error(`The page "${page}" has no described resource.`);
  return describedPageOf(resource, SLOTS[page]);
}
