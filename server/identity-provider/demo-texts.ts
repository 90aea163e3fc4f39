import type { Language } from "../../openapi/generated/console.ts";

/** Texts of the demo identity provider's pages. */
interface DemoTexts {
  readonly title: string;
  /** Explains the purpose of the page. */
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

export const DEMO_TEXTS: Readonly<Record<Language, DemoTexts>> = {
  en: {
    title: "Demo identity provider",
    about:
      "This page simulates a company's identity provider. Choose a user of the demo account; no password is needed, as the demo password is printed at the start.",
    choose: "Who are you?",
    signInAs: "Sign in as",
    idle: "No sign-in request. Start on the sign-in page with “Enterprise single sign-on” and the email supervisor@demo.example.",
    changed: "This user has set their own password. Choose another user, or sign in with the password.",
    foreign: "This request comes from another platform. Start again on the sign-in page.",
    busy: "Too many requests from this IP address. Wait a minute, then start again on the sign-in page.",
    back: "Back to the login",
    going: "You are signed in at the demo identity provider. Continue to return to Switchboard.",
    goOn: "Continue",
  },
  es: {
    title: "Proveedor de identidad de demostración",
    about:
      "Esta página simula el proveedor de identidad de una empresa. Elige un usuario de la cuenta de demostración. No hace falta contraseña, porque la de la demostración se muestra al arrancar.",
    choose: "¿Quién eres?",
    signInAs: "Iniciar sesión como",
    idle: "No hay ninguna solicitud de inicio de sesión. Empieza en la página de inicio de sesión con el inicio de sesión único de empresa y el correo supervisor@demo.example.",
    changed: "Este usuario ya tiene su propia contraseña. Elige otro o inicia sesión con la contraseña.",
    foreign: "Esta solicitud viene de otra plataforma. Vuelve a empezar en la página de inicio de sesión.",
    busy: "Demasiadas solicitudes desde esta dirección IP. Espera un minuto y vuelve a empezar en la página de inicio de sesión.",
    back: "Volver al inicio de sesión",
    going:
      "Has iniciado sesión en el proveedor de identidad de demostración. Continúa para volver a Switchboard.",
    goOn: "Continuar",
  },
  fr: {
    title: "Fournisseur d’identité de démonstration",
    about:
      "Cette page simule le fournisseur d’identité d’une entreprise. Choisissez un utilisateur du compte de démonstration. Aucun mot de passe n’est demandé, car celui de la démonstration est affiché au démarrage.",
    choose: "Qui êtes-vous ?",
    signInAs: "Se connecter comme",
    idle: "Aucune demande de connexion. Commencez sur la page de connexion par l’authentification unique d’entreprise, avec l’adresse supervisor@demo.example.",
    changed:
      "Cet utilisateur a défini son propre mot de passe. Choisissez-en un autre, ou connectez-vous avec le mot de passe.",
    foreign: "Cette demande vient d’une autre plateforme. Recommencez sur la page de connexion.",
    busy: "Trop de demandes depuis cette adresse IP. Attendez une minute, puis recommencez sur la page de connexion.",
    back: "Retour à la connexion",
    going:
      "Vous êtes connecté auprès du fournisseur d’identité de démonstration. Continuez pour revenir à Switchboard.",
    goOn: "Continuer",
  },
};
