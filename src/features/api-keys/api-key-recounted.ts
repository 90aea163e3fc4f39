import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { textIn } from "../../resource/described/described-resource.ts";
import type { Recounted } from "../../resource/record/recounted.ts";

interface Words {
  readonly say: TranslationFunctions;
  readonly formats: Formats;
  readonly privilegeName: (privilege: string) => string;
}

/**
 * How an API key is shown whole, the key itself never, and what became of it. What it may is not changed:
 * that takes another key.
 */
export function apiKeyRecounted({ say, formats, privilegeName }: Words): Recounted {
  const { columns, never } = say.apiKeys;
  return {
    path: "/api-keys",
    final: true,
    told: { removed: say.apiKeys.told.removed },
    nameOf: (state) => textIn(state, "name"),
    facts: [
      { member: "name", label: columns.name(), valueOf: (state) => textIn(state, "name") || null },
      {
        member: "prefix",
        label: columns.prefix(),
        valueOf: ({ prefix }) => (typeof prefix === "string" ? `${prefix}…` : null),
      },
      {
        member: "privilege",
        label: columns.privilege(),
        valueOf: ({ privilege }) => (typeof privilege === "string" ? privilegeName(privilege) : null),
      },
      {
        member: "usedAt",
        passing: true,
        label: columns.usedAt(),
        valueOf: ({ usedAt }) => (typeof usedAt === "string" ? formats.moment(Date.parse(usedAt)) : never()),
      },
    ],
    members: ["name"],
    nothing: {},
  };
}
