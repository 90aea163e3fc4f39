import { lazy } from "react";
import type { User } from "../../../openapi/generated/console.ts";
import { withAnswers } from "../../resource/cells/lazy-part.tsx";
import { useHolder } from "../../services/use-session.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { HiddenText } from "../../ui/hidden-text.tsx";
import { Icon } from "../../ui/icon.tsx";
import { loadChunk } from "../../ui/load-chunk.ts";
import { Popover } from "../../ui/popover.tsx";
import styles from "./account-menu.module.css";

const load = async () => ({
  default: await withAnswers(async () => (await import("./account-choices.tsx")).AccountChoices)(),
});
const AccountChoices = lazy(() => loadChunk(load));

/**
 * Preloads the menu on hover or focus, so that it opens immediately. A failure is reported when the menu
 * opens.
 */
const preload = () => void load().catch(() => undefined);

const nameOf = ({ firstname, lastname, username, email }: User): string =>
  [firstname, lastname].filter(Boolean).join(" ") || (username ?? email ?? "");

/** Shows the signed-in user, and opens a menu with preferences and sign-out. */
export function AccountMenu({ onHelp }: { onHelp: () => void }) {
  const { say } = useTexts();
  const user = useHolder()?.user;
  if (!user) return null;
  const name = nameOf(user);
  return (
    <Popover
      label={say.shell.account.open({ name })}
      align="end"
      renderTrigger={(trigger) => (
        <button type="button" className={styles.who} onPointerEnter={preload} onFocus={preload} {...trigger}>
          <Avatar name={name} />
          <HiddenText>{say.shell.account.open({ name })}</HiddenText>
          <span className={styles.name} aria-hidden="true">
            {name}
          </span>
          <Icon name="down" />
        </button>
      )}
    >
      {(close) => (
        <AccountChoices
          user={user}
          name={name}
          onGo={close}
          onHelp={() => {
            close();
            onHelp();
          }}
        />
      )}
    </Popover>
  );
}
