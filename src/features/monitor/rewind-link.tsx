import { useAbility } from "../../services/use-ability.ts";
import { useTexts } from "../../services/use-texts.ts";
import { ButtonLink } from "../../ui/button-link.tsx";

/** The minutes that one most often wants to see again. */
const LATELY = "/monitor/replay?last=60";

/** The way to what was, of the floor that is shown, for those who may replay it. */
export function RewindLink() {
  const { say } = useTexts();
  const mayReplay = useAbility("replay.read");
  if (!mayReplay) return null;
  return (
    <ButtonLink icon="rewind" href={LATELY}>
      {say.monitor.rewind()}
    </ButtonLink>
  );
}
