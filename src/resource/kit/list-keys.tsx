import type { RefObject } from "react";
import { modifier } from "../../services/shortcuts.ts";
import { useFormKeys } from "../records/form/use-form-keys.ts";
import { useShortcut } from "../../services/use-shortcut.ts";
import { useTexts } from "../../services/use-texts.ts";
import { clickByShortcut } from "../../ui/keyed-act.ts";
import type { RowKey } from "../../ui/list-column.ts";
import { stepRow } from "./use-row-keys.ts";

interface ListKeysProps {
  /** Container of the rows. */
  readonly list: RefObject<HTMLElement | null>;
  /** Container of the filters. */
  readonly chips: RefObject<HTMLElement | null>;
  /** Shortcuts of row actions. */
  readonly acts: readonly RowKey[];
  readonly filters: boolean;
  readonly picks: boolean;
  readonly removes: boolean;
  readonly onRefresh: () => void;
}

/**
 * Registers the shortcuts of a list while it is mounted. Shortcuts without `run` are registered only for the
 * overview of shortcuts; the rows handle them.
 */
export function ListKeys({ list, chips, acts, filters, picks, removes, onRefresh }: ListKeysProps) {
  const { keys } = useTexts().say.lists;
  useShortcut({
    keys: "F",
    label: keys.filter(),
    on: filters,
    run: () => void clickByShortcut(chips.current, "F"),
  });
  useShortcut({ keys: "R", label: keys.refresh(), run: onRefresh });
  useShortcut({ keys: "J", label: keys.next(), run: () => stepRow(list.current, 1) });
  useShortcut({ keys: "K", label: keys.previous(), run: () => stepRow(list.current, -1) });
  useShortcut({ keys: "Enter", label: keys.open() });
  useShortcut({ keys: "E", label: keys.edit(), on: acts.includes("E") });
  useShortcut({ keys: ".", label: keys.menu(), on: acts.includes(".") });
  useShortcut({ keys: "Y", label: keys.copy() });
  useShortcut({ keys: "X", label: keys.pick(), on: picks });
  useShortcut({ keys: "Shift X", label: keys.range(), on: picks });
  useShortcut({ keys: `${modifier()} A`, label: keys.all(), on: picks });
  useShortcut({ keys: "Delete", label: keys.remove(), on: removes });
  useFormKeys(acts.includes("E"));
  return null;
}
