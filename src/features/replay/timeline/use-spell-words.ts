import type { Spell } from "../../../../streams/replay/timeline/spells.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";

export const lengthOf = ({ from, until }: Spell): number => until - from;

/** Returns a function that describes an unusual period. */
export function useSpellWords(): (spell: Spell) => string {
  const { say } = useTexts();
  const { duration } = useFormats();
  const text = say.replay.timeline;
  return (spell) => {
    const time = duration(lengthOf(spell));
    if (spell.what === "contradiction") return text.contradiction();
    if (spell.what === "no-answers") return text.noAnswer({ time });
    return spell.isAnswered ? text.longWait({ time }) : text.longWaitLeft({ time });
  };
}
