/** Texts of calendars and of working hours. */
export const calendars = {
  workingHours: {
    title: "Horaires de travail",
    search: "Rechercher dans les horaires de travail",
    empty: {
      title: "Pas encore d’horaires de travail",
      text: "Les horaires de travail définissent quand les agents doivent être connectés, et quels abonnés sont prévenus en cas d’absence. Ajoutez vos premiers horaires.",
    },
    create: "Nouveaux horaires de travail",
    edit: "Modifier les horaires « {name} »",
    remove: "Supprimer les horaires « {name} »",
    removeText:
      "Les abonnés ne seront plus prévenus des absences, et les rendez-vous ne seront plus limités à ces horaires.",
    removed: "Horaires « {name} » supprimés",
    changes: { missed: "Agents absents signalés par {name}" },
    fields: {
      label: "Nom",
      notificationEnabled: "Avis d’absence",
      gracePeriod: "Délai de tolérance (minutes)",
      days: "Jours et heures",
      agents: "Agents",
      subscribers: "Abonnés",
    },
    hints: {
      notificationEnabled: "Un e-mail par agent absent et par plage",
      gracePeriod: "Absence tolérée avant que les abonnés soient prévenus",
      days: "Dans le fuseau horaire du compte. Pour finir à minuit, saisissez 00:00. Sans horaires, les absences ne sont pas signalées et les rendez-vous ne sont pas limités.",
      agents:
        "Ces agents doivent être connectés pendant ces horaires. Les rendez-vous ne leur sont affectés que dans ces horaires.",
      subscribers: "Utilisateurs qui reçoivent les e-mails",
    },
    faults: {},
    choices: {},
  },
  customEmails: {
    title: "E-mails personnalisés",
    search: "Rechercher dans les e-mails personnalisés",
    empty: {
      title: "Pas encore d’e-mails personnalisés",
      text: "Les clients reçoivent les e-mails de la plateforme concernant leurs rendez-vous. Ajoutez un e-mail personnalisé pour remplacer l’un de ces e-mails.",
    },
    create: "Nouvel e-mail personnalisé",
    edit: "Modifier l’e-mail « {name} »",
    remove: "Supprimer l’e-mail « {name} »",
    removeText: "Les services qui l’utilisent enverront l’e-mail de la plateforme.",
    removed: "E-mail « {name} » supprimé",
    fields: {
      name: "Nom",
      slug: "ID",
      template: "E-mail remplacé",
      subject: "Objet",
      title: "Titre",
      paragraphs: "Paragraphes",
    },
    hints: {
      slug: "ID utilisé par les intégrations : lettres, chiffres, - et _",
      subject: "Variables autorisées ; l’aperçu les indique",
      paragraphs:
        "HTML simple : gras, italique, liens, listes, images. Les scripts et les styles sont supprimés.",
    },
    faults: {
      slug: {
        pattern: "Utilisez des lettres, des chiffres, - et _. Commencez par une lettre ou un chiffre.",
        taken: "Un autre e-mail a déjà cet ID",
      },
      template: {
        "same-letter": "Un service qui utilise cet e-mail a déjà un autre e-mail personnalisé pour ce cas",
      },
    },
    choices: {
      template: {
        "appointment-created": "Rendez-vous pris",
        "appointment-canceled": "Rendez-vous annulé",
        "appointment-rescheduled": "Rendez-vous déplacé",
        "appointment-reminder": "Rappel",
      },
    },
    rows: {
      paragraphs: {
        one: "Paragraphe {number}",
        add: "Ajouter un paragraphe",
        fields: { html: "HTML" },
        hints: {},
        faults: {},
        choices: {},
      },
    },
  },
  availabilities: {
    title: "Disponibilités",
    search: "Rechercher dans les disponibilités",
    empty: {
      title: "Pas encore de disponibilités",
      text: "Une disponibilité définit les jours et les heures de rendez-vous. Les services l’utilisent. Ajoutez votre première disponibilité.",
    },
    create: "Nouvelle disponibilité",
    edit: "Modifier la disponibilité « {name} »",
    remove: "Supprimer la disponibilité « {name} »",
    removeText: "Une disponibilité utilisée par un service ne peut pas être supprimée.",
    removed: "Disponibilité « {name} » supprimée",
    fields: {
      name: "Nom",
      duration: "Durée (minutes)",
      timezone: "Fuseau horaire",
      minimumToSchedule: "Délai minimal de réservation (minutes)",
      maximumToSchedule: "Délai maximal de réservation (jours)",
      days: "Jours et heures",
      blockedDates: "Dates bloquées",
    },
    hints: {
      blockedDates: "Pas de rendez-vous à ces dates. Cette option est en bêta et peut évoluer.",
      duration: "Durée moyenne d’un rendez-vous",
      timezone: "Fuseau horaire des agents, pour les heures et les dates bloquées",
      minimumToSchedule: "Temps entre la réservation et le rendez-vous. 0 : pas de minimum",
      maximumToSchedule: "Combien de temps à l’avance les clients peuvent réserver. 0 : pas de maximum",
    },
    neededFor: { days: "Nécessaire pour les rendez-vous" },
    faults: {
      maximumToSchedule: {
        "below-min":
          "Inférieur au délai minimal : aucun rendez-vous possible. Saisissez une valeur plus élevée.",
      },
      days: { "below-duration": "Plage plus courte qu’un rendez-vous" },
    },
    choices: {},
    rows: {
      blockedDates: {
        one: "Date bloquée {number}",
        add: "Ajouter une date",
        fields: { date: "Date", note: "Note" },
        hints: {},
        faults: { date: { twice: "Cette date est déjà bloquée" } },
        choices: {},
      },
    },
  },
  services: {
    title: "Services",
    search: "Rechercher dans les services",
    empty: {
      title: "Pas encore de services",
      text: "Les clients prennent rendez-vous pour un service. Il définit les horaires, les agents et les rappels. Ajoutez votre premier service.",
    },
    create: "Nouveau service",
    edit: "Modifier le service « {name} »",
    remove: "Supprimer le service « {name} »",
    removeText:
      "Les clients ne pourront plus le réserver. Un service qui a des rendez-vous ne peut pas être supprimé ; masquez-le plutôt.",
    removed: "Service « {name} » supprimé",
    fields: {
      title: "Titre",
      description: "Description",
      identifier: "ID",
      visibility: "Visibilité",
      availability: "Disponibilité",
      agents: "Agents",
      automaticSelection: "Affecter un agent automatiquement",
      reminders: "Rappels",
      customerForm: "Formulaire du client",
      agentForm: "Formulaire de l’agent",
      survey: "Enquête",
      recordingSetting: "Paramètre d’enregistrement",
      emailTemplates: "E-mails personnalisés",
      logoUrl: "Logo des e-mails",
    },
    hints: {
      title: "Affiché aux clients",
      description: "Description interne, non visible par les clients",
      identifier: "ID du service dans vos propres systèmes",
      visibility: "Masqué : non proposé aux clients, mais utilisable par les intégrations via son ID",
      availability: "Sans disponibilité, les clients ne peuvent pas prendre rendez-vous",
      agents: "Agents qui assurent les rendez-vous",
      automaticSelection:
        "Si aucun agent n’est choisi : l’agent disponible le moins chargé. Désactivé : un agent doit être choisi.",
      customerForm: "Rempli par les clients ; il doit contenir un champ e-mail",
      emailTemplates: "Chacun remplace un e-mail de la plateforme",
      logoUrl: "URL d’image, qui commence par https://",
    },
    neededFor: { availability: "Nécessaire pour les rendez-vous", agents: "Nécessaire pour les rendez-vous" },
    faults: {
      customerForm: {
        "no-email": "Ce formulaire n’a pas de champ e-mail. Ajoutez ce champ au formulaire.",
      },
      emailTemplates: {
        "same-letter": "Deux de ces e-mails personnalisés remplacent le même e-mail. Retirez l’un des deux.",
      },
      logoUrl: { pattern: "Saisissez une URL qui commence par https://" },
    },
    choices: { visibility: { visible: "Visible", hidden: "Masqué" } },
    rows: {
      reminders: {
        one: "Rappel {number}",
        add: "Ajouter un rappel",
        fields: { time: "Minutes avant le rendez-vous" },
        hints: { time: "1 440 minutes correspondent à un jour" },
        faults: { time: { twice: "Un rappel est déjà prévu à ce moment-là" } },
        choices: {},
        values: { time: "{value} min avant" },
      },
    },
    sections: { keeping: "Rendez-vous", forms: "Formulaires et enquête", letters: "E-mails aux clients" },
  },
  appointments: {
    title: "Rendez-vous",
    search: "Rechercher dans les rendez-vous",
    empty: {
      title: "Pas encore de rendez-vous",
      text: "Les rendez-vous des clients avec les agents apparaissent ici. Créez un premier rendez-vous, ou laissez vos clients réserver en ligne.",
    },
    create: "Nouveau rendez-vous",
    edit: "Modifier le rendez-vous de {name}",
    remove: "Supprimer le rendez-vous de {name}",
    removeText:
      "Le rendez-vous sera retiré de la liste sans que le client soit prévenu. Pour prévenir le client, annulez plutôt le rendez-vous.",
    removed: "Rendez-vous de {name} supprimé",
    changes: { reminded: "Rappel envoyé par {name}" },
    fields: {
      customer: "Client",
      email: "E-mail",
      phone: "Téléphone",
      service: "Service",
      startsAt: "Début",
      endsAt: "Fin",
      timezone: "Fuseau horaire",
      user: "Agent",
      status: "État",
      submittedForm: "Formulaire rempli",
      extraData: "Données complémentaires",
      scheduledAt: "Planifié le",
    },
    hints: {
      email:
        "Les clients qui ont une adresse e-mail sont prévenus de la création, du déplacement et de l’annulation du rendez-vous, et reçoivent un rappel",
      startsAt: "Un nouvel horaire fait passer l’état à « Déplacé »",
      user: "Laissez ce champ vide pour affecter l’agent disponible le moins chargé",
      status: "« Honoré » et « Annulé » sont définitifs",
    },
    faults: {
      service: {
        "no-availability":
          "Ce service n’a pas de disponibilité. Ajoutez d’abord une disponibilité au service.",
      },
      startsAt: {
        past: "Cet horaire est passé. Choisissez un horaire ultérieur.",
        "too-soon": "Délai minimal de réservation du service non respecté",
        "too-late": "Délai maximal de réservation du service dépassé",
        "blocked-date": "Cette date est bloquée. Choisissez un autre jour.",
        "outside-hours": "En dehors des horaires du service",
        "nobody-free": "Aucun agent disponible à cet horaire. Choisissez un autre horaire.",
        "not-moved": "Choisissez un autre horaire pour déplacer le rendez-vous",
        moved: "L’horaire d’un rendez-vous honoré ou annulé ne peut plus être modifié",
      },
      user: {
        busy: "Cet agent a un autre rendez-vous à cet horaire",
        away: "Cet agent ne travaille pas à cet horaire",
        "not-of-service": "Cet agent n’est pas affecté à ce service",
        missing: "Ce service n’affecte pas d’agent automatiquement. Choisissez un agent.",
      },
      status: {
        final: "Un rendez-vous honoré ou annulé ne peut plus être modifié",
        "no-way-back": "L’état ne peut pas revenir à « En attente »",
        "not-first": "L’état d’un nouveau rendez-vous doit être « En attente »",
      },
    },
    choices: {
      status: { pending: "En attente", attended: "Honoré", canceled: "Annulé", rescheduled: "Déplacé" },
    },
    rows: {
      extraData: {
        one: "Donnée {number}",
        add: "Ajouter une donnée",
        fields: { name: "Nom", value: "Valeur" },
        hints: {},
        faults: {},
        choices: {},
      },
    },
  },
} as const;
