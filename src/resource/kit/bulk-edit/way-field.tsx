import { useTexts } from "../../../services/use-texts.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { type Way, WAYS } from "../../cells/named-after.ts";

/** Mode of a list field in a bulk edit: add, replace or remove. */
export function WayField({
  field,
  value,
  onChange,
}: {
  readonly field: string;
  readonly value: Way;
  readonly onChange: (way: Way) => void;
}) {
  const { ways } = useTexts().say.lists.bulk.edit;
  return (
    <Segmented
      label={ways.label({ field })}
      options={WAYS.map((way) => ({ value: way, label: ways[way]() }))}
      value={value}
      onChange={onChange}
      wide
    />
  );
}
