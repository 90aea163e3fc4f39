import type { Language } from "../../openapi/generated/console.ts";

/** Texts of the demo identity provider's pages. */
interface DemoTexts {
  readonly title: string;
  /** Explains its purpose and limits. */
  readonly about: string;
  readonly choose: string;
  /** Precedes a user's name. */
  readonly signInAs: string;
  readonly idle: string;
  readonly changed: string;
  readonly foreign: string;
  readonly busy: string;
  readonly back: string;
  readonly going: string;
  readonly goOn: string;
}

/** The texts of the demo's identity provider. */
export const DEMO_TEXTS: Readonly<Record<Language, DemoTexts>> = {
  en: {
    title: "Demo identity provider",
    about:
      "This stands in for the identity provider of a company. It knows the people of the demo account and asks for no password: anybody could sign in with the one that is printed at the start.",
    choose: "Who are you?",
    signInAs: "Sign in as",
    idle: "Nobody has asked it anything. Begin at the login with “Enterprise single sign-on” and the e-mail supervisor@demo.example.",
    changed:
      "This person has a password of their own by now, so the demo no longer signs them in. Choose somebody else, or sign in with the password.",
    foreign: "This request is not of this platform, and it answers no other.",
    busy: "Too many asked from this address within a minute. Wait a minute, then begin again at the login.",
    back: "Back to the login",
    going: "You are signed in at the demo identity provider and go back to where you came from.",
    goOn: "Go on",
  },
  es: {
    title: "Proveedor de identidad de demostración",
    about:
      "Hace las veces del proveedor de identidad de una empresa. Conoce a las personas de la cuenta de demostración y no pide contraseña: cualquiera podría entrar con la que se muestra al arrancar.",
    choose: "¿Quién eres?",
    signInAs: "Iniciar sesión como",
    idle: "Nadie le ha preguntado nada. Empieza en el inicio de sesión con el inicio de sesión único de empresa y el correo supervisor@demo.example.",
    changed:
      "Esta persona ya tiene su propia contraseña, por lo que la demostración no le da acceso. Elige a otra persona o usa la contraseña.",
    foreign: "Esta solicitud no es de esta plataforma, y no responde a ninguna otra.",
    busy: "Demasiadas solicitudes desde esta dirección en un minuto. Espera un minuto y empieza de nuevo en el inicio de sesión.",
    back: "Volver al inicio de sesión",
    going:
      "Has iniciado sesión en el proveedor de identidad de demostración y vuelves al lugar de donde viniste.",
    goOn: "Continuar",
  },
  fr: {
    title: "Fournisseur d’identité de démonstration",
    about:
      "Il tient lieu de fournisseur d’identité d’une entreprise. Il connaît les personnes du compte de démonstration et ne demande aucun mot de passe : n’importe qui pourrait se connecter avec celui affiché au démarrage.",
    choose: "Qui êtes-vous ?",
    signInAs: "Se connecter comme",
    idle: "Personne ne lui a rien demandé. Commencez à la connexion par l’authentification unique d’entreprise, avec l’adresse supervisor@demo.example.",
    changed:
      "Cette personne a désormais son propre mot de passe : la démonstration ne la connecte plus. Choisissez quelqu’un d’autre, ou utilisez le mot de passe.",
    foreign: "Cette demande ne vient pas de cette plateforme, et il ne répond à aucune autre.",
    busy: "Trop de demandes depuis cette adresse en une minute. Attendez une minute, puis recommencez à la connexion.",
    back: "Retour à la connexion",
    going:
      "Vous êtes connecté auprès du fournisseur d’identité de démonstration et retournez d’où vous venez.",
    goOn: "Continuer",
  },
};
