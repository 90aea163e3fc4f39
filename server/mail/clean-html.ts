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

/** Keeps of a tag the attributes whose values are allowed, without spaces around them. */
const only =
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
/** Elements whose content is not text for readers. */
const UNSEEN = "script style template noscript iframe object svg math title textarea xmp option".split(" ");

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
  nonTextTags: UNSEEN,
  transformTags: {
    a: only({ href: LINK }),
    img: only({ src: PICTURE, ...SIZES }),
    td: only(SIZES),
    th: only(SIZES),
  },
};

/** Sanitizes HTML for emails: removes other tags and attributes, keeps their text, and closes open tags. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, ALLOWED);

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** Converts sanitized HTML to plain text; links are followed by their URL. */
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
