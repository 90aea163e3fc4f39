import { ShownOnce } from "../../resource/cells/shown-once.tsx";
import { useTexts } from "../../services/use-texts.ts";

/** Shows the generated value of a secret, which cannot be shown again. */
export function MadeSecret({ name, value, onClose }: { name: string; value: string; onClose: () => void }) {
  const text = useTexts().say.webhooks.secrets.created;
  return (
    <ShownOnce
      title={text.title({ name })}
      value={value}
      words={{
        once: text.once(),
        value: text.value(),
        copy: text.copy(),
        how: text.how(),
        kept: text.kept(),
        missing: text.missing(),
      }}
      onClose={onClose}
    />
  );
}
