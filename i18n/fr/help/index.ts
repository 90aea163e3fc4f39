import type { NamespaceHelpTranslation } from "../../i18n-types";

const fr_help = {
  search: "Rechercher dans l’aide",
  all: "Toutes les pages",
  noResults: "Aucun résultat. Essayez d’autres mots.",
  showFirstSteps: "Afficher les premiers pas",
  pages: {
    monitor: {
      about: "Clients en attente, appels en cours et agents disponibles, en temps réel.",
      steps:
        "L’état affiché en haut indique si les données sont à jour. S’il affiche « Sans mise à jour », les chiffres restent figés jusqu’au retour de la connexion.\nAppuyez sur P pour suspendre les listes. Les mises à jour sont comptées et s’affichent à la reprise.\nOuvrez un appel pour voir ses événements. Si votre compte et votre privilège le permettent, choisissez « Superviser » pour le suivre en direct.\nCliquez sur un chiffre pour voir sa définition et les événements pris en compte.\nLes clients dont l’identifiant est celui d’un contact portent son nom. Dans une fenêtre large, les segments les plus urgents et les agents hors limite sont à côté de la liste.\n« Pourquoi ? » explique le niveau de service du jour : les segments, les heures, les agents absents et les appels en cause.\nDans un compte de démonstration, les premiers pas s’affichent au-dessus des chiffres et sur la première page après la connexion. Cliquez sur la marque « Démo » pour changer son heure. Alt 1 ouvre la pire heure d’hier.",
    },
    replay: {
      about:
        "La relecture montre, dans les listes du moniteur en direct, les événements enregistrés de votre centre de contact : à n’importe quel moment et à n’importe quelle vitesse.",
      steps:
        "Ouvrez un fichier de relecture, ou choisissez « Rembobiner » pour revenir à une période du journal d’événements de ce compte.\nAppuyez sur Espace pour lire ou mettre en pause, sur les flèches pour passer d’un événement à l’autre, sur Début ou Fin pour aller au début ou à la fin.\nAppuyez sur la virgule pour ralentir et sur le point pour accélérer, dans la limite des capacités de votre ordinateur.\nRien n’est en direct ici et rien ne peut être modifié. La page n’envoie aucune requête et ne conserve aucune donnée.\nLe lien de la page contient l’instant affiché. Les utilisateurs qui ouvrent ce lien avec le même fichier de relecture voient le même moment.\nLes enregistrements de diagnostic contiennent aussi ce qui s’est passé dans la console : actions, requêtes et réponses. Retrouvez-les sous « Console ».",
    },
    insights: {
      about:
        "Les analyses présentent en chiffres les appels d’une période : au total, dans le temps et par segment.",
      steps:
        "Choisissez la période, une comparaison et des filtres au-dessus du rapport. L’URL les conserve d’un rapport à l’autre.\nSélectionnez un chiffre pour voir sa définition, son calcul et les appels correspondants.\nChoisissez l’une des cinq définitions du niveau de service pour l’utiliser dans tout le rapport.\n« Pourquoi ? » indique les segments, les heures, les agents absents et les appels qui expliquent un niveau de service.\n« Agents » additionne le temps passé dans chaque statut et au-delà de sa limite, par exemple en pause. Ouvrez un agent pour voir son année.\n« Historique » liste chaque proposition d’un appel à un agent. « Motifs d’abandon », « Étiquettes » et « Sujets IA » comptent les appels de chacun.\n« Enquêtes » présente taux de réponse, NPS, CSAT et CES. Ouvrez une enquête pour ses notes, segments, agents et réponses.\nLes rapports donnent les durées dans une seule unité, par exemple 1,43 min. Les listes et le moniteur en direct les donnent en minutes et secondes, par exemple 1:26.\nLes jours et les heures sont ceux du fuseau horaire du compte.",
    },
    call: {
      about: "Un appel : client, agent, temps d’attente et résultat.",
      steps:
        "La chronologie présente l’attente, la sonnerie et la conversation. Les flèches parcourent l’appel, N va au moment suivant et T l’affiche en tableau.\nLisez l’enregistrement avec la barre d’espace et appuyez sur M pour commenter la position actuelle.\nL’historique de l’appel présente les propositions, les refus, les appels manqués, les transferts et les étiquettes, du plus récent au plus ancien.\nLe segment est affiché tel qu’il était au début de l’appel, avec les modifications apportées depuis.\nPendant l’appel, choisissez « Superviser » pour le suivre en direct, si votre compte et votre privilège le permettent.",
    },
    segments: {
      about:
        "Un segment est un service que les clients appellent. Il envoie chaque appel à un agent de son équipe.",
      steps:
        "Recherchez par nom, ou filtrez par canal, visibilité ou type. L’adresse de la page conserve vos filtres : vous pouvez donc la partager.\n« Agents », « En attente » et « Plus longue attente » affichent des chiffres en direct.\nUn segment masqué n’est pas proposé aux clients, mais peut toujours être appelé par son ID.",
    },
    users: {
      about: "Les agents qui répondent aux clients, et ceux qui contrôlent aussi les enregistrements.",
      steps:
        "« Nouvel utilisateur » exige un nom et une adresse e-mail. Sans mot de passe, l’utilisateur reçoit un e-mail avec un lien pour choisir un mot de passe.\nOuvrez un utilisateur pour modifier ses segments, sa disponibilité et son privilège, le désactiver ou voir ses connexions.\nLe nombre en haut indique combien d’utilisateurs votre offre permet encore d’ajouter.",
    },
    connections: {
      about:
        "Connexions des agents : début, fin, session et motif de la déconnexion, des plus récentes aux plus anciennes.",
      steps:
        "Recherchez par agent, session, adresse IP ou navigateur. Filtrez par agent, motif ou jour, ou n’affichez que les connexions en cours.\nUne connexion dont la fin n’a pas été signalée n’affiche pas d’heure de fin.\nLes connexions ne peuvent pas être modifiées. « Exporter » enregistre la liste en XLSX ou CSV ; sélectionnez des lignes pour n’exporter que ces lignes.",
    },
    branches: {
      about: "Une agence est un lieu équipé d’écrans depuis lesquels les clients appellent.",
      steps:
        "Ouvrez une agence et choisissez « Inscrire un écran ». Scannez le code affiché sur l’appareil ou saisissez l’ID de l’appareil, puis donnez-lui un nom.\nUn écran connecté ne peut être ni modifié ni désinscrit. Déconnectez-le d’abord.\nLes intégrations reconnaissent une agence à son ID, qui est donc unique.",
    },
    submissions: {
      about:
        "Réponses des clients et des agents aux formulaires et aux enquêtes, des plus récentes aux plus anciennes.",
      steps:
        "Filtrez par formulaire, segment, agent ou jour, ou par « Rempli par ».\nUne réponse montre les champs que le formulaire avait au moment de l’envoi, avec les valeurs saisies.\nD’autres systèmes envoient des réponses avec une clé d’API. Les réponses non conformes au formulaire sont refusées.\nLes réponses ne peuvent pas être modifiées. Les mots de passe ne sont pas conservés ; seule leur présence est indiquée.",
    },
    agentFormExports: {
      about:
        "Un export est une sélection enregistrée de formulaires remplis par des agents. Créez un fichier à partir de l’export pour compter et comparer ces formulaires.",
      steps:
        "Choisissez des formulaires, des segments, des agents et des jours. Un champ laissé vide ne limite pas l’export.\nUn fichier contient en XLSX ou CSV les réponses qui correspondent actuellement à ces critères, les plus récentes d’abord : une ligne par réponse, une colonne par question.\nLes jours sont ceux du fuseau horaire du compte. Un fichier contient au plus les 5 000 dernières réponses.\nLes réponses des clients se trouvent sous « Réponses », d’où vous pouvez aussi les exporter.",
    },
    webhooks: {
      about:
        "Les webhooks informent d’autres systèmes des événements, par exemple de l’arrivée d’un client en file d’attente.",
      steps:
        "Un webhook envoie à une URL les événements de votre choix. Ajoutez des conditions pour envoyer moins d’événements, ou un modèle personnalisé pour changer leur format.\n« Envoyer le test » envoie un événement d’exemple au webhook enregistré et affiche la réponse.\nUn secret signe chaque envoi, pour que le destinataire puisse vérifier l’expéditeur. La valeur du secret n’est affichée qu’une fois. Après « Renouveler le secret », l’ancienne valeur reste valable 24 heures.\nUn envoi qui échoue est retenté : dix tentatives en 75 heures environ. Les journaux conservent chaque tentative 30 jours. Copiez-la au format cURL, ou renvoyez l’événement.\nTant qu’un webhook est désactivé, les nouveaux événements sont ignorés ; les envois en attente reprennent quand vous le réactivez. Une réponse avec le code 410 désactive le webhook.",
    },
    forms: {
      about:
        "Les formulaires recueillent des informations auprès des clients et des agents : avant ou pendant un appel, ou quand aucun agent ne peut répondre.",
      steps:
        "Le nom d’un formulaire est interne. Les clients voient ses champs, dans l’ordre que vous avez choisi.\nLes segments et les services définissent les formulaires qu’ils utilisent. Un formulaire utilisé ne peut pas être supprimé.\nLes réponses ne changent pas quand vous modifiez ou supprimez le formulaire.",
    },
    surveys: {
      about: "Les enquêtes recueillent l’avis des clients après un appel ou un rendez-vous.",
      steps:
        "Le nom et la description d’une enquête sont internes.\nLes clients voient ses champs dans l’ordre que vous avez choisi. Le NPS va de 0 à 10, le CSAT de 1 à 5 et le CES de 1 à 7 ; les webhooks reçoivent ces notes immédiatement. Ajoutez une zone de texte pour les commentaires.\nLes champs sont obligatoires ou facultatifs. Vous pouvez modifier une enquête à tout moment : les réponses déjà reçues gardent leurs questions.\nLes segments et les services définissent l’enquête que reçoivent leurs clients. Une enquête utilisée ne peut pas être supprimée.",
    },
    tags: {
      about:
        "Les agents étiquettent les appels par sujet, pour que vous puissiez les retrouver et les compter.",
      steps:
        "Les agents voient le « Libellé ». Le « Nom » est l’ID utilisé par les webhooks et les intégrations.\nLes agents ne peuvent plus choisir une étiquette supprimée. Les appels qui la portent la gardent.",
    },
    abandonReasons: {
      about: "Motifs que les clients peuvent choisir quand ils partent avant la réponse d’un agent.",
      steps:
        "Les clients voient le « Libellé ». Le « Nom » est l’ID utilisé par les webhooks et les intégrations.\nUn motif masqué n’est pas montré aux clients, mais les intégrations peuvent toujours l’utiliser.",
    },
    referrers: {
      about: "Pages depuis lesquelles les clients appellent, pour suivre séparément les appels de chacune.",
      steps:
        "Saisissez une URL complète qui commence par http:// ou https://.\nLes appels passés gardent l’URL d’un lien supprimé.",
    },
    ideas: {
      about: "Vos idées, problèmes et compliments sur cette console, et ceux de vos collègues.",
      steps:
        "Saisissez un bref résumé, puis une explication.\nTous les utilisateurs de la console voient chaque suggestion avec son auteur et son état.\nL’exploitant de la console lit les suggestions et définit leur état.",
    },
    aiTopics: {
      about: "Sujets que l’IA trouve dans les transcriptions des appels.",
      steps:
        "Décrivez chaque sujet en une phrase précise. L’IA utilise cette phrase pour trouver le sujet.\nUn ID ne contient que des minuscules et des tirets.",
    },
    contacts: {
      about: "Personnes et entreprises avec lesquelles vous échangez, et utilisateurs qui les suivent.",
      steps:
        "Recherchez n’importe quelle partie d’un nom, d’une adresse, d’un numéro ou d’un ID.\nUn contact est une personne ou une entreprise. Une entreprise qui emploie d’autres contacts ne peut pas être supprimée.\nSélectionnez plusieurs contacts pour les supprimer. Ils sont supprimés un par un, et vous pouvez arrêter à tout moment.",
    },
    workingHours: {
      about:
        "Horaires pendant lesquels les agents doivent être connectés, et utilisateurs qui reçoivent un e-mail en cas d’absence.",
      steps:
        "Saisissez les horaires de chaque jour et copiez-les vers d’autres jours. Ils sont exprimés dans le fuseau horaire du compte. Pour une équipe de nuit, saisissez une fin antérieure au début, par exemple de 21:00 à 02:00 : la plage se termine alors le lendemain.\nLes abonnés reçoivent un e-mail quand un agent est absent plus longtemps que le délai de tolérance : un e-mail par agent absent et par plage.\nSans abonnés, ou si cette notification est désactivée, aucun e-mail n’est envoyé.",
    },
    customEmails: {
      about:
        "Les e-mails personnalisés remplacent ceux que la plateforme envoie aux clients au sujet de leurs rendez-vous.",
      steps:
        "Choisissez l’e-mail à remplacer, puis ajoutez votre e-mail personnalisé à un service. Seul ce service envoie cet e-mail.\nL’objet, le titre et les paragraphes peuvent contenir des variables, comme le nom du client. L’aperçu montre l’e-mail final.\nLes paragraphes sont en HTML. Le contenu non autorisé, comme les scripts et les styles, est retiré.",
    },
    services: {
      about:
        "Services pour lesquels les clients prennent rendez-vous, avec leurs horaires, leurs agents et leurs rappels.",
      steps:
        "Ajoutez d’abord une disponibilité et des agents. Sans eux, les clients ne peuvent pas prendre rendez-vous.\n« Affecter un agent automatiquement » confie chaque rendez-vous à l’agent disponible le moins chargé.\nLes clients qui ont une adresse e-mail reçoivent des rappels avant le rendez-vous, aux moments que vous choisissez.\nUn service qui a des rendez-vous ne peut pas être supprimé. Masquez-le plutôt.",
    },
    availabilities: {
      about: "Jours et heures des rendez-vous, dans un même fuseau horaire.",
      steps:
        "Un rendez-vous doit tenir dans une seule plage. Une fin antérieure au début, par exemple de 21:00 à 02:00, tombe le lendemain.\nLe délai minimal de réservation évite les rendez-vous de dernière minute, le délai maximal ceux pris trop à l’avance. La valeur 0 signifie « sans limite ».\nAucun rendez-vous n’est possible aux dates bloquées, comme les jours fériés. Une plage qui commence à une date bloquée est aussi bloquée après minuit.\nUne disponibilité utilisée par un service ne peut pas être supprimée.",
    },
    appointments: {
      about: "Rendez-vous des clients avec les agents, et leur état.",
      steps:
        "Un nouveau rendez-vous est « En attente » ; si son horaire change, il passe à « Déplacé ». Le client reçoit un e-mail à chaque changement.\n« Honoré » et « Annulé » sont définitifs : ces rendez-vous ne peuvent plus être modifiés.\nPour réaffecter un rendez-vous, choisissez un autre agent du service, disponible à cette heure.\nFiltrez par état, service, agent ou jour.",
    },
    notifications: {
      about: "Informations pour vos agents, envoyées immédiatement ou à l’heure de votre choix.",
      steps:
        "Sans heure, ou si l’heure est déjà passée, la notification est envoyée immédiatement.\nVous pouvez modifier une notification jusqu’à son envoi. Les notifications ne peuvent pas être supprimées.",
    },
    profile: {
      about: "Votre nom, votre langue, votre mot de passe et vos sessions ouvertes.",
      steps:
        "Un nouveau mot de passe ferme toutes vos sessions, y compris la session actuelle.\nSi vous ne reconnaissez pas une session, fermez-la, puis changez de mot de passe.",
    },
    twoFactor: {
      about:
        "Une deuxième étape après le mot de passe : un code à six chiffres fourni par une application de votre téléphone.",
      steps:
        "Scannez le QR code avec une application d’authentification, puis saisissez le code affiché par l’application.\nEnregistrez les codes de secours. Chacun permet de vous connecter une fois sans votre téléphone.",
    },
    business: {
      about:
        "Informations sur votre entreprise : nom, numéro fiscal, adresse, pays et administrateur principal.",
      steps:
        "La langue choisie s’applique par défaut à tous les utilisateurs. Chaque utilisateur peut choisir une autre langue.\nL’administrateur principal ne peut pas être supprimé. Transférez d’abord le compte.",
    },
    configuration: {
      about:
        "Paramètres des appels du compte : enregistrement, distribution, fichiers, captcha, arrière-plans, confidentialité et supervision en direct.",
      steps:
        "Composez le nom de fichier des enregistrements avec des variables. Un exemple apparaît sous le champ.\nUn captcha nécessite la clé du site et le secret de son fournisseur. Le secret est conservé sous forme chiffrée. Saisissez un nouveau secret si vous changez de fournisseur.\nLes arrière-plans virtuels sont chargés dès leur ajout. Un avertissement s’affiche si l’un d’eux met plus de 2 secondes à se charger ou ne se charge pas.\nAvant d’activer la supervision en direct, acceptez ses conditions, une seule fois pour tout le compte.\n« Vérifier le SSL » indique si un site a un certificat valide. Le widget a besoin d’un tel certificat.",
    },
    integrations: {
      about: "Sites qui affichent le widget, et systèmes connectés à la plateforme.",
      steps:
        "Saisissez les hôtes du widget, comme shop.example ou *.shop.example. Sans hôte, le widget fonctionne sur tous les sites.\nChoisissez les segments à proposer sur ces sites. Si vous n’en choisissez aucun, tous les segments visibles sont proposés.\nDésactivez une intégration pour la suspendre. Vous pourrez la réactiver plus tard.",
    },
    subscriptions: {
      about: "Les fonctionnalités de votre offre, et le nombre d’utilisateurs qu’elle permet.",
      steps:
        "Tous les utilisateurs créés dans le compte sont comptabilisés, même ceux qui ne peuvent pas se connecter.\nUne fois la limite atteinte, vous ne pouvez plus créer d’utilisateurs. Supprimez ceux qui sont partis, ou contactez-nous pour relever la limite.",
    },
    administrators: {
      about: "Utilisateurs qui gèrent le compte, et permissions de chaque privilège.",
      steps:
        "« Privilèges » affiche tous les privilèges. « Permissions » affiche les permissions de chaque privilège.\n« Nouvel administrateur » exige un privilège. Choisissez le privilège le plus restreint qui suffise.",
    },
    utilities: {
      about:
        "Liens pour les appels et les rendez-vous, et e-mails de la plateforme avec l’état de leur envoi.",
      steps:
        "Choisissez un segment pour obtenir son lien d’appel. Copiez le lien, ou enregistrez son QR code en tant qu’image pour l’imprimer.\nSi votre offre comprend les calendriers, les services ont aussi des liens. L’exploitant de la plateforme définit les pages ouvertes par ces liens (CALL_URL et CALENDAR_URL).\nOuvrez un e-mail pour voir son texte et chaque tentative d’envoi.\nLes codes PIN et les liens des e-mails sont masqués, car ils donnent accès au compte d’un utilisateur.",
    },
    recordedCalls: {
      about: "Enregistrements d’appels, à écouter, à approuver ou à rejeter.",
      steps:
        "Ouvrez un enregistrement pour le lire. Il est lu depuis cette plateforme ; le navigateur ne le conserve pas.\nLes auditeurs d’enregistrements et les administrateurs approuvent, rejettent et suppriment des enregistrements. Ils peuvent faire passer un enregistrement de « Approuvé » à « Rejeté », et inversement.\n« À contrôler » liste les enregistrements en attente, les plus anciens d’abord. « Contrôler les enregistrements » les lit l’un après l’autre : A approuve, R puis 1 à 5 rejettent avec un motif, S remet à plus tard, Z annule la dernière décision.\nLes enregistrements marqués « Chaud » se trouvent sur cette plateforme, ceux marqués « Froid » dans un stockage externe.\nLa suppression d’un enregistrement efface son contenu. L’enregistrement reste dans la liste, avec l’état « Supprimé ».",
    },
    recordingsSettings: {
      about: "Paramètres d’enregistrement des appels et de stockage des enregistrements.",
      steps:
        "Les segments et les services utilisent des paramètres d’enregistrement. Sans stockage externe, les enregistrements restent sur cette plateforme.\n« Tester les identifiants » se connecte au stockage avec les valeurs saisies, avant l’enregistrement des paramètres. Aucune donnée n’est écrite dans le stockage.\nLes secrets enregistrés ne sont plus jamais affichés. Un secret est conservé jusqu’à ce que vous le remplaciez ou changiez de fournisseur.\nUn enregistrement se termine après 3 heures ou 2 Go, selon la limite atteinte en premier.",
    },
    uploads: {
      about: "Fichiers que votre équipe envoie ou présente souvent.",
      steps:
        "Choisissez des fichiers ou déposez-les ici. Deux fichiers sont envoyés à la fois. Après une coupure, l’envoi reprend où il s’était arrêté.\nUn fichier peut peser jusqu’à 100 Mo. Son contenu doit correspondre à son extension.\nUn fichier supprimé ne peut pas être récupéré. Son espace est libéré immédiatement.",
    },
    sso: {
      about: "Les utilisateurs se connectent avec le compte de votre organisation, via SAML.",
      steps:
        "Importez les métadonnées de votre fournisseur d’identité, ou saisissez son URL, son émetteur et son certificat.\nTestez l’authentification unique avant de l’activer. Le résultat affiche la réponse du fournisseur.\nLa désactivation de l’authentification unique ne ferme pas les sessions ouvertes.",
    },
    ipRestrictions: {
      about: "Adresses depuis lesquelles les utilisateurs peuvent se connecter et travailler.",
      steps:
        "Une restriction associe une adresse ou une plage, comme 203.0.113.0/24, aux utilisateurs concernés.\nUn avertissement s’affiche avant l’enregistrement d’une restriction qui bloquerait votre propre accès.",
    },
    apiKeys: {
      about: "Clés pour les systèmes qui accèdent à la plateforme au nom de votre compte.",
      steps:
        "Une clé n’est affichée qu’une fois, à sa création. Copiez-la à ce moment-là.\nCréez pour chaque système une clé avec le privilège le plus restreint qui suffise. Révoquez-la quand le système n’existe plus.",
    },
  },
  topics: {
    lists: {
      title: "Listes",
      about: "Recherche, filtres, tri, colonnes, exports et modifications groupées dans toutes les listes.",
      steps:
        "Appuyez sur / pour rechercher. Utilisez « Ajouter un filtre » pour affiner la liste ; cliquez sur un filtre pour le modifier. L’adresse de la page conserve vos choix : un lien montre donc la même liste.\nCliquez sur un en-tête pour trier, et faites glisser son bord pour changer la largeur. « Colonnes » définit les colonnes et leur ordre.\n« Exporter » enregistre la liste avec ses filtres et ses colonnes : jusqu’à 5 000 fiches, avec les heures dans le fuseau horaire du compte.\nSélectionnez des lignes pour les modifier ou les supprimer ensemble. Les fiches sont traitées une par une, et vous pouvez arrêter à tout moment.\nLe nombre de modifications faites par d’autres utilisateurs s’affiche sous les lignes. Choisissez « Afficher » pour les voir.",
    },
    views: {
      title: "Vues enregistrées",
      about: "Une vue enregistre une liste sous un nom, dans un onglet au-dessus de la liste.",
      steps:
        "« Enregistrer cette vue » enregistre les filtres, la recherche, le tri, les colonnes et leur largeur, ainsi que le nombre de lignes par page.\nUne vue modifiée affiche « Modifiée ». Choisissez « Enregistrer les modifications » ou « Rétablir ». Le menu d’une vue permet de la renommer, de la déplacer, de la partager et de la supprimer.\nTous les utilisateurs de la liste voient une vue partagée. Ceux qui peuvent modifier la liste peuvent aussi modifier la vue.\nVous pouvez avoir jusqu’à 50 vues par liste. La suppression d’une vue ne supprime pas ses fiches.",
    },
    history: {
      title: "Modifications",
      about: "Modifications d’une fiche : auteur, heure, valeurs avant et après.",
      steps:
        "Ouvrez une fiche et choisissez « Modifications ». Elles s’affichent de la plus récente à la plus ancienne, avec les anciennes et les nouvelles valeurs.\n« Rétablir cette version » ramène la fiche à cette version. La liste l’affiche comme une nouvelle modification.\nUne fiche supprimée garde son adresse et ses modifications. Ouvrez cette fiche et choisissez « Recréer » pour la rétablir.\nLes mots de passe et les secrets ne sont jamais affichés. La liste indique seulement qu’ils ont été remplacés.",
    },
    queueHistory: {
      title: "Historique des files",
      about: "Chaque client entré dans une file, avec chaque proposition à un agent et son résultat.",
      steps:
        "Dépliez une ligne pour voir les propositions : agent, heure, durée de sonnerie et résultat. « Retiré » signifie qu’un autre agent a répondu ou que le client est parti.\nFiltrez par propositions manquées ou refusées pour trouver les appels que les agents n’ont pas pris.\nOuvrez un client pour voir l’appel avec sa chronologie et son historique ACD.\n« Exporter » enregistre la liste avec toutes les propositions au format XLSX ou CSV.",
    },
    abandonReasonReport: {
      title: "Rapport des motifs d’abandon",
      about:
        "Appels abandonnés selon le motif donné par le client : nombre et part, dans le temps et par segment.",
      steps:
        "Sélectionnez un nombre du tableau pour voir ses appels.\nLa part est celle de tous les appels abandonnés, y compris ceux sans motif.\nAjoutez une comparaison pour voir l’évolution de chaque part.\nLes motifs sont définis sous Compte, Motifs d’abandon.",
    },
    tagReport: {
      title: "Rapport des étiquettes",
      about: "Appels répondus par étiquette, avec niveau de service, durée de traitement et sentiment.",
      steps:
        "Un appel avec plusieurs étiquettes compte dans chaque ligne, et une seule fois dans le total.\nSélectionnez un nombre pour voir ses appels, y compris ceux sans étiquette.\n« Segments avec étiquettes obligatoires » montre combien de leurs appels n’en ont aucune.\nLes étiquettes sont définies sous Étiquettes.",
    },
    topicReport: {
      title: "Rapport des sujets IA",
      about: "Appels répondus par sujet IA, avec le sentiment de chacun.",
      steps:
        "Un appel avec plusieurs sujets compte dans chaque ligne, et une seule fois dans le total.\nLes appels sans sujet sont comptés à part, y compris ceux qui n’ont pas été analysés.\nSélectionnez un nombre pour voir ses appels.\nLes sujets sont définis sous Compte, Sujets IA.",
    },
  },
} satisfies NamespaceHelpTranslation;

export default fr_help;
