import { useState } from "react";
import type { PermissionRow } from "../../../openapi/generated/console.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { FailureText } from "../../resource/failure-text.tsx";
import { RecordSkeleton } from "../../resource/record-skeleton.tsx";
import { useApiQuery } from "../../services/use-api-query.ts";
import { usePrivilegeName } from "../../services/use-privilege-name.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Banner } from "../../ui/banner.tsx";
import { FormSection } from "../../ui/form-section.tsx";
import { HiddenText } from "../../ui/hidden-text.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import styles from "./people.module.css";
import { permissionWords } from "./permission-words.ts";

const HOLDERS = ["principal", "admin", "supervisor", "recording-reviewer", "agent-recording", "agent"] as const;

/** The table by which the platform decides who may do what, as it publishes it. Nothing in it can be changed. */
export function PermissionsTable() {
  const { say } = useTexts();
  const text = say.people.permissions;
  const nameOf = usePrivilegeName();
  const [typed, setTyped] = useState("");
  const table = useApiQuery("/permissions", { query: { $limit: 200 } });
  if (table.failure)
    return (
      <div className={styles.banner}>
        <Banner family="bad" role="alert" action={{ label: say.actions.tryAgain(), onClick: table.again }}>
          <FailureText failure={table.failure} />
        </Banner>
      </div>
    );
  if (!table.data) return <RecordSkeleton sections={[2]} />;
  const wanted = typed.trim().toLowerCase();
  const rows = table.data.data.filter((row) => [row.operation, row.path, row.permission].some((one) => one.toLowerCase().includes(wanted)));
  return (
    <div className={styles.wide}>
      <FormSection title={text.table()} note={text.intro()}>
        <SearchField label={text.search()} clearLabel={say.actions.clearSearch()} value={typed} onChange={setTyped} />
        <div className={styles.scroll} role="group" aria-label={text.table()} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{text.operation()}</th>
                <th scope="col">{text.permission()}</th>
                <th scope="col">{text.conditions()}</th>
                {HOLDERS.map((holder) => (
                  <th key={holder} scope="col" className={styles.centre}>
                    {holder === "principal" ? text.principal() : nameOf(holder)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.operation}>
                  <th scope="row" title={row.operation}>
                    <code>{`${row.method} ${row.path}`}</code>
                  </th>
                  <td>{permissionWord(row, say)}</td>
                  <td className={styles.muted}>{conditionsOf(row, say)}</td>
                  {HOLDERS.map((holder) => (
                    <td key={holder} className={styles.centre}>
                      {row.privileges.includes(holder) ? <Icon name="check" /> : null}
                      <HiddenText>{row.privileges.includes(holder) ? text.yes() : text.no()}</HiddenText>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {rows.length === 0 ? <p role="status">{text.none()}</p> : null}
      </FormSection>
    </div>
  );
}

function permissionWord({ permission }: PermissionRow, say: TranslationFunctions) {
  const text = say.people.permissions;
  if (permission === "public") return text.public();
  if (permission === "signed-in") return text.signedIn();
  return (
    <>
      {permissionWords([permission], say)} <code className={styles.under}>{permission}</code>
    </>
  );
}

function conditionsOf({ fresh, keys, feature }: PermissionRow, say: TranslationFunctions): string {
  const text = say.people.permissions;
  return [fresh ? text.fresh() : [], keys ? text.keys() : [], feature === null ? [] : text.plan({ feature })].flat().join(", ");
}
