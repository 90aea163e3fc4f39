import { Fragment, useState } from "react";
import { holdsWords, searchKey, searchWords } from "../../../openapi/formats/search-text.ts";
import type { PermissionRow } from "../../../openapi/generated/console.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { NotRead } from "../../resource/not-read.tsx";
import { RecordSkeleton } from "../../resource/record-skeleton.tsx";
import { useWholeList } from "../../resource/use-whole-list.ts";
import { usePrivilegeName } from "../../services/use-privilege-name.ts";
import { useTexts } from "../../services/use-texts.ts";
import { FormSection } from "../../ui/form-section.tsx";
import { HiddenText } from "../../ui/hidden-text.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import styles from "./people.module.css";
import { permissionWords } from "./permission-words.ts";
import table from "./permissions-table.module.css";

const HOLDERS = ["principal", "admin", "supervisor", "recording-reviewer", "agent-recording", "agent"] as const;

const keyOf = ({ operation }: PermissionRow) => operation;

/** The table by which the platform decides who may do what, as it publishes it. Nothing in it can be changed. */
export function PermissionsTable() {
  const { say } = useTexts();
  const text = say.people.permissions;
  const nameOf = usePrivilegeName();
  const [typed, setTyped] = useState("");
  const list = useWholeList("/permissions", {}, keyOf);
  if (list.failure)
    return (
      <div className={styles.banner}>
        <NotRead failure={list.failure} onAgain={list.again} />
      </div>
    );
  if (!list.data) return <RecordSkeleton sections={1} />;
  const words = searchWords(typed);
  const rows = list.data.filter((row) => holdsWords(searchKey([row.operation, row.path, row.permission]), words));
  return (
    <div className={styles.wide}>
      <FormSection title={text.table()} note={text.intro()}>
        <SearchField label={text.search()} clearLabel={say.actions.clearSearch()} value={typed} onChange={setTyped} />
        <div className={styles.scroll} role="group" aria-label={text.table()} tabIndex={0}>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{text.operation()}</th>
                <th scope="col">{text.permission()}</th>
                {HOLDERS.map((holder) => (
                  <th key={holder} scope="col" className={table.centre}>
                    {holder === "principal" ? text.principal() : nameOf(holder)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.operation}>
                  <th scope="row" title={row.operation}>
                    <code>{row.method} {withBreaks(row.path)}</code>
                  </th>
                  <td>
                    {permissionWord(row, say)}
                    <Conditions row={row} />
                  </td>
                  {HOLDERS.map((holder) => (
                    <td key={holder} className={table.centre}>
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
      {permissionWords([permission], say)} <code className={table.code}>{permission}</code>
    </>
  );
}

function Conditions({ row: { fresh, keys, feature } }: { row: PermissionRow }) {
  const { say } = useTexts();
  const text = say.people.permissions;
  const conditions = [fresh ? text.fresh() : [], keys ? text.keys() : [], feature === null ? [] : text.plan({ feature })].flat();
  return conditions.length === 0 ? null : (
    <small className={table.under}>
      <HiddenText>{text.conditions()}</HiddenText> {conditions.join(", ")}
    </small>
  );
}

/** A path that may go on in the next line behind each of its slashes. */
const withBreaks = (path: string) =>
  [...path.matchAll(/[^/]+\/?|\//g)].map(({ 0: part, index }) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
