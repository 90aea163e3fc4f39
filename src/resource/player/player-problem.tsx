import { useHolder } from "../../services/use-session.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Banner } from "../../ui/banner.tsx";
import { Spinner } from "../../ui/progress-bar.tsx";
import { useLasting } from "../../ui/use-lasting.ts";
import { FailureBanner } from "../cells/failure-banner.tsx";
import { NotRead } from "../cells/not-read.tsx";
import type { Player } from "./use-player.tsx";

const SHOWN_AFTER = 300;

/** Shown in place of a player that cannot play: the reason, and a button that requests a new link. */
export function PlayerProblem({ player }: { readonly player: Player }) {
  const { say } = useTexts();
  const text = say.recordings.player;
  const account = useHolder()?.account.name ?? "";
  const isLoading = useLasting(player.state === "loading", SHOWN_AFTER);
  switch (player.state) {
    case "gone":
      return (
        <Banner family="bad" role="alert" action={{ label: say.actions.tryAgain(), onClick: player.again }}>
          {text.gone({ account })}
        </Banner>
      );
    case "refused":
      return player.failure ? (
        <NotRead failure={player.failure} onAgain={player.again}>
          {text.failed()}
        </NotRead>
      ) : null;
    case "broken":
      return (
        <FailureBanner action={{ label: say.actions.tryAgain(), onClick: player.again }}>
          {text.failed()}
        </FailureBanner>
      );
    case "loading":
      return isLoading ? (
        <p role="status">
          <Spinner /> {text.loading()}
        </p>
      ) : null;
    case "ready":
      return null;
  }
}
