import type { Language } from "../../openapi/generated/console.ts";

/** Texts of a simple page: a placeholder for an external tool, or a result of single sign-on. */
export interface Place {
  readonly title: string;
  readonly lines: readonly string[];
  /** Label of the link to `/login`; absent on pages without this link. */
  readonly back?: string;
}

/** Page for agents while PANEL_URL is not set. */
export const PANEL: Readonly<Record<Language, Place>> = {
  en: {
    title: "The agent panel is not configured yet",
    lines: [
      "You signed in with an agent account. Agents work in the agent panel, not in this console.",
      "Your administrator can set its URL in PANEL_URL.",
    ],
    back: "Back to the login",
  },
  es: {
    title: "El panel de agentes aún no está configurado",
    lines: [
      "Has iniciado sesión con una cuenta de agente. Los agentes trabajan en el panel de agentes, no en esta consola.",
      "El administrador puede definir su URL en PANEL_URL.",
    ],
    back: "Volver al inicio de sesión",
  },
  fr: {
    title: "L’espace des agents n’est pas encore configuré",
    lines: [
      "Vous vous êtes connecté avec un compte d’agent. Les agents travaillent dans leur espace, pas dans cette console.",
      "L’administrateur peut définir son URL dans PANEL_URL.",
    ],
    back: "Retour à la connexion",
  },
};

/**
 * Page for a single sign-on that cannot start: the email has no single sign-on, or the sign-in request is
 * unknown or expired.
 */
export const SSO_UNKNOWN: Readonly<Record<Language, Place>> = {
  en: {
    title: "No single sign-on for this email",
    lines: [
      "This email belongs to no account, or its company has not enabled single sign-on.",
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

/** Page at the end of a test of single sign-on. The tab may not be signed in. */
export const SSO_TESTED: Readonly<Record<Language, Place>> = {
  en: {
    title: "The test sign-in is over",
    lines: [
      "The result is under “Try it” in the tab that you came from.",
      "No session was started. You can close this tab.",
    ],
  },
  es: {
    title: "La prueba de inicio de sesión ha terminado",
    lines: [
      "El resultado aparece en «Probar», en la pestaña desde la que empezaste.",
      "No se ha iniciado ninguna sesión. Puedes cerrar esta pestaña.",
    ],
  },
  fr: {
    title: "La connexion d’essai est terminée",
    lines: [
      "Le résultat s’affiche sous « Essayer », dans l’onglet d’où vous êtes parti.",
      "Aucune session n’a été ouverte. Vous pouvez fermer cet onglet.",
    ],
  },
};

/** Page in place of the feedback tool while FEEDBACK_URL is not set. */
export const FEEDBACK_BOARD: Readonly<Record<Language, Place>> = {
  en: {
    title: "The feedback tool is not configured yet",
    lines: [
      "The console signed you in, as it would at the feedback tool.",
      "Your administrator can set its URL in FEEDBACK_URL.",
    ],
    back: "Back to the console",
  },
  es: {
    title: "La herramienta de sugerencias aún no está configurada",
    lines: [
      "La consola ha iniciado tu sesión, como lo haría en la herramienta de sugerencias.",
      "El administrador puede definir su URL en FEEDBACK_URL.",
    ],
    back: "Volver a la consola",
  },
  fr: {
    title: "L’outil de suggestions n’est pas encore configuré",
    lines: [
      "La console vous a connecté, comme elle le ferait auprès de l’outil de suggestions.",
      "L’administrateur peut définir son URL dans FEEDBACK_URL.",
    ],
    back: "Retour à la console",
  },
};

/** Page for users above level 5, who use a separate console, while CONSOLE_URL is not set. */
export const SEPARATE_CONSOLE: Readonly<Record<Language, Place>> = {
  en: {
    title: "Your account uses a separate console",
    lines: [
      "This console is not for accounts of your level.",
      "The URL of the separate console is not configured yet. Your administrator can set it in CONSOLE_URL.",
    ],
    back: "Back to the login",
  },
  es: {
    title: "Tu cuenta tiene su propia consola",
    lines: [
      "Las cuentas de tu nivel no usan esta consola.",
      "La URL de esa consola aún no está configurada. El administrador puede definirla en CONSOLE_URL.",
    ],
    back: "Volver al inicio de sesión",
  },
  fr: {
    title: "Votre compte a sa propre console",
    lines: [
      "Les comptes de votre niveau n’utilisent pas cette console.",
      "L’URL de cette console n’est pas encore configurée. L’administrateur peut la définir dans CONSOLE_URL.",
    ],
    back: "Retour à la connexion",
  },
};

/** Page in place of the page with the call widget, where segment links lead, while CALL_URL is not set. */
export const CALL_PAGE: Readonly<Record<Language, Place>> = {
  en: {
    title: "The page for calls is not configured yet",
    lines: [
      "This link leads to a service that customers call.",
      "An administrator can set the URL of the page with the call widget in CALL_URL.",
    ],
  },
  es: {
    title: "La página de llamadas aún no está configurada",
    lines: [
      "Este enlace lleva a un servicio al que llaman los clientes.",
      "Un administrador puede definir en CALL_URL la URL de la página con el widget de llamadas.",
    ],
  },
  fr: {
    title: "La page d’appel n’est pas encore configurée",
    lines: [
      "Ce lien mène à un service que les clients appellent.",
      "Un administrateur peut définir dans CALL_URL l’URL de la page qui contient le widget d’appel.",
    ],
  },
};

/** Page in place of the booking page, where calendar service links lead, while CALENDAR_URL is not set. */
export const CALENDAR_PAGE: Readonly<Record<Language, Place>> = {
  en: {
    title: "The booking page is not configured yet",
    lines: [
      "This link leads to a service for which customers make appointments.",
      "An administrator can set the URL of the booking page in CALENDAR_URL.",
    ],
  },
  es: {
    title: "La página de citas aún no está configurada",
    lines: [
      "Este enlace lleva a un servicio para el que los clientes piden cita.",
      "Un administrador puede definir en CALENDAR_URL la URL de la página de citas.",
    ],
  },
  fr: {
    title: "La page de rendez-vous n’est pas encore configurée",
    lines: [
      "Ce lien mène à un service pour lequel les clients prennent rendez-vous.",
      "Un administrateur peut définir dans CALENDAR_URL l’URL de la page de rendez-vous.",
    ],
  },
};
