import type { ReactNode } from "react";
import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { StatusPill } from "../../ui/status-pill.tsx";
import { Moment } from "../moment.tsx";
import { type DescribedRecord, type DescribedResource, type DescribedWords, textIn, wordsIn } from "./described-resource.ts";
import { describedValue } from "./described-value.tsx";
import type { Said } from "./described-view.ts";

interface Shown {
  readonly resource: DescribedResource;
  readonly said: Said;
  readonly text: DescribedWords;
  readonly say: TranslationFunctions;
  readonly formats: Formats;
}

/** A member in a list: a state in its colour and shape, a moment by how long ago it was, all else as people read it. */
export function describedCell(record: DescribedRecord, member: string, shown: Shown): ReactNode {
  const choice = textIn(record, member);
  const family = shown.resource.states?.[member]?.[choice];
  if (family) return <StatusPill family={family}>{wordsIn(shown.text.choices[member]?.[choice]) ?? choice}</StatusPill>;
  return shown.said.kinds[member] === "moment" && choice !== "" ? <Moment instant={choice} /> : describedValue(record, member, shown);
}
