import type { Language } from "../../openapi/generated/console.ts";

/** Placeholder page for an external tool. */
export interface Place {
  readonly title: string;
  readonly lines: readonly string[];
  /** The words of the way back; left out where one only closes the page. */
  readonly back?: string;
}

/** Page for agents while PANEL_URL is not set. */
export const PANEL: Readonly<Record<Language, Place>> = {
  en: {
    title: "The agent panel is elsewhere",
    lines: [
      "You signed in with an agent account. Agents work in the agent panel, not in this console.",
      "This installation does not name the address of its panel yet. Your administrator can set it as PANEL_URL.",
    ],
    back: "Back to the login",
  },
  es: {
    title: "El panel de agentes está en otro lugar",
    lines: [
      "Has iniciado sesión con una cuenta de agente. Los agentes trabajan en el panel de agentes, no en esta consola.",
      "Esta instalación aún no indica la dirección de su panel. El administrador puede configurarla en PANEL_URL.",
    ],
    back: "Volver al inicio de sesión",
  },
  fr: {
    title: "L’espace des agents est ailleurs",
    lines: [
      "Vous vous êtes connecté avec un compte d’agent. Les agents travaillent dans leur espace, pas dans cette console.",
      "Cette installation n’indique pas encore l’adresse de cet espace. L’administrateur peut la définir dans PANEL_URL.",
    ],
    back: "Retour à la connexion",
  },
};

/** Page for emails without single sign-on, and for all users while it is off. */
export const SSO_UNKNOWN: Readonly<Record<Language, Place>> = {
  en: {
    title: "No single sign-on for this e-mail",
    lines: [
      "Either this e-mail belongs to no account here, or its company has not switched single sign-on on.",
      "Sign in with your password, or ask your administrator.",
    ],
    back: "Back to the login",
  },
  es: {
    title: "No hay inicio de sesión único para este correo",
    lines: [
      "Este correo no pertenece a ninguna cuenta, o la empresa a la que pertenece no ha activado el inicio de sesión único.",
      "Inicia sesión con tu contraseña o consulta a tu administrador.",
    ],
    back: "Volver al inicio de sesión",
  },
  fr: {
    title: "Pas d’authentification unique pour cette adresse",
    lines: [
      "Cette adresse n’appartient à aucun compte, ou son entreprise n’a pas activé l’authentification unique.",
      "Connectez-vous avec votre mot de passe, ou adressez-vous à votre administrateur.",
    ],
    back: "Retour à la connexion",
  },
};

/** Page at the end of a test sign-in, in a tab that may not be signed in. */
export const SSO_TESTED: Readonly<Record<Language, Place>> = {
  en: {
    title: "The test sign-in is over",
    lines: [
      "What your identity provider answered, and what Switchboard made of it, stands under “Try it” in the tab that you came from.",
      "Nobody was signed in. You can close this tab.",
    ],
  },
  es: {
    title: "La entrada de prueba ha terminado",
    lines: [
      "Lo que respondió tu proveedor de identidad, y lo que Switchboard hizo con ello, está en «Probar», en la pestaña de la que vienes.",
      "No se ha iniciado ninguna sesión. Puedes cerrar esta pestaña.",
    ],
  },
  fr: {
    title: "La connexion d’essai est terminée",
    lines: [
      "La réponse de votre fournisseur d’identité, et ce que Switchboard en a fait, se trouvent sous « Essayer », dans l’onglet d’où vous venez.",
      "Personne n’a été connecté. Vous pouvez fermer cet onglet.",
    ],
  },
};

