import type { Language } from "../../openapi/generated/console.ts";

const isLanguage = (word: string): word is Language => word === "en" || word === "es" || word === "fr";

/** The first of our languages by the weights of Accept-Language; English where it names none. */
export function preferredLanguage(accepted: string | undefined): Language {
  const wanted = (accepted ?? "").split(",").map((part) => {
    const [tag = "", weight = "q=1"] = part.trim().toLowerCase().split(";");
    return { language: tag.split(/[-_]/)[0] ?? "", weight: Number(/q=([\d.]+)/.exec(weight)?.[1] ?? 1) };
  });
  const best = wanted.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  return best.map(({ language }) => language).find(isLanguage) ?? "en";
}
