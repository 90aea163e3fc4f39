import { Fragment, useState } from "react";
import type { PermissionRow } from "../../../openapi/generated/console.ts";
import { NotRead } from "../../resource/cells/not-read.tsx";
import { RecordSkeleton } from "../../resource/cells/record-skeleton.tsx";
import { useWholeList } from "../../resource/kit/use-whole-list.ts";
import { usePrivilegeName } from "../../services/use-privilege-name.ts";
import { useTexts } from "../../services/use-texts.ts";
import { FormSection } from "../../ui/form-section.tsx";
import { HiddenText } from "../../ui/hidden-text.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import styles from "./people.module.css";
import { type PermissionArea, type PermissionGroup, permissionAreas } from "./permission-groups.ts";
import table from "./permissions-table.module.css";

const HOLDERS = [
  "principal",
  "admin",
  "supervisor",
  "recording-reviewer",
  "agent-recording",
  "agent",
] as const;

const keyOf = ({ operation }: PermissionRow) => operation;

/** Read-only table of the permissions of each privilege, grouped by area of work. */
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
  const areas = permissionAreas(list.data, typed, say);
  return (
    <div className={styles.wide}>
      <FormSection title={text.table()} note={text.intro()}>
        <SearchField
          label={text.search()}
          clearLabel={say.actions.clearSearch()}
          value={typed}
          onChange={setTyped}
        />
        <div className={styles.scroll} role="group" aria-label={text.table()} tabIndex={0}>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{text.permission()}</th>
                {HOLDERS.map((holder) => (
                  <th key={holder} scope="col" className={table.centre}>
                    {holder === "principal" ? text.principal() : nameOf(holder)}
                  </th>
                ))}
              </tr>
            </thead>
            {areas.map((area) => (
              <AreaRows key={area.area} area={area} />
            ))}
          </table>
        </div>
        {areas.length === 0 ? <p role="status">{text.none()}</p> : null}
      </FormSection>
    </div>
  );
}

function AreaRows({ area: { title, groups } }: { readonly area: PermissionArea }) {
  const text = useTexts().say.people.permissions;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={1 + HOLDERS.length} className={table.area}>
          {title}
        </th>
      </tr>
      {groups.map((group) => (
        <tr key={group.permission}>
          <th scope="row" title={group.permission}>
            {group.title}
            <Operations group={group} />
          </th>
          {HOLDERS.map((holder) => {
            const isHeld = group.operations.some(({ privileges }) => privileges.includes(holder));
            return (
              <td key={holder} className={table.centre}>
                {isHeld ? <Icon name="check" /> : null}
                <HiddenText>{isHeld ? text.yes() : text.no()}</HiddenText>
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}

/** Lists the operations of a permission, with their additional requirements. */
function Operations({ group: { operations, isFoundInside } }: { readonly group: PermissionGroup }) {
  const text = useTexts().say.people.permissions;
  return (
    <details className={table.operations} open={isFoundInside}>
      <summary>{text.operations({ count: operations.length })}</summary>
      <ul>
        {operations.map((row) => (
          <li key={row.operation} title={row.operation}>
            <code>
              {row.method} {withBreaks(row.path)}
            </code>
            <Conditions row={row} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Conditions({ row: { fresh, keys, feature } }: { readonly row: PermissionRow }) {
  const { say } = useTexts();
  const text = say.people.permissions;
  const conditions = [
    fresh ? text.fresh() : [],
    keys ? text.keys() : [],
    feature === null ? [] : text.plan({ feature }),
  ].flat();
  return conditions.length === 0 ? null : (
    <small>
      <HiddenText>{text.conditions()}</HiddenText> {conditions.join(", ")}
    </small>
  );
}

/** Renders a path that can wrap after each slash. */
const withBreaks = (path: string) =>
  [...path.matchAll(/[^/]+\/?|\//g)].map(({ 0: part, index }) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
