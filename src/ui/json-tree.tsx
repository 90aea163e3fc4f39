import { type KeyboardEvent, useRef, useState } from "react";
import { type JsonNode, shownNodes } from "./json-nodes.ts";
import styles from "./json-tree.module.css";

interface JsonTreeProps {
  readonly label: string;
  /** What the outermost value is called. */
  readonly name: string;
  readonly value: unknown;
}

/** Plain data as a tree: arrow keys go through it, open and close what has members. */
export function JsonTree({ label, name, value }: JsonTreeProps) {
  const tree = useRef<HTMLUListElement>(null);
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [reached, setReached] = useState("");
  const nodes = shownNodes(name, value, turned);
  const current = nodes.find(({ path }) => path === reached) ?? nodes[0];
  const turn = ({ path }: JsonNode) =>
    setTurned(new Set(turned.has(path) ? [...turned].filter((one) => one !== path) : [...turned, path]));
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
        current.open === false ? turn(current) : current.open ? goTo(nodes[at + 1]) : undefined,
      ArrowLeft: () =>
        current.open
          ? turn(current)
          : goTo(nodes.slice(0, at).findLast(({ level }) => level < current.level)),
      Enter: () => (current.open === null ? undefined : turn(current)),
    };
    const run = act[event.key];
    if (!run) return;
    // What the page does with the same keys is not meant.
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
          onClick={() => (node.open === null ? undefined : turn(node))}
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
