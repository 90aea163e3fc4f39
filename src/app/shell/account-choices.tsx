import { useState } from "react";
import { useLocation } from "wouter";
import type { User } from "../../../openapi/generated/console.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useServices } from "../../services/services.ts";
import { useAbility, useHolder, useSignOut } from "../../services/use-session.ts";
import { LANGUAGES, useLanguage } from "../../services/use-language.ts";
import { usePreferences } from "../../services/use-preferences.ts";
import { usePrivilegeName } from "../../services/use-privilege-name.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import styles from "./account-menu.module.css";
import { IN_ACCOUNT } from "./menu-entries.ts";
import { calledIn, isOpenTo } from "./menu-places.ts";

interface AccountChoicesProps {
  readonly user: User;
  readonly name: string;
  readonly onHelp: () => void;
  readonly onGo: () => void;
}

/** Shows the content of the account menu: preferences, the user's pages, and sign-out. */
export function AccountChoices({ user, name, onHelp, onGo }: AccountChoicesProps) {
  const { say } = useTexts();
  const signOut = useSignOut();
  const privilegeName = usePrivilegeName();
  const text = say.shell.account;
  const holder = useHolder();
  const pages = IN_ACCOUNT.flatMap(({ entries }) => entries).filter((entry) => isOpenTo(entry, holder));
  return (
    <div className={styles.menu}>
      <div className={styles.head}>
        <Avatar name={name} size="large" />
        <div>
          <strong>{name}</strong>
          <p>{user.email ?? user.username}</p>
          <p>{holder?.account.name}</p>
          {user.privilege ? <p>{privilegeName(user.privilege)}</p> : null}
        </div>
      </div>
      <Choices />
      <div className={styles.actions}>
        {pages.map((entry) => (
          <a key={entry.page} href={entry.path} className={styles.action} onClick={onGo}>
            <Icon name={entry.icon} />
            <span>{calledIn(entry, say)}</span>
          </a>
        ))}
        <LinkedAccounts />
        <button type="button" className={styles.action} onClick={onHelp}>
          <Icon name="keyboard" />
          <span>{text.shortcuts()}</span>
          <Kbd keys="?" />
        </button>
        <button type="button" className={styles.action} onClick={signOut}>
          <Icon name="exit" />
          <span>{text.logout()}</span>
        </button>
      </div>
    </div>
  );
}

/** Buttons that switch to the user's other accounts, such as a month of real calls beside the demo. */
function LinkedAccounts() {
  const { switchAccount, notices } = useServices();
  const { say } = useTexts();
  const maySeeMonitor = useAbility("monitor.read");
  const { data } = useApiQuery("/linked-accounts", {}, { passing: true });
  const text = say.shell.account;
  const [busy, setBusy] = useState(false);
  const go = async (id: string) => {
    if (busy) return;
    setBusy(true);
    try {
      await switchAccount(id, maySeeMonitor ? "/monitor" : "/");
    } catch {
      notices.sayFailed(text.notSwitched());
      setBusy(false);
    }
  };
  return data?.data.map(({ _id, name }) => (
    <button
      key={_id}
      type="button"
      className={styles.action}
      aria-busy={busy || undefined}
      onClick={() => void go(_id)}
    >
      <Icon name="external" />
      <span>{text.switchTo({ name })}</span>
    </button>
  ));
}

function Choices() {
  const { preferences } = useServices();
  const { say } = useTexts();
  const { theme, density } = usePreferences();
  const [, navigate] = useLocation();
  const [locale, chooseLocale] = useLanguage();
  const text = say.shell.account;
  return (
    <div className={styles.choices}>
      <div>
        <p>{say.language()}</p>
        <Segmented
          wide
          label={say.language()}
          options={LANGUAGES.map((language) => ({ ...language, lang: language.value }))}
          value={locale}
          onChange={chooseLocale}
        />
      </div>
      <div>
        <p>{text.theme()}</p>
        <Segmented
          wide
          label={text.theme()}
          options={[
            { value: "light", label: text.themes.light() },
            { value: "dark", label: text.themes.dark() },
            { value: "system", label: text.themes.system() },
          ]}
          value={theme}
          onChange={(next) => preferences.change({ theme: next })}
        />
      </div>
      <div>
        <p>{say.console.list.density()}</p>
        <Segmented
          wide
          label={say.console.list.density()}
          options={[
            { value: "comfortable", label: say.console.list.comfortable() },
            { value: "compact", label: say.console.list.compact() },
          ]}
          value={density}
          onChange={(next) => {
            preferences.change({ density: next });
            // Removes the density from the URL, because it would override the preference.
            navigate(
              `${location.pathname}${location.search.replace(/([?&])density=[^&]*&?/, "$1").replace(/[?&]$/, "")}`,
              { replace: true },
            );
          }}
        />
      </div>
    </div>
  );
}
