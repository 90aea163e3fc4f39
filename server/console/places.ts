import type { Language } from "../../openapi/generated/console.ts";

/** A page of ours for a place that an installation may have elsewhere. */
export interface Place {
  readonly title: string;
  readonly lines: readonly string[];
  readonly back: string;
}

/** Where agents are sent, until PANEL_URL names their panel. */
export const PANEL: Readonly<Record<Language, Place>> = {
  en: {
    title: "The agent panel is elsewhere",
    lines: ["You signed in with an agent account. Agents work in the agent panel, not in this console.", "This installation does not name the address of its panel yet. Your administrator can set it as PANEL_URL."],
    back: "Back to the login",
  },
  es: {
    title: "El panel de agentes está en otro lugar",
    lines: ["Ha iniciado sesión con una cuenta de agente. Los agentes trabajan en el panel de agentes, no en esta consola.", "Esta instalación aún no indica la dirección de su panel. El administrador puede configurarla en PANEL_URL."],
    back: "Volver al inicio de sesión",
  },
  fr: {
    title: "L’espace des agents est ailleurs",
    lines: ["Vous vous êtes connecté avec un compte d’agent. Les agents travaillent dans leur espace, pas dans cette console.", "Cette installation n’indique pas encore l’adresse de cet espace. L’administrateur peut la définir dans PANEL_URL."],
    back: "Retour à la connexion",
  },
};

/** Where accounts above level 4 are sent, until CONSOLE_URL names their console. */
export const SEPARATE_CONSOLE: Readonly<Record<Language, Place>> = {
  en: {
    title: "Your account has a console of its own",
    lines: ["Accounts of your level do not use this console.", "This installation does not name the address of the other one yet. Your administrator can set it as CONSOLE_URL."],
    back: "Back to the login",
  },
  es: {
    title: "Su cuenta tiene su propia consola",
    lines: ["Las cuentas de su nivel no usan esta consola.", "Esta instalación aún no indica la dirección de la otra. El administrador puede configurarla en CONSOLE_URL."],
    back: "Volver al inicio de sesión",
  },
  fr: {
    title: "Votre compte a sa propre console",
    lines: ["Les comptes de votre niveau n’utilisent pas cette console.", "Cette installation n’indique pas encore l’adresse de l’autre. L’administrateur peut la définir dans CONSOLE_URL."],
    back: "Retour à la connexion",
  },
};
