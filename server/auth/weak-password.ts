/** Characters that people type in place of letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "@": "a",
  $: "s",
  "!": "i",
  "€": "e",
  "+": "t",
};
/** Minimum length of a compared name. Shorter names occur in too many words. */
const SHORTEST_NAME = 4;
/**
 * Minimum share of adjacent characters that are equal or next to each other in Unicode (`ab`, `ba`, `aa`) at
 * which a password is weak.
 */
const WEAK_SHARE = 0.6;

/**
 * Returns true if a password is easy to guess: a common password with digits or symbols added, mostly a
 * sequence or a repetition, or a text that contains a name of the user (`about`: names, username, email).
 */
export function isWeakPassword(password: string, about: readonly (string | null)[]): boolean {
  const typed = password.normalize("NFC").toLowerCase();
  return (
    stemsOf(typed).some((stem) => COMMON_PASSWORDS.has(stem)) ||
    isSequence(typed) ||
    namesIn(about).some((name) => typed.includes(name) || plain(typed).includes(name))
  );
}

/**
 * Returns true if a password has at least eight characters, with at least one of each class: uppercase
 * letter, lowercase letter, digit, and symbol.
 */
export const hasFourClasses = (password: string): boolean =>
  Array.from(password).length >= 8 &&
  [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{N}\s]/u].every((one) => one.test(password));

/**
 * Returns the forms of a password to compare with common passwords: its letters alone, and the password
 * without surrounding digits and symbols, once as typed and once with lookalikes replaced by letters. A form
 * that is a repeated word also returns this word.
 */
function stemsOf(typed: string): string[] {
  const whole = [
    bare(typed),
    plain(bare(typed)),
    bare(plain(typed)),
    Array.from(typed).filter(isLetter).join(""),
  ];
  return [
    ...whole,
    ...whole.flatMap((stem) =>
      stem !== "" && stem === stem.slice(0, stem.length / 2).repeat(2) ? stem.slice(0, stem.length / 2) : [],
    ),
  ];
}

const isLetter = (sign: string) => /\p{L}/u.test(sign);

/** Cuts everything before the first and after the last letter. */
function bare(text: string): string {
  const signs = Array.from(text);
  return signs.slice(signs.findIndex(isLetter), signs.findLastIndex(isLetter) + 1).join("");
}

const plain = (text: string) => Array.from(text, (sign) => LOOKALIKES[sign] ?? sign).join("");

/** Returns true if a password is mostly a sequence, or has at most three different characters. */
function isSequence(typed: string): boolean {
  const codes = Array.from(typed, (sign) => sign.codePointAt(0) ?? 0);
  const steps = codes.slice(1).filter((code, index) => Math.abs(code - (codes[index] ?? 0)) <= 1).length;
  return new Set(codes).size <= 3 || steps >= WEAK_SHARE * (codes.length - 1);
}

const namesIn = (about: readonly (string | null)[]): string[] =>
  about
    .flatMap((name) => (name === null ? [] : [name.toLowerCase(), ...name.toLowerCase().split(/[@\s]/)]))
    .filter((name) => name.length >= SHORTEST_NAME);

/**
 * Most frequent entries of leaked password lists, and words that people build passwords from, in English,
 * Spanish and French. They are in lowercase, without digits and symbols, as `isWeakPassword` compares them.
 */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password passwort passw pass passwd passpass passcode secret secreto geheim contrasena contraseña clave motdepasse mdp code
  admin administrator administrador administrateur root superuser user usuario utilisateur guest invitado test testing tester
  demo prueba temp temporal default changeme letmein login welcome bienvenido bienvenue willkommen hello hola bonjour salut
  qwerty qwertyuiop qwertz qwertzuiop azerty azertyuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc wsxedc poiuyt
  qweasd qweasdzxc qwaszx abc abcd abcde abcdef abcdefg abcabc aaa xxx zzz iloveyou teamo tequiero jetaime loveme lovely love
  lover amor amour cheri cherie mylove sweetheart baby babygirl babyboy princess princesa princesse prince angel angelito ange
  sunshine sonne sol soleil moon luna lune star estrella etoile flower flor fleur rainbow butterfly mariposa papillon
  dragon monkey tiger tigre lion leon wolf lobo loup eagle bear panther horse caballo cheval dog perro chien cat gato chat
  chocolate chocolat cookie banana cherry peanut pepper ginger cheese coffee cafe summer winter spring autumn verano invierno
  primavera otono otoño ete été hiver printemps automne january february march april june july august september october
  november december enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre janvier février
  fevrier mars avril juin juillet août aout septembre octobre novembre décembre decembre monday sunday friday lunes domingo
  viernes lundi dimanche vendredi football futbol soccer baseball basketball hockey tennis golf liverpool chelsea arsenal
  barcelona barca realmadrid madrid paris marseille london españa espana mexico france england america canada argentina
  colombia superman batman spiderman pokemon pikachu starwars matrix master ninja shadow hunter killer ranger phoenix
  mustang ferrari porsche mercedes harley yamaha corvette michael jordan daniel andrew thomas robert jessica jennifer
  ashley amanda nicole michelle charlie maggie buster tigger snoopy george matthew joshua anthony william richard
  alejandro carlos maria jose juan luis miguel antonio francisco fernando roberto gabriela daniela valentina isabella
  camille nicolas julien pierre jean marie sophie thibault antoine alexandre freedom libertad liberté liberte trustno
  whatever nothing nada rien access acceso acces computer ordenador ordinateur internet google facebook linkedin microsoft
  windows apple samsung dropbox adobe network server database switchboard callcenter callcentre contactcenter contactcentre
  company empresa entreprise office oficina bureau business work trabajo travail manager supervisor agent agente support
  family familia famille mother father mama papa maman bailey hannah money dinero argent lucky friend friends amigo amigos
  forever jesus jesuschrist dios dieu god heaven blessed faith peace paz happy feliz heureux smile cool hot sexy fuckyou
  fuckme fuck asshole bitch joder mierda puta merde putain`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
