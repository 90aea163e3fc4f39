import type { MediaChannel, Plan, Privilege } from "../../openapi/generated/console.ts";

/** The password of all `DEMO_SIGN_INS`. It is printed at each start, so it is no secret. */
export const DEMO_PASSWORD = "Demo-2026!";

const idOf = (kind: number, number: number) =>
  `65a0f0${kind.toString(16).padStart(2, "0")}${number.toString(16).padStart(16, "0")}`;

export const DEMO_ACCOUNT = {
  id: idOf(0, 1),
  name: "Switchboard Demo",
  language: "en",
  timeZone: "Europe/Madrid",
  business: { taxId: "B-00000000", address: "Gran Vía 1\n28013 Madrid", country: "ES" },
} as const;

export const DEMO_FEATURES: Plan["features"] = [
  { name: "looker", limit: null },
  { name: "CALENDAR", limit: 25 },
  { name: "store_files", limit: 500 },
  { name: "sso", limit: 1 },
  { name: "users", limit: 60 },
];

export interface DemoSignIn {
  readonly id: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly level: number;
  readonly privilege: Privilege;
}

const signIn = (
  number: number,
  firstname: string,
  lastname: string,
  name: string,
  level: number,
  privilege: Privilege,
): DemoSignIn => ({
  id: idOf(1, number),
  firstname,
  lastname,
  email: `${name}@demo.example`,
  level,
  privilege,
});

/** The principal administrator of the demo account. */
export const DEMO_PRINCIPAL = idOf(1, 1);

/** Users of the demo account who can sign in, one per privilege. */
export const DEMO_SIGN_INS: readonly DemoSignIn[] = [
  signIn(1, "Ada", "Moreau", "admin", 1, "admin"),
  signIn(2, "Sofía", "Navarro", "supervisor", 2, "supervisor"),
  signIn(3, "Ruben", "Iversen", "reviewer", 3, "recording-reviewer"),
  signIn(4, "Rosa", "Delgado", "recorder", 4, "agent-recording"),
  signIn(5, "Alex", "Turner", "agent", 5, "agent"),
];

export interface DemoSegment {
  readonly id: string;
  readonly name: string;
  readonly channels: readonly MediaChannel[];
}

const segment = (number: number, name: string, ...channels: MediaChannel[]): DemoSegment => ({
  id: idOf(2, number),
  name,
  channels,
});

export const DEMO_SEGMENTS: readonly DemoSegment[] = [
  segment(1, "General enquiries", "video", "audio"),
  segment(2, "New customers", "video", "audio"),
  segment(3, "Billing", "audio"),
  segment(4, "Technical support", "video", "audio"),
  segment(5, "Claims", "video", "audio"),
  segment(6, "Cards and payments", "audio"),
  segment(7, "Mortgages", "video"),
  segment(8, "Premium clients", "video", "audio"),
  segment(9, "Retention", "audio"),
];

/** Branches of the demo account. */
export const DEMO_BRANCHES = [
  {
    id: idOf(5, 1),
    name: "madrid-centro",
    label: "Madrid Centro",
    address: "Calle de Alcalá 40, 28014 Madrid",
    segments: [idOf(2, 1), idOf(2, 2)],
  },
  {
    id: idOf(5, 2),
    name: "sevilla-triana",
    label: "Sevilla Triana",
    address: "Calle San Jacinto 12, 41010 Sevilla",
    segments: [idOf(2, 1), idOf(2, 8)],
  },
] as const;

export interface DemoAgent {
  readonly id: string;
  readonly firstname: string;
  readonly lastname: string;
  /** Segments that the agent serves. */
  readonly segments: readonly string[];
}

const NAMES =
  "Aisha Rahman, Akira Tanaka, Amara Okafor, Ana Belén Ortiz, Anders Lindqvist, Anjali Mehta, Bruno Carvalho, Camille Laurent, Carlos Ibáñez, Chen Wei, " +
  "Chiara Conti, Daan Visser, Dimitra Pappas, Elena Petrova, Emre Yılmaz, Fatima Zahra Benali, Freya Nilsen, Gabriel Silva, Grace Mwangi, Hana Nováková, " +
  "Hugo Lefèvre, Inés Fernández, Isla MacLeod, Jakub Kowalski, Jorge Castaño, Katarina Horvat, Kwame Mensah, Laila Haddad, Lucía Gómez, Mateo Rivas, " +
  "Mei Lin, Miguel Ángel Soto, Nadia Rossi, Noah Becker, Olivia Grant, Priya Nair, Quentin Dubois, Samira Khan, Tomás Herrera, Yuki Sato";

/**
 * Returns the segments of an agent: a main segment, for some agents a related one, and for some the general
 * enquiries.
 */
function segmentsOf(index: number): readonly string[] {
  const own = index % DEMO_SEGMENTS.length;
  const places = [
    own,
    ...(index % 3 === 0 ? [(own + 4) % DEMO_SEGMENTS.length] : []),
    ...(index % 2 === 0 ? [0] : []),
  ];
  return [...new Set(places)].flatMap((place) => DEMO_SEGMENTS[place]?.id ?? []);
}

/** The agents of the demo account: level 5, without a password. */
export const DEMO_AGENTS: readonly DemoAgent[] = NAMES.split(", ").map((name, index) => {
  const [firstname = name, ...rest] = name.split(" ");
  return { id: idOf(3, index + 1), firstname, lastname: rest.join(" "), segments: segmentsOf(index) };
});
