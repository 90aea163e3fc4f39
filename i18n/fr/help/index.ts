import type { NamespaceHelpTranslation } from "../../i18n-types";

const fr_help = {
  search: "Chercher dans l’aide",
  all: "Toutes les pages",
  nothing: "Rien dans l’aide n’y correspond.",
  pages: {
    monitor: {
      about: "Ce qui se passe en ce moment\u00a0: qui attend, qui parle, et quels agents sont libres.",
      steps:
        "Le signe en haut dit si les chiffres sont fiables. Quand les données n’arrivent plus, ils restent figés jusqu’au retour de la connexion.\nP met les listes en pause pour que vous puissiez les lire. Les changements attendent et sont comptés.\nOuvrez un appel pour voir ce qui s’y est passé et, si votre compte le permet, pour l’écouter.\nChaque chiffre ouvre sa définition\u00a0: ce qui est compté, et les événements derrière lui.",
    },
    replay: {
      about:
        "Rembobiner : un enregistrement d’un plateau, montré comme le moniteur en direct montre ce qui se passe : n’importe quel moment de n’importe quel jour, à n’importe quelle vitesse.",
      steps:
        "Ouvrez un enregistrement : un fichier, ou une partie du journal de ce compte.\nLa barre d’espace lit et met en pause. Les flèches vont d’un événement à l’autre, Début et Fin au début et à la fin.\nUne virgule ralentit, un point accélère, jusqu’à ce que cet ordinateur peut faire.\nRien n’est en direct ici et rien ne peut être modifié : aucune requête ne quitte la page et rien n’est conservé.\nL’adresse dit où vous êtes. Qui l’ouvre avec le même enregistrement voit la même chose.\nCe qu’une console a enregistré d’elle-même dit aussi ce qu’elle a fait : ce qui a été actionné, demandé et répondu. C’est dans la liste Console.",
    },
    call: {
      about: "Un appel : qui a parlé avec qui, combien le client a attendu et comment il s’est terminé.",
      steps:
        "Un appel auquel personne n’a encore répondu ne peut pas être consulté : attendez un agent.\nCe qui s’est passé est listé du plus récent au plus ancien : offres, refus, transferts et étiquettes.\nLe segment est montré tel qu’il était au début de l’appel. Ce qui a changé depuis le dit, avec ce qu’il est maintenant.\nTant que l’appel est en cours, vous pouvez le suivre, là où votre compte et votre privilège le permettent.",
    },
    segments: {
      about:
        "Un segment est un service que les clients appellent. Il envoie chaque appel à un agent de son équipe.",
      steps:
        "Cherchez par nom, et filtrez par canal, visibilité ou type. L’adresse garde ce que vous voyez, vous pouvez donc la partager.\nLes colonnes en direct montrent qui attend et qui est libre en ce moment.\nUn segment masqué n’est proposé nulle part, et s’appelle encore par son identifiant.",
    },
    users: {
      about: "Les personnes qui répondent aux clients, et celles qui s’occupent aussi des enregistrements.",
      steps:
        "Un nouvel agent a besoin d’un nom et d’une adresse e-mail. Sans mot de passe, un lien est envoyé pour en choisir un.\nOuvrez une personne pour changer ses segments, ses horaires et son privilège, la désactiver, ou voir quand elle était connectée.\nLe nombre en haut dit combien de personnes le forfait peut encore accueillir.",
    },
    connections: {
      about:
        "Quand les agents se sont connectés et déconnectés, dans quelle session, et pourquoi elle a pris fin ; les dernières d’abord.",
      steps:
        "Cherchez par le nom d’un agent, une session, une adresse ou un navigateur. Filtrez par agent, par motif, par jour, et sur ceux qui sont connectés maintenant.\nUne connexion dont personne n’a signalé la fin n’en a pas : elle est tout de même terminée dès que le plateau recommence.\nPersonne ne modifie ce journal. Exporter écrit ce que vous voyez en XLSX ou CSV ; sélectionnez des lignes pour n’écrire que celles-ci.",
    },
    branches: {
      about: "Une agence est un lieu équipé d’écrans depuis lesquels les clients appellent.",
      steps:
        "Ouvrez une agence et choisissez Inscrire un écran\u00a0: scannez le code affiché ou saisissez son identifiant, puis donnez-lui un nom.\nUn écran connecté ne peut être ni modifié ni retiré. Déconnectez-le d’abord.\nL’identifiant d’une agence est le nom que lui donnent les intégrations, et il est unique.",
    },
    submissions: {
      about:
        "Ce que clients et agents ont rempli : formulaires, formulaires d’agents et enquêtes, les derniers d’abord.",
      steps:
        "Filtrez la liste par formulaire, segment, agent, jour, et par qui l’a rempli.\nUne réponse montre chaque champ tel que son formulaire l’avait alors, et ce qui a été répondu.\nLes systèmes remettent les réponses avec une clé d’API ; ce que le formulaire ne demande pas, ou pas ainsi, est refusé.\nPersonne ne modifie une réponse. D’un mot de passe, on garde qu’il y en avait un, et rien de plus.",
    },
    agentFormExports: {
      about:
        "Quels formulaires remplis par les agents vont dans un fichier, pour qui les compte et les compare.",
      steps:
        "Un export nomme des formulaires, des segments, des agents et des jours. Ce qu’il ne nomme pas ne limite rien.\nExporter écrit ce qui correspond à ce moment en XLSX ou en CSV, les derniers d’abord : une ligne par réponse, une colonne par question.\nLes jours sont ceux des horloges du compte. Un fichier a au plus 5 000 réponses, et le dit quand il y en a plus.\nCe que les clients ont rempli est dans Réponses, qui s’exporte tel qu’il est montré.",
    },
    webhooks: {
      about:
        "D’autres systèmes à qui l’on dit ce qui se passe ici, par exemple qu’un client attend, un instant après.",
      steps:
        "Un webhook nomme une adresse et les événements dont elle est informée. Les conditions écartent ce qui ne la concerne pas ; un modèle envoie autre chose que l’événement lui-même.\nEnvoyer le test livre un événement inventé au webhook tel qu’il est enregistré, et montre ce que répond son destinataire.\nUn secret signe chaque livraison, pour que le destinataire sache de qui elle vient. Sa valeur est montrée une fois. Renouvelez-le, et l’ancienne valeur signe encore 24 heures à côté de la nouvelle.\nCe qui n’est pas répondu avec succès est essayé dix fois en 75 heures environ. Les journaux gardent chaque essai 30 jours : copiez-le comme cURL, ou renvoyez-le.\nTant qu’un webhook n’est pas actif, il n’est informé de rien de nouveau ; ce qui attend déjà continue d’attendre. Celui dont le destinataire répond 410 est désactivé.",
    },
    forms: {
      about:
        "Ce que vous demandez aux clients et aux agents : avant un appel, pendant, ou quand personne ne peut répondre.",
      steps:
        "Un formulaire a un nom à vous, que les clients ne voient pas, et ses champs dans leur ordre.\nUn segment ou un service nomme les formulaires qu’il utilise. Un formulaire utilisé ne peut pas être supprimé.\nLes réponses reçues restent telles quelles, quoi qu’il advienne du formulaire.",
    },
    surveys: {
      about: "Ce que l’on demande ensuite aux clients : comment s’est passé l’appel ou le rendez-vous.",
      steps:
        "Une enquête a un nom à vous et une description pour vos collègues.\nSes questions sont des champs, posés dans leur ordre. NPS va de 0 à 10, CSAT de 1 à 5 et CES de 1 à 7 : ce sont des notes, que les webhooks reçoivent dès qu’elles arrivent. Une zone de texte laisse les clients dire pourquoi.\nUne question est obligatoire ou non. Elle peut changer à tout moment : les réponses déjà données gardent la question telle qu’elle était alors.\nUn segment ou un service nomme l’enquête que reçoivent ses clients. Une enquête utilisée ne peut pas être supprimée.",
    },
    tags: {
      about:
        "Les agents étiquettent les appels, pour que vous puissiez trouver et compter ce dont il s’agissait.",
      steps:
        "Le libellé est ce que voient les agents. Le nom est ce que reçoivent les webhooks et les intégrations.\nLes appels gardent une étiquette supprimée. Personne ne peut plus la choisir.",
    },
    abandonReasons: {
      about: "Ce que peuvent dire les clients qui partent avant que quelqu’un réponde.",
      steps:
        "Les clients lisent le libellé. Les intégrations reçoivent le nom.\nUn motif masqué n’est montré à personne, et compte encore si une intégration le nomme.",
    },
    referrers: {
      about: "Les adresses des pages depuis lesquelles les clients appellent, pour distinguer leurs appels.",
      steps:
        "Gardez l’adresse entière, avec http:// ou https://.\nLes appels venus d’un lien supprimé gardent son adresse.",
    },
    ideas: {
      about: "Ce que vous et vos collègues souhaitez de cette console : idées, problèmes, compliments.",
      steps:
        "Dites en quelques mots ce que vous souhaitez et, au-dessous, pourquoi.\nTous ceux qui travaillent avec la console voient ce qui a été dit, par qui, et ce qu’il en advient.\nCeux qui exploitent la console le lisent aussi et fixent ce qu’il en advient.",
    },
    aiTopics: {
      about: "Sujets recherchés dans les transcriptions des appels.",
      steps:
        "Décrivez un sujet en une phrase exacte\u00a0: c’est par elle qu’on le trouve.\nL’identifiant n’a que des minuscules et des tirets.",
    },
    contacts: {
      about: "Les personnes et les entreprises avec lesquelles vous parlez, et qui s’en occupe.",
      steps:
        "La recherche trouve toute partie d’un nom, d’une adresse, d’un numéro ou d’un identifiant.\nUn contact est une personne ou une entreprise. Une personne peut appartenir à une entreprise, qui ne peut alors pas être supprimée.\nCochez-en plusieurs pour les supprimer ensemble : chacun l’est à son tour, et vous pouvez arrêter entre-temps.",
    },
    workingHours: {
      about:
        "Quand les agents doivent être connectés, et qui est prévenu par courriel quand l’un d’eux ne l’est pas.",
      steps:
        "Donnez à chaque jour ses heures, et copiez-les vers d’autres jours. Les heures sont celles du fuseau horaire du compte. Pour une équipe de nuit, saisissez une fin antérieure au début, comme de 21:00 à 02:00 : elle finit le lendemain.\nUn agent qui n’est pas connecté dans le délai de grâce après le début d’une plage, ou qui s’absente plus longtemps pendant celle-ci, est signalé une fois pour cette plage.\nLes abonnés reçoivent le courriel. Sans abonnés, ou si l’interrupteur est éteint, personne n’est prévenu.",
    },
    customEmails: {
      about:
        "Vos courriels, qui remplacent ce que la plateforme écrit aux clients au sujet de leurs rendez-vous.",
      steps:
        "Choisissez le courriel remplacé, puis nommez-le dans un service du calendrier : seul ce service l’envoie.\nL’objet, le titre et les paragraphes peuvent contenir des variables, comme le nom du client. L’aperçu montre la lettre telle qu’elle est envoyée.\nLes paragraphes sont en HTML. Ce qu’une lettre ne peut pas contenir, comme les scripts et les styles, est retiré à l’envoi.",
    },
    services: {
      about:
        "Ce pour quoi les clients prennent rendez-vous : quand, avec quels agents, et comment on le leur rappelle.",
      steps:
        "Donnez-lui d’abord une disponibilité et des agents : sans eux, aucun rendez-vous ne peut être pris.\nAvec la sélection automatique, l’agent qui est libre et en a le moins reçoit le suivant.\nLes rappels partent tant de minutes avant le rendez-vous, aux clients dont le courriel est connu.\nUn service qui a des rendez-vous ne peut pas être supprimé. Masquez-le, et il n’est plus proposé.",
    },
    availabilities: {
      about:
        "Les jours et les heures où des rendez-vous peuvent être pris, selon les horloges d’un fuseau horaire.",
      steps:
        "Un rendez-vous doit tenir dans une plage d’heures, du début à la fin. Une fin antérieure au début, comme de 21:00 à 02:00, tombe le lendemain.\nLe délai minimal évite les rendez-vous pris trop tard, le délai maximal ceux pris trop tôt. 0 : pas de limite.\nLes dates bloquées, comme les jours fériés, n’ont pas de rendez-vous. Les heures qui commencent à une date bloquée sont exclues après minuit aussi.\nUne disponibilité à laquelle un service se réfère ne peut pas être supprimée.",
    },
    appointments: {
      about: "Ce dont clients et agents ont convenu, et ce qu’il en est advenu.",
      steps:
        "Un nouveau rendez-vous est en attente. Donnez-lui une autre heure et il est déplacé ; le client reçoit chaque fois un courriel.\nHonoré et annulé sont définitifs : un tel rendez-vous ne change plus.\nPour le réattribuer, choisissez un autre agent du service, libre à ce moment.\nFiltrez la liste par statut, service, agent ou jour.",
    },
    notifications: {
      about: "Ce que vous dites à vos agents, et quand.",
      steps:
        "Sans moment, ou avec un moment passé, une notification est envoyée tout de suite.\nTant qu’elle n’est pas envoyée, vous pouvez la modifier. Elle ne peut pas être supprimée.",
    },
    profile: {
      about: "Votre nom, votre langue, votre mot de passe et les sessions ouvertes à votre nom.",
      steps:
        "Un nouveau mot de passe ferme toutes vos autres sessions.\nFermez une session que vous ne connaissez pas, puis changez de mot de passe.",
    },
    twoFactor: {
      about:
        "Une deuxième preuve en plus du mot de passe\u00a0: un code à six chiffres d’une application du téléphone.",
      steps:
        "Scannez le code QR avec une application d’authentification, puis saisissez le code affiché.\nGardez les codes de secours. Chacun vous laisse entrer une fois quand le téléphone n’est pas là.",
    },
    business: {
      about:
        "À qui appartient le compte\u00a0: nom, numéro fiscal, adresse, pays et administrateur principal.",
      steps:
        "La langue est celle des nouveaux utilisateurs. Chacun peut en choisir une autre.\nL’administrateur principal ne peut pas être supprimé tant qu’il l’est.",
    },
    configuration: {
      about:
        "Comment vont les appels du compte : enregistrement, distribution, fichiers, captcha, arrière-plans, confidentialité et supervision en direct.",
      steps:
        "Composez le nom de fichier des enregistrements avec ses variables. L’exemple au-dessous montre le résultat.\nUn captcha a besoin de la clé du site et du secret de son fournisseur. Le secret est gardé scellé ; un autre fournisseur en demande un autre.\nChaque arrière-plan virtuel est chargé dès que vous l’ajoutez. Ce qui prend plus de 2 secondes, ou que d’autres sites ne peuvent pas lire, est signalé.\nLa supervision en direct demande que ses conditions soient acceptées une fois pour le compte.\nVotre site dit si l’adresse d’un site a SSL, dont le widget a besoin.",
    },
    integrations: {
      about: "Les sites qui portent le widget, et les systèmes qui travaillent avec la plateforme.",
      steps:
        "Nommez les hôtes où le widget peut être, comme shop.example ou *.shop.example. Sans aucun, il peut être partout.\nChoisissez les segments qui y sont proposés. Sans aucun, tous les segments visibles le sont.\nDésactivez une intégration au lieu de la supprimer quand elle se repose seulement.",
    },
    subscriptions: {
      about:
        "Ce que comprend votre forfait, fonction par fonction, et pour combien d’utilisateurs il y a de la place.",
      steps:
        "Compte toute personne que le compte a créée, même celles qui ne peuvent pas se connecter.\nQuand le forfait est plein, un nouvel utilisateur est refusé. Supprimez qui n’est plus là, ou contactez-nous pour relever la limite.",
    },
    administrators: {
      about: "Les personnes qui s’occupent du compte, et ce que permet chaque privilège.",
      steps:
        "Privilèges montre ceux qui existent. Permissions est la table selon laquelle la plateforme décide.\nUn nouvel administrateur a besoin d’un privilège\u00a0: donnez le plus petit qui suffit.",
    },
    utilities: {
      about:
        "Les liens par lesquels les clients appellent, et les e-mails que la plateforme a écrits : s’ils sont arrivés, et pourquoi non.",
      steps:
        "Choisissez un segment pour obtenir le lien par lequel les clients l’appellent. Copiez le lien, ou gardez son code en image à imprimer.\nLà où le compte a un calendrier, les services ont aussi de tels liens. L’endroit où mène un lien se configure par CALL_URL et CALENDAR_URL.\nOuvrez un e-mail pour voir ce qu’il dit et chaque tentative de remise.\nLes codes et les liens sont masqués\u00a0: ils laissent entrer qui les lit.",
    },
    recordedCalls: {
      about: "Ce qui a été enregistré, à regarder, approuver ou rejeter.",
      steps:
        "Ouvrez un enregistrement pour le lire. Il est lu depuis cette plateforme et rien ne reste dans le navigateur.\nLes réviseurs et les administrateurs approuvent, rejettent et suppriment. Approuvé et rejeté peuvent se changer l’un en l’autre.\nChaud veut dire que cette plateforme l’a, froid que le stockage de son réglage l’a.\nUn enregistrement supprimé ne contient plus rien. La liste garde la trace qu’il y en a eu un.",
    },
    recordingsSettings: {
      about: "Comment les appels sont enregistrés, et où vont les enregistrements.",
      steps:
        "Les segments et les services nomment un réglage. Sans stockage à vous, les enregistrements restent sur cette plateforme.\nTester les identifiants se connecte au stockage avec ce qui est saisi, avant d’enregistrer. Rien n’y est écrit.\nUn secret enregistré n’est plus jamais montré. Il reste jusqu’à ce que vous le remplaciez ou choisissiez un autre fournisseur.\nUn enregistrement se termine après 3 heures ou 2 Go, selon ce qui vient d’abord.",
    },
    uploads: {
      about: "Les fichiers que votre équipe envoie ou montre souvent.",
      steps:
        "Choisissez des fichiers ou déposez-les. Deux partent à la fois ; celui qui perd la connexion reprend où il en était.\nChacun peut avoir 100 Mo, et son contenu doit être ce que dit la terminaison de son nom.\nUn fichier supprimé ne peut pas être récupéré. Sa place est libre aussitôt.",
    },
    sso: {
      about: "Les personnes se connectent avec le compte de votre organisation, par SAML.",
      steps:
        "Importez les métadonnées de votre fournisseur, ou saisissez son adresse, l’émetteur et le certificat.\nEssayez avant d’activer\u00a0: le résultat dit ce que le fournisseur a répondu.\nLa désactivation ne ferme aucune session ouverte.",
    },
    ipRestrictions: {
      about: "Depuis quelles adresses on peut se connecter et travailler.",
      steps:
        "Une restriction est une adresse ou une plage comme 203.0.113.0/24, et les personnes qu’elle concerne.\nSi elle vous enfermait dehors, vous le sauriez avant de l’enregistrer.",
    },
    apiKeys: {
      about: "Clés avec lesquelles des programmes interrogent la plateforme au nom de votre compte.",
      steps:
        "Une clé n’est montrée qu’une fois, à sa création. Copiez-la à ce moment.\nDonnez à chaque programme sa clé et le plus petit privilège, et révoquez-la quand le programme disparaît.",
    },
  },
  topics: {
    lists: {
      title: "Listes",
      about:
        "Ce que peut chaque liste : chercher, filtrer, trier, choisir les colonnes, en faire un fichier, et traiter plusieurs lignes à la fois.",
      steps:
        "Tapez / pour chercher. Ajouter un filtre limite par un champ après l’autre ; cliquez sur une pastille pour la changer. L’adresse garde le tout, et un lien montre donc la même liste.\nCliquez sur un en-tête pour trier, et tirez son bord pour élargir la colonne. Colonnes dit lesquelles sont montrées, et dans quel ordre.\nExporter écrit ce que montre la liste, avec ses filtres et ses colonnes : au plus 5 000 enregistrements, aux heures des horloges du compte.\nSélectionnez des lignes pour en supprimer plusieurs à la fois, ou pour faire ce qui est proposé d’autre. Chacune est traitée seule, et vous pouvez arrêter entre-temps.\nCe que d’autres changent entre-temps est compté sous les lignes et ne déplace rien tant que vous n’affichez pas ces changements.",
    },
    views: {
      title: "Vues enregistrées",
      about: "Une liste telle que vous voulez la revoir, sous un nom à elle, comme onglet au-dessus.",
      steps:
        "Enregistrer cette vue garde les filtres, la recherche, l’ordre, les colonnes avec leurs largeurs, et le nombre de lignes par page.\nUne vue que vous avez changée le dit : enregistrez les changements, ou rétablissez-la. Son menu la renomme, la déplace, la partage et la supprime.\nUne vue partagée est vue par tous ceux qui peuvent voir la liste. Qui peut changer ce que contient la liste peut aussi changer la vue.\nVous pouvez avoir 50 vues d’une liste. En supprimer une ne supprime aucun des enregistrements qu’elle montre.",
    },
    history: {
      title: "Historique",
      about: "Ce qu’il est advenu d’un enregistrement : qui l’a changé, quand, et ce qu’il était avant.",
      steps:
        "Ouvrez un enregistrement et choisissez Historique. Chaque changement dit ce qu’il y avait avant et ce qui est venu ensuite, le dernier d’abord.\nRétablir une version rend à l’enregistrement ce qu’il était à ce moment. C’est un changement comme un autre, et l’historique le montre.\nUn enregistrement supprimé garde son adresse, et son historique avec elle : créez-le de nouveau depuis là.\nLes mots de passe et les secrets ne sont jamais montrés ; l’historique dit qu’ils ont été remplacés.",
    },
  },
} satisfies NamespaceHelpTranslation;

export default fr_help;
