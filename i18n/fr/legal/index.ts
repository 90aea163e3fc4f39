import type { NamespaceLegalTranslation } from "../../i18n-types";

const fr_legal = {
  label: "Informations légales",
  back: "Revenir à la console",
  other: { terms: "Conditions d’utilisation", privacy: "Politique de confidentialité" },
  terms: {
    title: "Conditions d’utilisation",
    lead: "Voici les conditions de cette installation de référence de Switchboard. Les organisations qui proposent Switchboard à d’autres doivent remplacer ces conditions par les leurs.",
    what: {
      title: "À propos de Switchboard",
      text: "Switchboard est une console pour les entreprises que leurs clients appellent en vidéo et en audio. Cette installation est destinée aux tests et à l’évaluation. Elle est fournie sans garantie de disponibilité, d’exhaustivité ni d’adéquation à un usage particulier.",
    },
    account: {
      title: "Votre compte",
      text: "Un administrateur de votre entreprise vous attribue un compte. Il est personnel : ne communiquez pas votre mot de passe et déconnectez-vous sur les appareils partagés. Le privilège attribué par l’administrateur détermine ce que vous pouvez voir et faire.",
    },
    customers: {
      title: "Vos clients",
      text: "La console montre quand les clients appellent, combien de temps ils attendent et quels agents leur répondent. Utilisez la console uniquement pour servir vos clients. La loi de votre pays peut vous obliger à informer vos agents et vos clients que les appels sont comptés et chronométrés.",
    },
    demo: {
      title: "Appels de démonstration et de relecture",
      text: "Les appels que la console signale comme une démonstration sont simulés. Ceux qu’elle signale comme une relecture sont de vrais appels passés, sans les noms. Ni les uns ni les autres ne décrivent votre entreprise.",
    },
    end: {
      title: "Fin de l’accès",
      text: "Un administrateur peut mettre fin à votre accès à tout moment, et vous pouvez cesser d’utiliser la console à tout moment. Les sessions se terminent après 12 heures, ou après 30 jours si vous avez choisi de rester connecté.",
    },
  },
  privacy: {
    title: "Politique de confidentialité",
    lead: "Cette page décrit les données que cette installation de référence de Switchboard conserve sur vous et vos clients, où et pendant combien de temps. Les organisations qui proposent Switchboard à d’autres doivent remplacer cette politique par la leur.",
    you: {
      title: "Données vous concernant",
      text: "Nous conservons votre nom, votre adresse e-mail ou votre identifiant, votre langue et votre privilège ; un hachage de votre mot de passe, qui ne permet pas de le retrouver ; ainsi que le début, la fin et l’adresse IP de vos sessions. Le nombre de tentatives de connexion échouées, par utilisateur et par adresse IP, est conservé pendant 15 minutes.",
    },
    calls: {
      title: "Données sur les appels",
      text: "Nous conservons les heures auxquelles un client est entré dans la file, a été pris en charge, a été transféré ou a raccroché, avec le segment et l’agent, et une référence du client si le système de téléphonie en fournit une. L’audio et la vidéo ne sont conservés que dans les enregistrements d’appels.",
    },
    browser: {
      title: "Dans votre navigateur",
      text: "Votre session est conservée jusqu’à la fermeture de l’onglet, ou pendant 30 jours si vous avez choisi de rester connecté. Vos choix de langue, de thème et d’espacement des lignes sont aussi conservés. Les cookies servent uniquement à protéger la connexion et la réinitialisation du mot de passe ; aucun suivi n’est effectué.",
    },
    others: {
      title: "Partage des données",
      text: "Cette console web envoie des données à la plateforme Switchboard qui la fournit. Si l’exploitant a configuré un service de rapports d’erreurs, les erreurs de la console sont aussi envoyées à ce service, sans le texte que vous avez saisi. La console n’envoie aucune donnée à d’autres destinataires.",
    },
    rights: {
      title: "Vos droits",
      text: "Demandez à un administrateur de votre entreprise quelles données sont conservées sur vous, ou demandez-lui de les corriger ou de les supprimer. Les données sur vous et vos appels sont conservées dans un journal d’événements, sans limite de durée. Seul l’exploitant, qui gère cette installation, peut les supprimer.",
    },
  },
} satisfies NamespaceLegalTranslation;

export default fr_legal;
