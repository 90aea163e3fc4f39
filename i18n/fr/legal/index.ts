import type { NamespaceLegalTranslation } from "../../i18n-types";

const fr_legal = {
  label: "Mentions légales",
  back: "Retour à la console",
  other: { terms: "Conditions d’utilisation", privacy: "Avis de confidentialité" },
  terms: {
    title: "Conditions d’utilisation",
    lead: "Voici les conditions de cette installation de référence de Switchboard. Elles disent ce qu’elle fait et ce qu’elle ne fait pas ; qui l’exploite pour d’autres met ici ses propres conditions.",
    what: {
      title: "Ce que c’est",
      text: "Switchboard est une console pour les entreprises que leurs clients appellent en vidéo et en voix. Cette installation est faite pour être lancée, essayée et éprouvée. Elle ne promet ni d’être disponible, ni d’être complète, ni de convenir à un usage.",
    },
    account: {
      title: "Votre compte",
      text: "Un administrateur de votre entreprise vous donne un compte. Il est à vous seul : gardez le mot de passe pour vous et déconnectez-vous des appareils que d’autres utilisent. Ce que vous pouvez voir et faire dépend du privilège que l’administrateur a choisi.",
    },
    customers: {
      title: "Les personnes qui appellent",
      text: "La console montre quand les clients appellent, combien de temps ils attendent et qui leur répond. Servez-vous-en pour les servir, et pour rien d’autre. La loi de votre pays peut vous demander d’informer vos agents et vos clients que les appels sont comptés et chronométrés.",
    },
    demo: {
      title: "Trafic de démonstration et enregistré",
      text: "Ce que la console marque comme démonstration est inventé. Ce qu’elle marque comme enregistrement est un journal d’appels réels du passé, sans noms. Ni l’un ni l’autre ne dit rien de votre entreprise.",
    },
    end: {
      title: "Quand cela finit",
      text: "Un administrateur peut mettre fin à votre accès à tout moment, et vous pouvez cesser de l’utiliser à tout moment. Les sessions finissent après 12 heures, ou après 30 jours si vous avez demandé à rester connecté.",
    },
  },
  privacy: {
    title: "Avis de confidentialité",
    lead: "Ce que cette installation de référence de Switchboard garde sur vous et sur les clients qui appellent, où, et combien de temps. Qui l’exploite pour d’autres met ici son propre avis.",
    you: {
      title: "Sur vous",
      text: "Votre nom, votre adresse électronique ou nom d’utilisateur, votre langue et votre privilège ; votre mot de passe sous une forme d’où il ne peut être lu ; quand vos sessions ont commencé et fini, et depuis quelle adresse. Les mots de passe erronés sont comptés pendant 15 minutes par compte et par adresse.",
    },
    calls: {
      title: "Sur les appels",
      text: "Quand un client est entré dans la file, a obtenu une réponse, a été transféré ou a raccroché, dans quel segment et avec quel agent, et un identifiant du client si le système de téléphonie en donne un. Ni son ni image.",
    },
    browser: {
      title: "Dans votre navigateur",
      text: "Votre session, pour qu’un rechargement ne vous déconnecte pas : jusqu’à la fermeture de l’onglet, ou 30 jours si vous avez demandé à rester connecté. Vos choix de langue, de thème et de densité. Il n’y a ni cookies, ni compteurs, ni rien qui vous suive ailleurs.",
    },
    others: {
      title: "Qui d’autre les reçoit",
      text: "Personne. La console ne parle qu’à sa plateforme. Si qui l’exploite a mis en place un service de rapports d’erreurs, les erreurs de la console y sont envoyées sans ce que vous avez saisi.",
    },
    rights: {
      title: "Ce que vous pouvez demander",
      text: "Demandez à un administrateur de votre entreprise ce qui est gardé sur vous, et de le corriger ou de l’effacer. Le journal des appels est gardé aussi longtemps que son dossier de données.",
    },
  },
} satisfies NamespaceLegalTranslation;

export default fr_legal;
