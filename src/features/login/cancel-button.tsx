import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { useLasting } from "../../ui/use-lasting.ts";

const SLOW = 3_000;

/** The way out of an attempt that takes long. */
export function CancelButton({ busy, onCancel }: { busy: boolean; onCancel: () => void }) {
  const { say } = useTexts();
  return useLasting(busy, SLOW) ? (
    <Button kind="quiet" size="large" wide onClick={onCancel}>
      {say.arrival.cancel()}
    </Button>
  ) : null;
}
