import { parseSync } from "vite";
import { isScalar, parseDocument, visit } from "yaml";
import { type Scope, type WordRule, WORD_LIST } from "./word-list.ts";

/** A piece of a file with its position. Code and placeholders in it are replaced with spaces. */
interface Piece {
  readonly scope: Scope;
  readonly start: number;
  readonly text: string;
  /** A documentation comment. */
  readonly isDoc?: boolean;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [member: string]: unknown;
}

const CODE = /\.(tsx?|mjs|js)$/;
const blank = (text: string) => text.replaceAll(/[^\n]/g, " ");
const blankAll = (text: string, pattern: RegExp) => text.replaceAll(pattern, blank);

/** Blanks code in backticks, and URLs. */
const proseOf = (text: string) => blankAll(text, /`[^`]*`|\bhttps?:\/\/[^\s)>\]]+/g);

export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly scope: Scope;
  /** The words that were found, and the whole line or name around them. */
  readonly found: string;
  readonly around: string;
  readonly rule: WordRule;
}

interface Matcher {
  readonly rule: WordRule;
  readonly scopes: readonly Scope[];
  readonly pattern: RegExp;
}

const PROSE: readonly Scope[] = ["interface", "text", "comment", "title", "markdown"];

/** Lets a space of a pattern match a line break; " ?" also matches no space. */
const spaced = (words: string) => words.replaceAll(" ?", "\\s*").replaceAll(" ", "\\s+");

const MATCHERS: readonly Matcher[] = WORD_LIST.map((rule) => ({
  rule,
  scopes: rule.in ?? PROSE,
  pattern: new RegExp(`(?<!\\w)(?:${spaced(rule.words)})(?!\\w)`, rule.isDoc === true ? "g" : "gi"),
}));

/** Finds the words of the list in a file. */
export function findWords(path: string, text: string): Finding[] {
  const starts = [...text.matchAll(/^/gm)].map(({ index }) => index);
  const findings: Finding[] = [];
  for (const piece of wordsIn(path, text))
    for (const { rule, scopes, pattern } of MATCHERS) {
      if (!scopes.includes(piece.scope) || (rule.isDoc === true && piece.isDoc !== true)) continue;
      for (const match of piece.text.matchAll(pattern)) {
        const at = piece.start + (piece.scope === "name" ? 0 : match.index);
        const line = starts.findLastIndex((start) => start <= at) + 1;
        findings.push({
          path,
          line,
          scope: piece.scope,
          found: match[0].replaceAll(/\s+/g, " ").trim(),
          around: piece.scope === "name" ? piece.text : text.slice(starts[line - 1], starts[line]).trim(),
          rule,
        });
      }
    }
  return findings.toSorted((one, other) => one.line - other.line);
}

/** Returns the pieces of a file that the rules check: its name, and the texts and names in it. */
function wordsIn(path: string, text: string): Piece[] {
  const pieces = [nameOfFile(path)];
  if (CODE.test(path)) pieces.push(...inCode(path, text));
  else if (path.endsWith(".css")) pieces.push(...inStyles(text));
  else if (path.endsWith(".md")) pieces.push(inMarkdown(text));
  else if (path.endsWith(".yaml")) pieces.push(...inYaml(text));
  return pieces;
}

const nameOfFile = (path: string): Piece => ({
  scope: "name",
  start: 0,
  text: apart((path.split("/").at(-1) ?? "").replace(/\.\w+$/, "")),
});

/** Separates the words of a name: `takeOutAll` → `take out all`. */
const apart = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll(/[^A-Za-z]+/g, " ")
    .trim()
    .toLowerCase();

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

function inCode(path: string, text: string): Piece[] {
  const { program, comments } = parseSync(path, text);
  const pieces: Piece[] = comments.map(({ type, start, end }) => ({
    scope: "comment",
    start,
    text: proseOf(commentText(text.slice(start, end), type === "Block")),
    isDoc: text.startsWith("/**", start),
  }));
  const isTest = path.startsWith("tests/");
  const isInterface = path.startsWith("i18n/en/");
  const isTranslation = /\/(es|fr)(\/|\.ts$)/.test(path);
  const names = new Map<string, number>();
  const imported = new Set<string>();
  const add = (scope: Scope, start: number, end: number) => {
    const words = text.slice(start, end);
    pieces.push({
      scope,
      start,
      text: scope === "interface" ? blankAll(words, /(?<!\{)\{[^{}]*\}/g) : proseOf(words),
    });
  };
  const addStrings = (scope: Scope, value: unknown) => {
    if (!isNode(value)) return;
    if (value.type === "Literal" && typeof value["value"] === "string") add(scope, value.start, value.end);
    else if (value.type === "TemplateLiteral")
      for (const part of nodesOf(value["quasis"])) add(scope, part.start, part.end);
  };
  const look = (node: Node) => {
    switch (node.type) {
      case "ImportDeclaration":
        for (const { local } of nodesOf(node["specifiers"]))
          if (isNode(local)) imported.add(String(local["name"]));
        return;
      case "ExportAllDeclaration":
      case "TaggedTemplateExpression":
        return;
      case "CallExpression":
        if (isTest && /^(test|it|describe|soakTest)\b/.test(text.slice(node.start, node.start + 10)))
          addStrings("title", nodesOf(node["arguments"])[0]);
        break;
      case "MemberExpression":
        if (isNode(node["object"])) look(node["object"]);
        if (node["computed"] === true && isNode(node["property"])) look(node["property"]);
        return;
      case "Identifier":
        if (!names.has(String(node["name"]))) names.set(String(node["name"]), node.start);
        break;
      case "JSXText":
        if (/[a-z]/i.test(text.slice(node.start, node.end))) add("text", node.start, node.end);
        return;
      case "Literal":
      case "TemplateLiteral":
        if (isInterface) addStrings("interface", node);
        else if (!isTest && !isTranslation && isSentence(text.slice(node.start, node.end)))
          addStrings("text", node);
        break;
    }
    for (const child of Object.values(node)) for (const inner of nodesOf(child)) look(inner);
  };
  look({ ...program });
  if (isTranslation) return pieces;
  for (const [name, start] of names)
    if (!imported.has(name)) pieces.push({ scope: "name", start, text: apart(name) });
  return pieces;
}

const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

/**
 * Returns true for a literal with two words in a row, as in a sentence; not for class names, paths, values
 * and SQL.
 */
const isSentence = (literal: string) =>
  /[a-z,] [a-z]/i.test(literal) &&
  !/^.\s*(select|insert|update|delete|create|alter|drop|with) /.test(literal);

/** Blanks the delimiters of a comment, so that only blanks separate words on two lines. */
const commentText = (comment: string, isBlock: boolean) =>
  isBlock
    ? blankAll(
        comment.replace(/^\/\*+/, blank).replace(/\*+\/$/, blank),
        /(?<=\n)\s*\*(?=\s|$)|@\w+(\s*\{[^}]*\})?/g,
      )
    : comment.replace(/^\/\/+/, blank);

/** Finds the comments of a style sheet. Ignores comment delimiters within strings. */
function inStyles(text: string): Piece[] {
  return [...text.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|(?<comment>\/\*[^]*?\*\/)/g)].flatMap(
    (match) => {
      const comment = match.groups?.["comment"];
      return comment === undefined
        ? []
        : [{ scope: "comment", start: match.index, text: proseOf(commentText(comment, true)) } as const];
    },
  );
}

/** Blanks code blocks, the URLs of links, and HTML. */
const inMarkdown = (text: string): Piece => ({
  scope: "markdown",
  start: 0,
  text: proseOf(blankAll(text, /^(```|~~~)[^]*?^\1|(?<=\])\([^)\s]*\)|<!--[^]*?-->|<[^>]+>/gm)),
});

/** Finds the comments, descriptions and titles of a contract. */
function inYaml(text: string): Piece[] {
  const pieces: Piece[] = [];
  const add = (start: number, end: number, scope: Scope) =>
    pieces.push({ scope, start, text: proseOf(text.slice(start, end)) });
  visit(parseDocument(text), {
    Pair(_, { key, value }) {
      if (
        isScalar(key) &&
        /^(description|summary|title|one|many|words)$/.test(String(key.value)) &&
        isScalar(value) &&
        typeof value.value === "string" &&
        value.range
      )
        add(value.range[0], value.range[1], "text");
    },
  });
  for (const { index, 0: comment } of text.matchAll(/(?<=^|\s)#(?= ).*/gm))
    if (!pieces.some(({ start, text: { length } }) => start <= index && index < start + length))
      add(index + 1, index + comment.length, "comment");
  return pieces;
}
