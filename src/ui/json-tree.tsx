import { type KeyboardEvent, useRef, useState } from "react";
import styles from "./json-tree.module.css";

interface JsonTreeProps {
  readonly label: string;
  /** Name of the outermost value. */
  readonly name: string;
  readonly value: unknown;
}

/** JSON as a tree. Arrow keys move through it, and expand and collapse objects and arrays. */
export function JsonTree({ label, name, value }: JsonTreeProps) {
  const tree = useRef<HTMLUListElement>(null);
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [reached, setReached] = useState("");
  const nodes = shownNodes(name, value, toggled);
  const current = nodes.find(({ path }) => path === reached) ?? nodes[0];
  const toggle = ({ path }: JsonNode) =>
    setToggled(new Set(toggled.has(path) ? [...toggled].filter((one) => one !== path) : [...toggled, path]));
  const goTo = (node: JsonNode | undefined) => {
    if (!node) return;
    setReached(node.path);
    tree.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(node.path)}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!current || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const at = nodes.indexOf(current);
    const act: Partial<Record<string, () => void>> = {
      ArrowDown: () => goTo(nodes[at + 1]),
      ArrowUp: () => goTo(nodes[at - 1]),
      Home: () => goTo(nodes[0]),
      End: () => goTo(nodes.at(-1)),
      ArrowRight: () =>
        current.open === false ? toggle(current) : current.open ? goTo(nodes[at + 1]) : undefined,
      ArrowLeft: () =>
        current.open
          ? toggle(current)
          : goTo(nodes.slice(0, at).findLast(({ level }) => level < current.level)),
      Enter: () => (current.open === null ? undefined : toggle(current)),
    };
    const run = act[event.key];
    if (!run) return;
    // The page must not handle the same keys.
    event.preventDefault();
    event.stopPropagation();
    run();
  };
  return (
    <ul ref={tree} role="tree" aria-label={label} className={styles.tree} onKeyDown={onKeyDown}>
      {nodes.map((node) => (
        <li
          key={node.path}
          role="treeitem"
          aria-level={node.level}
          aria-expanded={node.open ?? undefined}
          aria-selected={node === current}
          data-path={node.path}
          data-kind={node.kind}
          tabIndex={node === current ? 0 : -1}
          className={styles.node}
          style={{ paddingInlineStart: (node.level - 1) * 16 }}
          onFocus={() => setReached(node.path)}
          onClick={() => (node.open === null ? undefined : toggle(node))}
        >
          <span className={styles.turn} aria-hidden="true">
            {node.open === null ? "" : node.open ? "▾" : "▸"}
          </span>
          <span className={styles.name}>{node.name}</span> <span className={styles.value}>{node.text}</span>
        </li>
      ))}
    </ul>
  );
}

/** One line of a JSON tree. */
interface JsonNode {
  /** Path from the root to this value. */
  readonly path: string;
  /** From 1. */
  readonly level: number;
  readonly name: string;
  /** The value, or its number of members. */
  readonly text: string;
  readonly kind: "string" | "number" | "other" | "members";
  /** Null if there is nothing to expand. */
  readonly open: boolean | null;
}

const membersOf = (value: unknown): readonly (readonly [string, unknown])[] | null =>
  typeof value === "object" && value !== null ? Object.entries(value) : null;

function kindOf(value: unknown): JsonNode["kind"] {
  if (membersOf(value)) return "members";
  return typeof value === "string" || typeof value === "number"
    ? (typeof value as "string" | "number")
    : "other"; // checked in the condition
}

/**
 * Returns the visible lines. Initially the root is expanded and all other values are collapsed. `toggled`
 * contains the paths of values in the opposite state.
 */
function shownNodes(
  name: string,
  value: unknown,
  toggled: ReadonlySet<string>,
  path = "",
  level = 1,
): readonly JsonNode[] {
  const members = membersOf(value);
  const count = members?.length ?? 0;
  const open = count === 0 ? null : (level === 1) !== toggled.has(path);
  const text = members
    ? Array.isArray(value)
      ? `[${count}]`
      : `{${count}}`
    : (JSON.stringify(value) ?? "-");
  const node = { path, level, name, text, kind: kindOf(value), open };
  return open && members
    ? [
        node,
        ...members.flatMap(([key, member]) => shownNodes(key, member, toggled, `${path}/${key}`, level + 1)),
      ]
    : [node];
}
