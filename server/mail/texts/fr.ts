import type { EmailTexts } from "../email-texts.ts";

export const fr: EmailTexts = {
  greeting: (person) => `Bonjour ${person},`,
  labeled: (label, value) => `${label} :${value}`,
  leftOut: "(omis dans cette copie)",
  reset: (account) => ({
    subject: "Réinitialisez votre mot de passe Switchboard",
    intro: `Nous avons reçu une demande de nouveau mot de passe pour votre compte chez ${account}.`,
    pin: "Votre code PIN",
    link: "Choisir un nouveau mot de passe",
    validity:
      "Le code PIN et le lien expirent dans 10 minutes et ne servent qu’une fois. Le nouveau mot de passe ferme toutes vos sessions.",
    ifUnexpected:
      "Si vous n’avez rien demandé, ignorez cet e-mail : votre mot de passe ne change pas. Ne communiquez le code PIN à personne.",
  }),
  activation: (account, hasPin) => ({
    subject: "Activez votre compte Switchboard",
    intro: `Vous avez un compte chez ${account}. Choisissez un mot de passe pour l’activer.`,
    pin: "Votre code PIN",
    link: "Activer le compte",
    validity: hasPin
      ? "Le code PIN expire dans 10 minutes, le lien dans 3 jours."
      : "Le lien expire dans 3 jours.",
    ifUnexpected: "Si vous n’attendez pas de compte, ignorez cet e-mail : il reste inactif.",
  }),
  activated: (account) => ({
    subject: "Votre compte Switchboard est déjà actif",
    intro: `Nous avons reçu une demande de lien d’activation pour votre compte chez ${account}. Le compte est déjà actif.`,
    pin: "",
    link: "Se connecter",
    validity: "Si vous avez oublié votre mot de passe, demandez-en un nouveau sur la page de connexion.",
    ifUnexpected: "Si vous n’avez rien demandé, ignorez cet e-mail.",
  }),
  done: {
    self: (moment) => `La modification date du ${moment}, depuis une session de votre compte.`,
    link: (moment) =>
      `La modification date du ${moment}, avec le code PIN ou le lien d’un e-mail envoyé à cette adresse.`,
    administrator: (moment, name) =>
      `La modification a été faite le ${moment} par un administrateur : ${name}.`,
    guesser: (moment) =>
      `Les codes ont été saisis le ${moment} par une personne qui connaît votre mot de passe.`,
  },
  last: (count) =>
    `Cet e-mail est le numéro ${count} de ce type en 24 heures, et le dernier pour l’instant. Consultez les modifications suivantes dans le journal d’audit.`,
  notices: {
    "password-changed": (account) => ({
      subject: "Votre mot de passe Switchboard a été changé",
      change: `Le mot de passe de votre compte chez ${account} a été changé. Toutes ses sessions ont été fermées.`,
      ifUnexpected: `Si cette modification vient de vous ou de votre demande, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe et prévenez un administrateur de ${account}.`,
      link: "Choisir un nouveau mot de passe",
    }),
    "email-changed": (account, email) => ({
      subject: "Votre adresse e-mail Switchboard a été changée",
      change: `${email === null ? `L’adresse e-mail de votre compte chez ${account} a été retirée.` : `L’adresse e-mail de votre compte chez ${account} est maintenant ${email}.`} Vous ne pouvez plus vous connecter avec cette adresse-ci, et elle ne recevra plus d’e-mails au sujet du compte.`,
      ifUnexpected: `Si cette modification vient de vous ou de votre demande, vous n’avez rien à faire. Sinon, prévenez tout de suite un administrateur de ${account} : le titulaire de la nouvelle adresse peut choisir votre mot de passe.`,
      link: "",
    }),
    "two-factor-on": (account) => ({
      subject: "L’authentification à deux facteurs a été activée",
      change: `L’authentification à deux facteurs est maintenant activée pour votre compte chez ${account}. Pour vous connecter avec le mot de passe, il vous faut aussi un code de votre application d’authentification.`,
      ifUnexpected: `Si vous l’avez activée, vous n’avez rien à faire. Sinon, une autre personne connaît votre mot de passe : choisissez-en tout de suite un nouveau et prévenez un administrateur de ${account}.`,
      link: "Choisir un nouveau mot de passe",
    }),
    "two-factor-off": (account) => ({
      subject: "L’authentification à deux facteurs a été désactivée",
      change: `L’authentification à deux facteurs est maintenant désactivée pour votre compte chez ${account}. Le mot de passe suffit pour se connecter.`,
      ifUnexpected: `Si cette modification vient de vous ou de votre demande, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe, réactivez-la et prévenez un administrateur de ${account}.`,
      link: "Choisir un nouveau mot de passe",
    }),
    "codes-closed": (account) => ({
      subject: "Trop de codes erronés pour votre compte Switchboard",
      change: `Votre mot de passe chez ${account} a été saisi, puis trop de codes erronés de l’authentification à deux facteurs. Les codes sont bloqués pendant 10 minutes, ou pendant une heure après dix codes erronés.`,
      ifUnexpected: `Si c’était vous, réessayez plus tard ou utilisez alors un code de secours. Sinon, une autre personne connaît votre mot de passe : choisissez-en tout de suite un nouveau et prévenez un administrateur de ${account}.`,
      link: "Choisir un nouveau mot de passe",
    }),
    "backup-codes-renewed": (account) => ({
      subject: "De nouveaux codes de secours ont été créés",
      change: `De nouveaux codes de secours ont été créés pour votre compte chez ${account}. Les précédents ne fonctionnent plus.`,
      ifUnexpected: `Si vous les avez créés, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe, créez d’autres codes et prévenez un administrateur de ${account}.`,
      link: "Choisir un nouveau mot de passe",
    }),
    "api-key-created": (account, name) => ({
      subject: "Une clé d’API Switchboard a été créée",
      change: `Une nouvelle clé d’API a été créée pour ${account} : « ${name ?? ""} ». Vous recevez cet e-mail en tant qu’administrateur principal.`,
      ifUnexpected:
        "Si vous vous y attendiez, vous n’avez rien à faire. Sinon, révoquez la clé tout de suite et changez le mot de passe de l’utilisateur qui l’a créée.",
      link: "Voir les clés d’API",
    }),
    "principal-changed": (account, name) => ({
      subject: "L’administrateur principal a changé",
      change: `L’administrateur principal de ${account} est maintenant ${name ?? ""}. Vous n’avez plus ce rôle : le compte et ses autres administrateurs relèvent du nouvel administrateur principal.`,
      ifUnexpected: `Si vous avez cédé ce rôle, vous n’avez rien à faire. Sinon, une autre personne a utilisé votre session ou connaît votre mot de passe : choisissez-en tout de suite un nouveau et contactez immédiatement ${name ?? ""}.`,
      link: "Choisir un nouveau mot de passe",
    }),
    "sso-changed": (account, on) => ({
      subject: "Les paramètres de l’authentification unique ont été modifiés",
      change: `Les paramètres de l’authentification unique de ${account} ont été modifiés. Elle est maintenant ${on === null ? "désactivée" : "activée"}. Vous recevez cet e-mail en tant qu’administrateur principal.`,
      ifUnexpected:
        "Si vous vous y attendiez, vous n’avez rien à faire. Sinon, vérifiez tout de suite les paramètres : ils déterminent quel fournisseur d’identité peut connecter les utilisateurs. Changez aussi le mot de passe de l’utilisateur qui les a modifiés.",
      link: "Voir les paramètres",
    }),
  },
  absence: {
    subject: (label, count) =>
      count === 1
        ? `Un agent n’est pas connecté : ${label}`
        : `${count} agents ne sont pas connectés : ${label}`,
    intro: ({ label, account, day, hours, zone }) =>
      `Selon les horaires de travail « ${label} » de ${account}, ces agents devraient être connectés le ${day}, ${hours} (${zone}) :`,
    hours: (from, to, endsNextDay) => `${from}–${to}${endsNextDay ? " (lendemain)" : ""}`,
    agent: (name, time, left) =>
      left ? `${name} : déconnecté depuis ${time}` : `${name} : non connecté depuis le début, à ${time}`,
    link: "Voir les horaires de travail",
    footer:
      "Vous recevez un e-mail par agent et par plage. Dans les horaires de travail, vous pouvez changer les abonnés ou désactiver ces e-mails.",
  },
  appointment: (what, { service, account, agent, date, time, zone }) => {
    const when = `${date}, ${time} (${zone})`;
    const texts = {
      "appointment-created": {
        subject: `Votre rendez-vous : ${service}, ${date}`,
        intro: `Vous avez un rendez-vous chez ${account} pour « ${service} » le ${when}.`,
      },
      "appointment-canceled": {
        subject: `Annulé : ${service}, ${date}`,
        intro: `Votre rendez-vous chez ${account} pour « ${service} » du ${when} a été annulé.`,
      },
      "appointment-rescheduled": {
        subject: `Nouvel horaire : ${service}, ${date}`,
        intro: `Votre rendez-vous chez ${account} pour « ${service} » a été déplacé au ${when}.`,
      },
      "appointment-reminder": {
        subject: `Rappel : ${service}, ${date}`,
        intro: `Nous vous rappelons votre rendez-vous chez ${account} pour « ${service} » le ${when}.`,
      },
    }[what];
    return { ...texts, agent: `Votre interlocuteur : ${agent}` };
  },
};
