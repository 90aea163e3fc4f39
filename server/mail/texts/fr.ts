import type { LetterTexts } from "../email-texts.ts";

export const fr: LetterTexts = {
  greeting: (person) => `Bonjour ${person},`,
  labelled: (label, value) => `${label} :${value}`,
  leftOut: "(omis dans cette copie)",
  reset: (account) => ({
    subject: "Un nouveau mot de passe pour Switchboard",
    why: `Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte chez ${account}.`,
    pin: "Votre code PIN",
    link: "Choisir un nouveau mot de passe",
    ends: "Le code PIN et le lien sont valables 10 minutes et pour un seul mot de passe. Le changement ferme toutes vos sessions.",
    unasked:
      "Si vous n’avez rien demandé, il n’y a rien à faire : votre mot de passe ne change pas. Ne donnez le code PIN à personne.",
  }),
  activation: (account, hasPin) => ({
    subject: "Activez votre compte Switchboard",
    why: `Vous avez un compte chez ${account}. Choisissez un mot de passe pour l’activer.`,
    pin: "Votre code PIN",
    link: "Activer le compte",
    ends: hasPin ? "Le code PIN est valable 10 minutes, le lien 3 jours." : "Le lien est valable 3 jours.",
    unasked: "Si vous n’attendez pas de compte, il n’y a rien à faire : il reste inactif.",
  }),
  activated: (account) => ({
    subject: "Votre compte Switchboard est déjà actif",
    why: `Quelqu’un, sans doute vous, a demandé un lien d’activation pour votre compte chez ${account}. Il est déjà actif : il n’y a donc pas de lien.`,
    pin: "",
    link: "Se connecter",
    ends: "Si vous ne connaissez pas le mot de passe, demandez-en un nouveau sur la page de connexion.",
    unasked: "Si vous n’avez rien demandé, il n’y a rien à faire.",
  }),
  done: {
    self: (moment) => `Cela a été fait le ${moment}, depuis une session ouverte avec votre compte.`,
    link: (moment) =>
      `Cela a été fait le ${moment}, avec le code PIN ou le lien d’un courriel envoyé à cette adresse.`,
    administrator: (moment, name) => `Cela a été fait le ${moment} par un administrateur : ${name}.`,
    guesser: (moment) => `C’était le ${moment}, par quelqu’un qui avait indiqué votre mot de passe.`,
  },
  last: (count) =>
    `Ce courriel est le numéro ${count} à ce sujet en 24 heures, et le dernier pour l’instant. Tout ce qui suit est dans le journal d’audit.`,
  notices: {
    "password-changed": (account) => ({
      subject: "Votre mot de passe Switchboard a été changé",
      what: `Le mot de passe de votre compte chez ${account} a été changé, ce qui en a fermé toutes les sessions.`,
      unasked: `Si c’était vous, ou à votre demande, il n’y a rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe et prévenez un administrateur de ${account}.`,
      link: "Choisir un nouveau mot de passe",
    }),
    "email-changed": (account, email) => ({
      subject: "Votre adresse électronique Switchboard a été changée",
      what: `${email === null ? `L’adresse électronique de votre compte chez ${account} a été retirée.` : `L’adresse électronique de votre compte chez ${account} est maintenant ${email}.`} La présente adresse ne permet plus de se connecter et ne recevra plus de courriels au sujet du compte.`,
      unasked: `Si c’était vous, ou à votre demande, il n’y a rien à faire. Sinon, adressez-vous tout de suite à un administrateur de ${account} : qui lit la nouvelle adresse peut choisir votre mot de passe.`,
      link: "",
    }),
    "two-factor-on": (account) => ({
      subject: "L’authentification à deux facteurs a été activée",
      what: `L’authentification à deux facteurs est activée pour votre compte chez ${account} : pour se connecter avec le mot de passe, il faut aussi un code d’une application.`,
      unasked: `Si c’était vous, il n’y a rien à faire. Sinon, quelqu’un connaît votre mot de passe : choisissez-en tout de suite un nouveau et adressez-vous à un administrateur de ${account}.`,
      link: "Choisir un nouveau mot de passe",
    }),
    "two-factor-off": (account) => ({
      subject: "L’authentification à deux facteurs a été désactivée",
      what: `L’authentification à deux facteurs est désactivée pour votre compte chez ${account} : le mot de passe suffit pour se connecter.`,
      unasked: `Si c’était vous, ou à votre demande, il n’y a rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe, activez-la de nouveau et prévenez un administrateur de ${account}.`,
      link: "Choisir un nouveau mot de passe",
    }),
    "codes-closed": (account) => ({
      subject: "Trop de codes erronés après votre mot de passe Switchboard",
      what: `Votre mot de passe chez ${account} a été indiqué, puis trop de codes erronés de l’authentification à deux facteurs. Aucun code n’est accepté pour l’instant : pendant dix minutes, ou une heure après dix d’entre eux.`,
      unasked: `Si c’était vous, réessayez plus tard, ou connectez-vous alors avec un code de secours. Sinon, quelqu’un connaît votre mot de passe : choisissez-en tout de suite un nouveau et prévenez un administrateur de ${account}.`,
      link: "Choisir un nouveau mot de passe",
    }),
    "backup-codes-renewed": (account) => ({
      subject: "De nouveaux codes de secours ont été créés",
      what: `De nouveaux codes de secours ont été créés pour votre compte chez ${account}. Les précédents ne fonctionnent plus.`,
      unasked: `Si c’était vous, il n’y a rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe, créez d’autres codes et prévenez un administrateur de ${account}.`,
      link: "Choisir un nouveau mot de passe",
    }),
    "api-key-created": (account, name) => ({
      subject: "Une clé d’API Switchboard a été créée",
      what: `Il y a une nouvelle clé d’API pour ${account} : « ${name ?? ""} ». Vous recevez ce courriel en tant qu’administrateur principal du compte.`,
      unasked:
        "Si vous l’attendiez, il n’y a rien à faire. Sinon, révoquez la clé tout de suite et faites changer le mot de passe de la personne qui l’a créée.",
      link: "Voir les clés d’API",
    }),
    "principal-changed": (account, name) => ({
      subject: "Il y a maintenant un autre administrateur principal",
      what: `${account} a un autre administrateur principal : ${name ?? ""}. Jusqu’ici, c’était vous. Le compte lui-même et les autres administrateurs relèvent désormais de lui ou d’elle.`,
      unasked: `Si vous l’avez cédé, il n’y a rien à faire. Sinon, quelqu’un s’est servi de votre session ou connaît votre mot de passe : choisissez-en tout de suite un nouveau et parlez sans attendre à ${name ?? ""}.`,
      link: "Choisir un nouveau mot de passe",
    }),
    "sso-changed": (account, on) => ({
      subject: "Les réglages de l’authentification unique ont été changés",
      what: `Les réglages de l’authentification unique de ${account} ont été changés. Elle est maintenant ${on === null ? "désactivée" : "activée"}. Vous recevez ce courriel en tant qu’administrateur principal du compte.`,
      unasked:
        "Si vous l’attendiez, il n’y a rien à faire. Sinon, regardez les réglages tout de suite : ils disent quel fournisseur d’identité peut connecter des personnes. Faites aussi changer le mot de passe de la personne qui les a changés.",
      link: "Voir les réglages",
    }),
  },
  absence: {
    subject: (label, count) =>
      count === 1
        ? `Un agent n’est pas connecté\u00a0: ${label}`
        : `${count} agents ne sont pas connectés\u00a0: ${label}`,
    why: ({ label, account, day, hours, zone }) =>
      `Selon les horaires de travail «\u00a0${label}\u00a0» de ${account}, ils doivent être connectés le ${day}, ${hours} (${zone})\u00a0:`,
    hours: (from, to, endsNextDay) => `${from}–${to}${endsNextDay ? " (lendemain)" : ""}`,
    agent: (name, time, left) =>
      left
        ? `${name}\u00a0: pas connecté depuis ${time}`
        : `${name}\u00a0: ne s’est pas connecté depuis le début de la plage à ${time}`,
    link: "Ouvrir les horaires de travail",
    once: "Vous êtes prévenu une fois par agent et par plage. Les horaires de travail disent qui est prévenu, et si quelqu’un l’est.",
  },
  appointment: (what, { service, account, agent, date, time, zone }) => {
    const when = `${date}, ${time} (${zone})`;
    const said = {
      "appointment-created": {
        subject: `Votre rendez-vous\u00a0: ${service}, ${date}`,
        said: `Vous avez un rendez-vous chez ${account} pour «\u00a0${service}\u00a0» le ${when}.`,
      },
      "appointment-canceled": {
        subject: `Annulé\u00a0: ${service}, ${date}`,
        said: `Votre rendez-vous chez ${account} pour «\u00a0${service}\u00a0» du ${when} a été annulé.`,
      },
      "appointment-rescheduled": {
        subject: `Nouvel horaire\u00a0: ${service}, ${date}`,
        said: `Votre rendez-vous chez ${account} pour «\u00a0${service}\u00a0» a un nouvel horaire\u00a0: le ${when}.`,
      },
      "appointment-reminder": {
        subject: `Rappel\u00a0: ${service}, ${date}`,
        said: `Nous vous rappelons votre rendez-vous chez ${account} pour «\u00a0${service}\u00a0» le ${when}.`,
      },
    }[what];
    return { ...said, agent: `Votre interlocuteur\u00a0: ${agent}` };
  },
};
