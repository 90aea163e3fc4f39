import { useState } from "react";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";

/** Saves what just happened, and says in its own place what became of it: where something went wrong there may be no other. */
export function SaveButton({ save }: { save: () => Promise<string> }) {
  const { say } = useTexts();
  const [saving, setSaving] = useState(false);
  const [told, setTold] = useState<string | null>(null);
  const press = () => {
    setSaving(true);
    save().then(setTold, () => setTold(say.recorder.failed())).finally(() => setSaving(false));
  };
  if (told !== null) return <span role="status">{told}</span>;
  return (
    <Button kind="quiet" size="small" busy={saving} onClick={press}>
      {say.recorder.save()}
    </Button>
  );
}
