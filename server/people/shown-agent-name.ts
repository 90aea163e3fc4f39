import { configurationOf, type KeptConfiguration } from "./account-configuration.ts";

/** What customers are told of an agent: the first name, and the last one where the account shows it. */
export const shownAgentName = (
  kept: KeptConfiguration,
  { firstname, lastname }: { readonly firstname: string; readonly lastname: string },
): string =>
  configurationOf(kept).showAgentFullName
    ? `${firstname} ${lastname}`.trim()
    : firstname.trim() || lastname.trim();
