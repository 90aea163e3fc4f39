import type { MadeApiKey } from "../../../openapi/generated/console.ts";
import { ShownOnce } from "../../resource/shown-once.tsx";
import { useTexts } from "../../services/use-texts.ts";

/** The key itself, for the one time that it is shown. */
export function MadeKey({ made: { key, apiKey }, onClose }: { made: MadeApiKey; onClose: () => void }) {
  const text = useTexts().say.apiKeys.made;
  return (
    <ShownOnce
      title={text.title({ name: apiKey.name ?? "" })}
      value={key}
      words={{
        once: text.once(),
        value: text.key(),
        copy: text.copy(),
        how: text.how(),
        kept: text.kept(),
        missing: text.missing(),
      }}
      onClose={onClose}
    />
  );
}
