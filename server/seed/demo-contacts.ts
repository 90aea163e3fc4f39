import { customerId } from "../demo/visitor.ts";
import { Random } from "../demo/random.ts";
import type { DemoRecord } from "./demo-calendars.ts";

/** Number of contacts of the demo. Their external ids are the customers of its calls. */
export const DEMO_CUSTOMERS = 2_000;

const FIRST =
  "Núria, João, Chloé, Ahmed, Ingrid, Marta, Luca, Yuki, Olu, Sara, Pavel, Ivy, Julien, Olga, Tomasz, Andrea, Beatriz, Erik, Lena, Omar, Priscila, Rafael, Sofie, Thomas, Ursula, Victor, Wanda, Xavier, Yasmin, Zoë, Álvaro, Bruna, Clara, Dario, Eva, Farid, Gemma, Henrik, Irene, Jonas".split(
    ", ",
  );
const LAST =
  "Ferrer, Almeida, Bernard, Haddad, Solberg, Kowalska, Romano, Tanaka, Adeyemi, Lindgren, Novák, Chen, Mercier, Sokolova, Wilk, Moretti, Luna, Johansson, Vogt, Saïdi, Ramos, Ortega, Jansen, Keller, Braun, Duarte, Mazur, Roche, Khalil, Visser, Serra, Costa, Weber, Greco, Molina, Amrani, Puig, Dahl, Navas, Petit, Ibarra, Lopes, Fontaine, Rahal, Berg, Zielińska, Ricci, Ono, Bello, Holm".split(
    ", ",
  );
/** City, country, country code, and language. */
const PLACES = [
  ["Madrid", "Spain", "34", "es"],
  ["Sevilla", "Spain", "34", "es"],
  ["Barcelona", "Spain", "34", "es"],
  ["Lisboa", "Portugal", "351", "pt"],
  ["Lyon", "France", "33", "fr"],
  ["Paris", "France", "33", "fr"],
  ["London", "United Kingdom", "44", "en"],
  ["Milano", "Italy", "39", "it"],
  ["Berlin", "Germany", "49", "de"],
] as const;

const plain = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/[^a-zA-Z]/g, "")
    .toLowerCase();

/** Returns the contacts of the demo. All have different names, numbers and email addresses. */
export const demoContacts = (): readonly DemoRecord[] =>
  Array.from({ length: DEMO_CUSTOMERS }, (_, index) => {
    const random = new Random(`contact/${index}`);
    const firstname = FIRST[index % FIRST.length] ?? "";
    const lastname = LAST[Math.floor(index / FIRST.length) % LAST.length] ?? "";
    const [city, country, code, preferredLanguage] = random.pick(PLACES);
    return {
      one: "Contact",
      id: `65a0f041${(index + 1).toString(16).padStart(16, "0")}`,
      values: {
        type: "person",
        firstname,
        lastname,
        email: `${plain(firstname)}.${plain(lastname)}@customers.example`,
        phone: `+${code} 600 ${String(100 + Math.floor(index / 1_000)).padStart(3, "0")} ${String(index % 1_000).padStart(3, "0")}`,
        externalId: customerId(index + 1),
        city,
        country,
        preferredLanguage,
        campaignConsent: random.chance(0.4),
      },
    };
  });
