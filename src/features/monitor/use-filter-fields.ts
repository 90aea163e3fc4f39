import { useMemo, useSyncExternalStore } from "react";
import type { Floor } from "../../../streams/projections/floor.ts";
import { useTick } from "../../services/ticker.ts";
import { useTexts } from "../../services/use-texts.ts";
import type { FilterField } from "../../ui/filter-field.ts";
import { useMonitor } from "./monitor-context.ts";

interface Named {
  readonly id: string;
  readonly name: string | null;
}

/**
 * Returns the filter options for named rows, sorted by the rules of the language. Names rarely change, so
 * they are collected when the floor loads and every ten seconds. The options stay the same object while the
 * names are unchanged.
 */
function useNamed(
  select: (floor: Floor) => Iterable<Named>,
): readonly { readonly value: string; readonly label: string }[] {
  const { source } = useMonitor();
  const { locale } = useTexts();
  useTick("tenSeconds");
  useSyncExternalStore(source.subscribe, () => source.get()?.epoch);
  const floor = source.get()?.state;
  const text = floor ? JSON.stringify([...select(floor)].map(({ id, name }) => [id, name ?? id])) : "[]";
  return useMemo(() => {
    const collator = new Intl.Collator(locale);
    const pairs = JSON.parse(text) as [string, string][]; // serialized above
    return pairs
      .map(([value, label]) => ({ value, label }))
      .sort((a, b) => collator.compare(a.label, b.label));
  }, [text, locale]);
}

const segmentsOf = (floor: Floor) => floor.segments;
const agentsOf = (floor: Floor) => floor.agents;

export function useSegmentField(): FilterField {
  const { say } = useTexts();
  const options = useNamed(segmentsOf);
  return useMemo(
    () => ({ field: "segment", label: say.monitor.fields.segment(), operators: ["is", "not"], options }),
    [say, options],
  );
}

export function useAgentField(): FilterField {
  const { say } = useTexts();
  const options = useNamed(agentsOf);
  return useMemo(
    () => ({ field: "agent", label: say.monitor.fields.agent(), operators: ["is", "not"], options }),
    [say, options],
  );
}

export function useMediaField(): FilterField {
  const { say } = useTexts();
  return useMemo(() => {
    const { video, audio } = say.console.channels;
    return {
      field: "channel",
      label: say.monitor.fields.channel(),
      operators: ["is"],
      options: [
        { value: "video", label: video() },
        { value: "audio", label: audio() },
      ],
    };
  }, [say]);
}
