import type { ReactNode } from "react";
import type { PrivilegeRecord } from "../../../openapi/generated/console.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { permissionWords } from "./permission-words.ts";
import styles from "./privilege-lines.module.css";

interface PrivilegeLinesProps {
  readonly privileges: readonly PrivilegeRecord[];
  readonly nameIn: (privilege: PrivilegeRecord) => ReactNode;
  /** What can be done with one. */
  readonly actionsOf: (privilege: PrivilegeRecord) => ReactNode;
}

/** The privileges one below the other, each with what it holds under its name, where a table has no room. */
export function PrivilegeLines({ privileges, nameIn, actionsOf }: PrivilegeLinesProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const { columns, ...text } = say.people.privileges;
  return (
    <ul aria-label={text.table()}>
      {privileges.map((privilege) => (
        <li key={privilege._id} className={styles.line}>
          <span className={styles.name}>{nameIn(privilege)}</span>
          <span>{actionsOf(privilege)}</span>
          <span className={styles.facts}>{[`${columns.level()} ${formats.number(privilege.level)}`, privilege.default ? text.default() : text.custom(), `${columns.users()} ${formats.number(privilege.users)}`].join(" · ")}</span>
          <span className={styles.holds}>{permissionWords(privilege.permissions, say).join(" · ") || say.unknown()}</span>
        </li>
      ))}
    </ul>
  );
}
