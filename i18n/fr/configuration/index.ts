import type { NamespaceConfigurationTranslation } from "../../i18n-types";

const fr_configuration = {
  title: "Configuration",
  failed: "Impossible de charger la configuration",
  saved: "Configuration enregistrée",
  changes: { "names-recorded": "{name} a téléchargé un fichier de relecture qui contient des noms" },
  recording: {
    title: "Enregistrement",
    mode: "Mode d’enregistrement",
    modes: { automatic: "Automatique", manual: "Manuel" },
    modeHints: {
      automatic: "Chaque appel est enregistré dès le début.",
      manual: "L’enregistrement de l’appel commence quand l’agent le lance.",
    },
    filename: "Nom du fichier",
    filenameHint:
      "Sans l’extension. Les variables entre accolades sont remplacées par leur valeur pour chaque enregistrement.",
    variables: "Insérer une variable",
    insert: "Insérer {name}",
    variable: {
      callId: "ID de l’appel",
      date: "Date",
      time: "Heure",
      segment: "Segment",
      agent: "Agent",
      contact: "Contact",
      channel: "Canal",
      recordingId: "ID de l’enregistrement",
    },
    example: { segment: "Commandes", agent: "Aisha Khan", contact: "Leo Martin", channel: "video" },
    preview: "Exemple : {name}",
    filenameInvalid: "Utilisez uniquement les variables ci-dessous, sans les caractères {signs}",
  },
  distribution: {
    title: "Distribution des appels",
    model: "Modèle d’ACD",
    models: { default: "Par défaut", circular: "Cascade circulaire" },
    modelHints: {
      default: "Les appels sont distribués à l’agent disponible depuis le plus longtemps.",
      circular: "Les appels sont distribués aux agents à tour de rôle.",
    },
    response: "Temps de réponse maximal",
    seconds: "secondes",
    responseHint: "Durée de sonnerie avant qu’un appel passe à l’agent suivant",
    dismiss: "Les agents peuvent refuser les appels entrants",
    dismissHint:
      "Un appel refusé passe à l’agent suivant. Les rapports le comptent comme refusé, et non comme manqué.",
    effect: "Votre système de téléphonie lit ces paramètres sur la plateforme et distribue les appels.",
  },
  files: {
    title: "Partage de fichiers",
    extensions: "Extensions autorisées",
    hint: "Par exemple pdf ou png. Appuyez sur Entrée ou sur la virgule après chaque extension. Si la liste est vide, tous les types de fichiers peuvent être partagés pendant les appels. La page « Déposer des fichiers » a sa propre liste de types acceptés.",
    invalid: "De 1 à 10 lettres ou chiffres par extension, sans le point",
  },
  captcha: {
    title: "Captcha",
    note: "Protège le widget contre les robots",
    provider: "Fournisseur",
    providers: {
      none: "Aucun",
      recaptcha: "reCAPTCHA",
      "recaptcha-enterprise": "reCAPTCHA Enterprise",
      hcaptcha: "hCaptcha",
      turnstile: "Turnstile",
    },
    siteKey: "Clé du site",
    siteKeyHint: "Publique : visible dans le widget",
    secret: "Secret",
    cdn: "CDN de ressources",
    cdnHint:
      "URL depuis laquelle le widget charge le script captcha. Laissez ce champ vide pour utiliser celle du fournisseur.",
    project: "ID du projet",
    required: "Obligatoire pour ce fournisseur",
    urlInvalid: "Saisissez une URL qui commence par https://",
  },
  backgrounds: {
    title: "Arrière-plans virtuels",
    note: "Images que les agents peuvent afficher en arrière-plan pendant les appels vidéo",
    label: "URL de l’image",
    hint: "Une URL publique qui commence par https:// et que d’autres sites peuvent charger (CORS)",
    add: "Ajouter l’image",
    remove: "Retirer {url}",
    invalid: "Saisissez une URL publique qui commence par https://",
    duplicate: "Cette image est déjà dans la liste",
    none: "Pas encore d’arrière-plans virtuels",
    loading: "Chargement…",
    loaded: "Chargée en {seconds|number} s",
    slow: "L’image met plus de 2 secondes à se charger. Utilisez une image plus petite ou un serveur plus rapide.",
    failedToLoad:
      "Impossible de charger l’image. Elle doit être publique et lisible par d’autres sites (CORS).",
    limit: "20 images maximum. Retirez une image pour en ajouter une autre.",
  },
  privacy: {
    title: "Confidentialité",
    fullName: "Afficher le nom complet des agents",
    fullNameHint:
      "Les clients voient le prénom et le nom dans le widget et dans les e-mails de rendez-vous. Si l’option est désactivée, ils ne voient que le prénom.",
  },
  limits: {
    title: "Limites par statut",
    note: "Le moniteur signale les agents qui les dépassent",
    hint: "Durée maximale dans chaque statut, en minutes. Laissez un champ vide pour ne pas fixer de limite.",
    minutes: "min",
    value: "{status} {minutes} min",
  },
  realtime: {
    title: "Supervision en direct",
    enabled: "Les superviseurs peuvent suivre les appels en direct",
    hint: "Désactiver cette option met fin immédiatement à toutes les supervisions en cours.",
    accepted: "Conditions acceptées le {day}.",
    terms: "Conditions de la supervision en direct",
  },
  site: {
    title: "Votre site",
    note: "Le widget ne fonctionne que sur les pages HTTPS",
    label: "URL du site",
    check: "Vérifier le SSL",
    invalid: "Saisissez une URL valide qui commence par http:// ou https://",
    failed: "Impossible de vérifier le site. Réessayez.",
    states: {
      secure: "{site} utilise SSL avec un certificat de confiance.",
      expired: "Le certificat de {site} a expiré ou n’est pas encore valide. Renouvelez-le.",
      "another-name":
        "Le certificat de {site} est établi pour un autre nom d’hôte. Obtenez un certificat au nom de ce site.",
      untrusted:
        "{site} utilise SSL, mais les navigateurs ne font pas confiance à son certificat. Obtenez un certificat auprès d’une autorité reconnue.",
      without:
        "{site} n’utilise pas SSL : il ne répond pas en HTTPS. Le widget nécessite une connexion HTTPS.",
      "unknown-name": "{site} est introuvable. Vérifiez l’adresse saisie.",
      unreachable: "{site} n’a pas répondu à temps.",
      "not-public":
        "{site} n’est pas accessible depuis Internet : les clients ne peuvent pas l’ouvrir. Il n’a pas été vérifié.",
    },
  },
  beta: {
    title: "Bêta",
    enabled: "Participer à la bêta",
    hint: "Si l’option est activée, les intégrations et le widget proposent aussi des fonctionnalités encore inachevées, susceptibles de changer.",
  },
} satisfies NamespaceConfigurationTranslation;

export default fr_configuration;
