import type { TranslationFunctions } from "../../i18n/i18n-types.ts";
import { isReference } from "./described/named-records.ts";

/** Who made a record: the platform itself where nobody did, and that they are gone where their account is. */
export const madeBy = (createdBy: unknown, { lists }: Pick<TranslationFunctions, "lists">): string =>
  createdBy === null || createdBy === undefined
    ? lists.record.nobody()
    : ((isReference(createdBy) ? createdBy.name : null) ?? lists.kinds.gone());