/** Page for customer feedback while FEEDBACK_URL is not set. */
export const FEEDBACK_BOARD: Readonly<Record<Language, Place>> = {
  en: {
    title: "The feedback board is elsewhere",
    lines: [
      "You arrived signed in, as you would at the feedback tool.",
      "This installation does not name the address of its feedback tool yet. Your administrator can set it as FEEDBACK_URL.",
    ],
    back: "Back to the console",
  },
  es: {
    title: "El tablón de sugerencias está en otro lugar",
    lines: [
      "Has llegado con la sesión iniciada, como llegarías a la herramienta de sugerencias.",
      "Esta instalación aún no indica la dirección de esa herramienta. El administrador puede configurarla en FEEDBACK_URL.",
    ],
    back: "Volver a la consola",
  },
  fr: {
    title: "L’espace des suggestions est ailleurs",
    lines: [
      "Vous êtes arrivé connecté, comme vous le seriez dans l’outil de suggestions.",
      "Cette installation n’indique pas encore l’adresse de cet outil. L’administrateur peut la définir dans FEEDBACK_URL.",
    ],
    back: "Retour à la console",
  },
};

/** Page for accounts above level 4 while CONSOLE_URL is not set. */
export const SEPARATE_CONSOLE: Readonly<Record<Language, Place>> = {
  en: {
    title: "Your account has a console of its own",
    lines: [
      "Accounts of your level do not use this console.",
      "This installation does not name the address of the other one yet. Your administrator can set it as CONSOLE_URL.",
    ],
    back: "Back to the login",
  },
  es: {
    title: "Tu cuenta tiene su propia consola",
    lines: [
      "Las cuentas de tu nivel no usan esta consola.",
      "Esta instalación aún no indica la dirección de la otra. El administrador puede configurarla en CONSOLE_URL.",
    ],
    back: "Volver al inicio de sesión",
  },
  fr: {
    title: "Votre compte a sa propre console",
    lines: [
      "Les comptes de votre niveau n’utilisent pas cette console.",
      "Cette installation n’indique pas encore l’adresse de l’autre. L’administrateur peut la définir dans CONSOLE_URL.",
    ],
    back: "Retour à la connexion",
  },
};

/** Page for segment links while CALL_URL is not set. */
export const CALL_PAGE: Readonly<Record<Language, Place>> = {
  en: {
    title: "Calls are taken elsewhere",
    lines: [
      "This link leads to a service that customers call.",
      "This installation does not name the page with its call widget yet. Its administrator can set it as CALL_URL; this link then leads there.",
    ],
  },
  es: {
    title: "Las llamadas se atienden en otro lugar",
    lines: [
      "Este enlace lleva a un servicio al que llaman los clientes.",
      "Esta instalación aún no indica la página de su widget de llamadas. El administrador puede configurarla en CALL_URL; este enlace llevará entonces allí.",
    ],
  },
  fr: {
    title: "Les appels sont pris ailleurs",
    lines: [
      "Ce lien mène à un service que les clients appellent.",
      "Cette installation n’indique pas encore la page de son widget d’appel. L’administrateur peut la définir dans CALL_URL ; ce lien y mènera alors.",
    ],
  },
};

/** Page for calendar service links while CALENDAR_URL is not set. */
export const CALENDAR_PAGE: Readonly<Record<Language, Place>> = {
  en: {
    title: "Appointments are made elsewhere",
    lines: [
      "This link leads to a service for which customers make appointments.",
      "This installation does not name the page of its calendar yet. Its administrator can set it as CALENDAR_URL; this link then leads there.",
    ],
  },
  es: {
    title: "Las citas se piden en otro lugar",
    lines: [
      "Este enlace lleva a un servicio para el que los clientes piden cita.",
      "Esta instalación aún no indica la página de su calendario. El administrador puede configurarla en CALENDAR_URL; este enlace llevará entonces allí.",
    ],
  },
  fr: {
    title: "Les rendez-vous se prennent ailleurs",
    lines: [
      "Ce lien mène à un service pour lequel les clients prennent rendez-vous.",
      "Cette installation n’indique pas encore la page de son calendrier. L’administrateur peut la définir dans CALENDAR_URL ; ce lien y mènera alors.",
    ],
  },
};
