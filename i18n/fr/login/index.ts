import type { NamespaceLoginTranslation } from "../../i18n-types";

const fr_login = {
  title: "Se connecter",
  email: "Adresse électronique ou nom d’utilisateur",
  password: "Mot de passe",
  showPassword: "Afficher le mot de passe",
  hidePassword: "Masquer le mot de passe",
  remember: "Rester connecté sur cet appareil",
  agreement: "J’accepte les <terms>conditions d’utilisation</terms> et l’<privacy>avis de confidentialité</privacy>",
  submit: "Se connecter",
  forgot: "Mot de passe oublié ?",
  or: "ou",
  enterprise: "Authentification unique d’entreprise",
  locked: "Changez ce que vous avez saisi, ou attendez une demi-minute.",
  missing: {
    email: "Saisissez votre adresse électronique ou votre nom d’utilisateur.",
    password: "Saisissez votre mot de passe.",
    terms: "Acceptez les conditions pour vous connecter.",
  },
  papers: { label: "Mentions légales", terms: "Conditions d’utilisation", privacy: "Avis de confidentialité" },
} satisfies NamespaceLoginTranslation;

export default fr_login;
