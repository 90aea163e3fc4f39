/**
 * Kinds of words: texts of `i18n/en`, other texts that people read (mails, problem details, command line,
 * descriptions of contracts), comments, titles of tests, Markdown, names in code and of files.
 */
export type Scope = "interface" | "text" | "comment" | "title" | "markdown" | "name";

/** A rule of the word list. */
export interface WordRule {
  /**
   * Case-insensitive pattern of whole words; a space also matches a line break. `^` and `$` match the ends of
   * a piece: a comment, a text, a title, or a name with separated words (`takeOut`: `take out`).
   */
  readonly words: string;
  /** The better words. */
  readonly use: string;
  readonly why: string;
  /** Scopes of the rule; by default, all except names. */
  readonly in?: readonly Scope[];
  /** Limits the rule to documentation comments, and makes its pattern case-sensitive. */
  readonly isDoc?: boolean;
}

const PROSE = ["interface", "text", "comment", "title", "markdown"] as const;
const EVERYWHERE = [...PROSE, "name"] as const;
const SHOWN = ["interface", "text", "markdown"] as const;
const NAME = ["name"] as const;

const ROLE = "Names no role.";
const SOFTWARE = "Software does not tell, say, hear or ask.";
const HEADLESS = "Names no noun.";
const DIALECT = "Sounds translated.";
const US = "US spelling.";
const TERM = "One spelling for one term.";

