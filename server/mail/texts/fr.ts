import type { LetterTexts } from "../letter-texts.ts";

export const fr: LetterTexts = {
  greeting: (person) => `Bonjour ${person},`,
  leftOut: "(omis dans cette copie)",
  reset: (account) => ({
    subject: "Un nouveau mot de passe pour Switchboard",
    why: `Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte chez ${account}.`,
    pin: "Votre code PIN",
    link: "Choisir un nouveau mot de passe",
    ends: "Le code PIN et le lien sont valables 10 minutes et pour un seul mot de passe. Le changement ferme toutes vos sessions.",
    unasked: "Si vous n’avez rien demandé, il n’y a rien à faire : votre mot de passe ne change pas. Ne donnez le code PIN à personne.",
  }),
  activation: (account, hasPin) => ({
    subject: "Activez votre compte Switchboard",
    why: `Vous avez un compte chez ${account}. Choisissez un mot de passe pour l’activer.`,
    pin: "Votre code PIN",
    link: "Activer le compte",
    ends: hasPin ? "Le code PIN est valable 10 minutes, le lien 3 jours." : "Le lien est valable 3 jours.",
    unasked: "Si vous n’attendez pas de compte, il n’y a rien à faire : il reste inactif.",
  }),
  activated: (account) => ({
    subject: "Votre compte Switchboard est déjà actif",
    why: `Quelqu’un, sans doute vous, a demandé un lien d’activation pour votre compte chez ${account}. Il est déjà actif : il n’y a donc pas de lien.`,
    pin: "",
    link: "Se connecter",
    ends: "Si vous ne connaissez pas le mot de passe, demandez-en un nouveau sur la page de connexion.",
    unasked: "Si vous n’avez rien demandé, il n’y a rien à faire.",
  }),
};
