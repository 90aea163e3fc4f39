import { useNameable } from "../../resource/described/use-nameable.ts";
import { useAbility } from "../../services/use-ability.ts";
import { LANGUAGES } from "../../services/use-language.ts";
import { useTexts } from "../../services/use-texts.ts";
import type { FilterField } from "../../ui/filter-field.ts";
import type { Filter } from "../../ui/view-state.ts";
import { NO_LANGUAGE } from "./people-rules.ts";
import { type Kind, usePrivilegesOf } from "./use-privilege-choices.ts";

/** What a list of people can be narrowed by, in words; only agents serve segments and are connected. */
export function usePeopleFilters(kind: Kind, filters: readonly Filter[]): readonly FilterField[] {
  const { say } = useTexts();
  const { filters: text, fields, form, connections } = say.people;
  const { yes, no } = say.lists.kinds;
  const isOfAgents = kind === "agents";
  const mayReadConnections = useAbility("connections.read");
  const privileges = usePrivilegesOf(kind);
  const segments = useNameable(isOfAgents ? "Segment" : null, {
    ids: filters.filter(({ field }) => field === "segments").flatMap(({ values }) => values),
  });
  const is = { operators: ["is"] } as const;
  return [
    ...(isOfAgents
      ? [
          {
            ...is,
            field: "segments",
            label: fields.segments(),
            options: segments.choices,
            onFind: segments.onType,
          },
        ]
      : []),
    ...(privileges.length > 0
      ? [{ ...is, field: "privilege", label: fields.privilege(), options: privileges }]
      : []),
    {
      ...is,
      field: "disabled",
      label: text.disabled(),
      options: [
        { value: "no", label: text.on() },
        { value: "yes", label: text.off() },
      ],
    },
    ...(isOfAgents && mayReadConnections
      ? [
          {
            ...is,
            field: "connected",
            label: connections.still(),
            options: [
              { value: "yes", label: yes() },
              { value: "no", label: no() },
            ],
          },
        ]
      : []),
    {
      ...is,
      field: "lang",
      label: fields.lang(),
      options: [...LANGUAGES, { value: NO_LANGUAGE, label: form.noLanguage() }],
    },
    {
      ...is,
      field: "imported",
      label: text.imported(),
      options: [
        { value: "no", label: text.here() },
        { value: "yes", label: text.recording() },
      ],
    },
  ];
}
