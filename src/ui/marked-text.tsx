import { Fragment, type ReactElement, cloneElement, createElement } from "react";

interface MarkedTextProps {
  /** Text with marks, such as `I accept the <terms>terms</terms>`. */
  readonly text: string;
  /** Elements that wrap the text of each mark. */
  readonly marks: Readonly<Record<string, ReactElement>>;
}

/**
 * A sentence with links or emphasis. Translators place the marks; sentences are never assembled from parts.
 */
export function MarkedText({ text, marks }: MarkedTextProps) {
  // Splitting by a pattern with two groups returns: text, mark, its name, text, …
  const pieces = text.split(/(<(\w+)>.*?<\/\2>)/);
  const nodes = pieces.map((piece, index) => {
    if (index % 3 === 2) return null;
    const name = pieces[index + 1] ?? "";
    const mark = index % 3 === 1 ? marks[name] : undefined;
    return mark ? cloneElement(mark, undefined, piece.slice(name.length + 2, -name.length - 3)) : piece;
  });
  // Passed as separate children, so that the pieces need no keys.
  return createElement(Fragment, null, ...nodes);
}