/** Words and phrases to avoid. */
export const WORD_LIST: readonly WordRule[] = [
  // Roles instead of pronouns.
  { words: "nobody|somebody|everybody|anybody", use: "no agents, the customer, all users, …", why: ROLE },
  { words: "no one|someone|everyone|anyone", use: "no agents, another user, all users, …", why: ROLE },
  { words: "whoever|whomever", use: "the user, agent, caller who …", why: ROLE },
  { words: "whom", use: "the role: “the agent that the call is assigned to”", why: ROLE },
  { words: "one['’]s( own)?|oneself", use: "your, the user's", why: ROLE },
  // Verbs that software does not do.
  {
    words: "told|tells?(?! (us|an administrator|your administrator))|telling",
    use: "returns, sends, notifies, shows, reports",
    why: SOFTWARE,
  },
  {
    words: "(?<!(specification|standard|contract|user|customer|agent|RFC \\d+) )says|said",
    use: "shows, states, returns, contains, sets; “not set”",
    why: SOFTWARE,
  },
  { words: "hears?|heard", use: "receives, is notified", why: SOFTWARE },
  {
    words:
      "(platform|server|console|database|browser|node|socket|page|list|storage|provider) (is|are|was|were|has been) asked",
    use: "the request is sent to …",
    why: SOFTWARE,
  },
  // Clauses without a noun.
  {
    words:
      "(of|to|from|with|for|by|in|on|at|into|about|after|before|than|over|under|and|or|but|as|not|is|are) what(?! (to|happened|happens)\\b)(?!-if\\b)",
    use: "a noun: “the fields that …”, “the value of …”",
    why: HEADLESS,
  },
  {
    words: "(?:^|^[\"'`]|[.!:;] )(what|who|whose)(?!['’]s\\b)( [^\\s.?]+){2,}(?=\\.|[\"'`]?\\s*$)",
    use: "a noun or role as subject: “Changes …”, “Users who …”",
    why: HEADLESS,
    in: ["interface", "text", "title", "markdown"],
  },
  { words: "whatever", use: "any …, the noun", why: HEADLESS },
  { words: "(the )?how many(-| )?th|the how many", use: "attempt 3, the number of", why: HEADLESS },
  {
    words: "(?<=^\\s*)(What|Whether|Who|Where|Of|How|As)",
    use: "a verb (functions) or a noun phrase (types); leave out what restates the name",
    why: "Documentation comments begin with a verb or a noun.",
    in: ["comment"],
    isDoc: true,
  },
  // Phrases that sound translated.
  { words: "anew", use: "again; re-create, refresh, reset", why: DIALECT },
  { words: "stands?(?! (for|in for)\\b)|stood", use: "is, appears, applies, remains", why: DIALECT },
  { words: "by (itself|themselves|himself|herself)", use: "automatically; separately", why: DIALECT },
  { words: "meanwhile", use: "in the meantime, since then, concurrently", why: DIALECT },
  { words: "at once", use: "immediately; together", why: DIALECT },
  {
    words: "in all(?! (of|the|these|those|its|their|our|your|other|three|\\w+s)\\b)",
    use: "total",
    why: DIALECT,
  },
  { words: "belong(s|ed)? into", use: "belongs in", why: DIALECT },
  { words: "by the clocks? of", use: "in the time zone of", why: DIALECT },
  { words: "tak(e|es|en|ing) (it |them )?away|took away", use: "removes", why: DIALECT },
  { words: "(an)?other (\\w+ ){1,2}than", use: "a … different from, not the same … as", why: DIALECT },
  { words: "so (many|much)(?! (that|as)\\b)", use: "the number: “{count} seconds”", why: DIALECT },
  { words: "any ?more(?! than\\b)", use: "no longer", why: DIALECT },
  { words: 'no more(?=\\s*([.,;:)"]|$))', use: "no longer", why: DIALECT },
  { words: "goes on(?! (to|the|a)\\b)", use: "continues, resumes, reconnects", why: DIALECT },
  { words: "from then on", use: "from that point, later", why: DIALECT },
  { words: "the other way round|turn(s|ed)? round", use: "reverse", why: DIALECT },
  { words: "in vain", use: "without success, fails", why: DIALECT },
  {
    words:
      "(the|a|each|every|first|second|third|next|last|another|this|that|these|those|of|one|two|ten|\\d+) (try|tries)(?! (again|to|block)\\b)",
    use: "attempt",
    why: DIALECT,
  },
  { words: "let(s|ting)? (it |them )?lie", use: "misses", why: DIALECT },
  { words: "called so|is so called", use: "has this name", why: DIALECT },
  { words: "not in time", use: "late", why: DIALECT, in: SHOWN },
  { words: "of (ours|mine|yours|theirs|hers)", use: "our, your, their", why: DIALECT },
  { words: "once more", use: "again", why: DIALECT },
  { words: "to the letter", use: "verbatim, exactly", why: DIALECT },
  { words: "(hold|holds|held|holding) (\\w+ )?against", use: "compares with", why: DIALECT },
  { words: "without end", use: "endlessly, unlimited", why: DIALECT },
  { words: "for good(?! (reason|measure)\\b)", use: "permanently", why: DIALECT },
  { words: "lately", use: "recently", why: DIALECT },
  { words: "at hand", use: "available, loaded", why: DIALECT },
  { words: "(give|gives|gave|given|hand|hands|handed) back", use: "returns", why: DIALECT },
  { words: "(go|goes|went|gone) well", use: "succeeds", why: DIALECT },
  { words: "put right", use: "fix, correct", why: DIALECT },
  {
    words: "(is|are|was|were) written to(?=[.,:;]| when\\b)",
    use: "gets an email, is notified",
    why: DIALECT,
  },
  {
    words:
      "thereby|whereby|therein|hereby|thereof|thereafter|thereupon|wherein|whereupon|henceforth|hitherto|forthwith|lest|albeit|shall|amiss|thrice",
    use: "the plain word",
    why: "Legal or old English.",
  },
  {
    words: "(own|another|other|this|the|whose|our|of a|of each) houses?('s)?(?! (rules?|figures?|style)\\b)",
    use: "account, business; project",
    why: "Not in the glossary.",
  },
  {
    words: "offsets?|fold(s|ed|ing)?",
    use: "position, time; state",
    why: "Supervisors do not read code.",
    in: ["interface"],
  },
  // US spelling.
  {
    words:
      "\\w*(colour|favour|behaviour|honour|neighbour|flavour|labour|humour|harbour|rumour|endeavour)\\w*",
    use: "-or: color, behavior",
    why: US,
    in: EVERYWHERE,
  },
  {
    words:
      "\\w*(organi|recogni|normali|seriali|initiali|synchroni|authori|customi|optimi|minimi|maximi|summari|prioriti|utili|reali|finali|locali|memori|anonymi|tokeni|saniti|standardi|generali|speciali|visuali|virtuali|capitali|apologi|categori|characteri|randomi|formali)s(e|ed|es|er|ers|ing|ation|ations|able)",
    use: "-ize: organize, authorized",
    why: US,
    in: EVERYWHERE,
  },
  { words: "(analy|paraly)s(e|ed|ing)", use: "analyze", why: US, in: EVERYWHERE },
  {
    words: "(cancell|travell|labell|modell|signall|levell|totall|dialled?)(ed|ing|er|ers)?",
    use: "one l: canceled, labeled",
    why: US,
    in: EVERYWHERE,
  },
  { words: "(centre|metre|litre|fibre|theatre)[sd]?", use: "center", why: US, in: EVERYWHERE },
  {
    words: "licenc(e|es)|defence|offence|practis(e|ed|es|ing)",
    use: "license, defense, offense, practice",
    why: US,
    in: EVERYWHERE,
  },
  {
    words: "catalogues?|dialogues?|analogue|programmes?",
    use: "catalog, dialog, analog, program",
    why: US,
    in: EVERYWHERE,
  },
  { words: "enrol(s|ment|ments)?", use: "enroll, enrollment", why: US, in: EVERYWHERE },
  {
    words: "fulfil(s|ment)?|instalments?|artefacts?|judgement|ageing|grey(ed)?|sceptical",
    use: "fulfill, artifact, judgment, aging, gray",
    why: US,
    in: EVERYWHERE,
  },
  {
    words: "whilst|amongst|learnt|spelt|burnt|towards|afterwards",
    use: "while, among, learned, toward, afterward",
    why: US,
    in: PROSE,
  },
  // One spelling of a term.
  { words: "e-mail(s|ed|ing)?", use: "email", why: TERM },
  {
    words:
      "(?<!(the|a|an|event|its|this|that|each|one|audit|call|whole|of) )(log|logs|logged|logging) (in|out)(?= ?(to\\b|[.,;:!?\"'`)]|with\\b|by\\b|at\\b|again\\b|on\\b|as\\b|when\\b|and\\b|in\\b|from\\b|$))",
    use: "sign in, sign out",
    why: TERM,
  },
  {
    words: "(?<!\\/)log-?ins?",
    use: "sign-in (noun), sign in (verb)",
    why: TERM,
    in: ["interface", "markdown"],
  },
  { words: "time-?zones?", use: "time zone", why: TERM },
  { words: "telephones?", use: "phone", why: TERM },
  { words: "user names?", use: "username", why: TERM },
  { words: "real-?time(?<!real-time)", use: "real time, real-time", why: TERM },
  { words: "set-ups?", use: "setup (noun), set up (verb)", why: TERM },
  { words: "back-ups?", use: "backup (noun), back up (verb)", why: TERM },
  { words: "time-outs?", use: "timeout", why: TERM },
  { words: "filenames?", use: "file name", why: TERM, in: PROSE },
  {
    words: "web sites?|web hooks?|data bases?|data sets?|check boxe?s?|drop downs?|pop ups?",
    use: "one word",
    why: TERM,
  },
  { words: "can not(?! only\\b)", use: "cannot", why: TERM },
  { words: "admins?", use: "administrator", why: TERM, in: ["interface"] },
  { words: "callers?|visitors?", use: "customer", why: TERM, in: ["interface"] },
  { words: "handling times?|average handling", use: "handle time", why: TERM },
  // Names.
  { words: "told|said|hears?|heard", use: "received, sent, notified, definition", why: SOFTWARE, in: NAME },
  { words: "nobody|somebody|everybody|anybody|whoever|whom", use: "the role", why: ROLE, in: NAME },
  {
    words: "anew|stands|meanwhile|deaf|errands?|namers?|recounted|ways in|unless taken|must stand|news",
    use: "the standard term: refresh, concurrently, unsubscribe, jobs, referrers, recalculated, updates",
    why: DIALECT,
    in: NAME,
  },
  {
    words: "^(asked of|arrive|tenth|take out|of webhooks)$",
    use: "a name with a noun: lock, definition, onSignIn",
    why: HEADLESS,
    in: NAME,
  },
];
