import sanitizeHtml from "sanitize-html";

const LINK = /^(https:\/\/|http:\/\/|mailto:|tel:)[^\s"'<>]+$/i;
const PICTURE = /^https:\/\/[^\s"'<>]+$/i;
const NUMBER = /^\d{1,4}$/;
const SIZES: Readonly<Record<string, RegExp>> = {
  width: NUMBER,
  height: NUMBER,
  colspan: NUMBER,
  rowspan: NUMBER,
};

/** Returns a transformer that removes each attribute whose value violates its rule, and trims all values. */
const withRules =
  (rules: Readonly<Record<string, RegExp>>): sanitizeHtml.Transformer =>
  (tagName, attributes) => ({
    tagName,
    attribs: Object.fromEntries(
      Object.entries(attributes).flatMap(([name, typed]) => {
        const value = typed.trim();
        return Object.hasOwn(rules, name) && !rules[name]?.test(value) ? [] : [[name, value]];
      }),
    ),
  });

const TEXT = "a b br code em i img s small span strong sub sup u".split(" ");
const BLOCKS = "blockquote h1 h2 h3 h4 hr li ol p pre table tbody td th thead tr ul".split(" ");
/** Elements whose content is removed, because it is not text for readers. */
const HIDDEN = "script style template noscript iframe object svg math title textarea xmp option".split(" ");

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [...TEXT, ...BLOCKS],
  allowedAttributes: {
    a: ["href", "title"],
    img: ["src", "alt", "width", "height"],
    td: ["colspan", "rowspan"],
    th: ["colspan", "rowspan"],
  },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowedSchemesByTag: { img: ["https"] },
  allowProtocolRelative: false,
  nonTextTags: HIDDEN,
  transformTags: {
    a: withRules({ href: LINK }),
    img: withRules({ src: PICTURE, ...SIZES }),
    td: withRules(SIZES),
    th: withRules(SIZES),
  },
};

/**
 * Sanitizes HTML for emails. Removes forbidden tags and attributes, keeps the text of removed tags, and
 * closes open tags.
 */
export const cleanHtml = (html: string): string => sanitizeHtml(html, ALLOWED);

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** Converts sanitized HTML to plain text. The text of each link is followed by its URL in parentheses. */
export const plainText = (clean: string): string =>
  clean
    .replaceAll(
      /<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs,
      (_, address: string, words: string) => `${words} (${address})`,
    )
    .replaceAll(/<li>/g, "- ")
    .replaceAll(/<\/(p|li|h[1-4]|tr|blockquote|pre)>|<[bh]r \/>/g, "\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(amp|lt|gt|quot);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .trim();
