import type { NamespaceChangelogTranslation } from "../../i18n-types";

const es_changelog = {
  entries: {
    keys: {
      title: "Listas con el teclado",
      text: "J y K recorren una lista, Intro abre una fila, E la edita, F añade un filtro y C crea. El signo de interrogación muestra todas las teclas.",
    },
    connections: {
      title: "Todas las conexiones en una lista",
      text: "Junto a los usuarios: quién se conectó y se desconectó, cuándo y por qué. Busca, filtra, guarda vistas y expórtala.",
    },
    feedback: {
      title: "Sugerencias que todos leen",
      text: "En tu cuenta dices qué echas en falta o qué te gusta, y ves qué será de ello.",
    },
    bulk: {
      title: "Muchos registros a la vez",
      text: "Selecciona filas, una página o todo lo que coincide; luego cámbialos o elimínalos uno a uno, con parada y con un resultado por cada uno.",
    },
    history: {
      title: "Qué fue de cada registro",
      text: "Cada uno tiene un historial: qué cambió, cuándo y por quién, cómo estaba en cualquier momento, y el camino de vuelta.",
    },
    views: {
      title: "Vistas y exportaciones de listas",
      text: "Guarda filtros, columnas y orden como una vista, para ti o para todos, y exporta exactamente lo que ves en XLSX o CSV. El menú lleva a tus vistas desde cualquier sitio.",
    },
    webhooks: {
      title: "Webhooks que puedes examinar",
      text: "Cada intento se guarda con lo enviado y lo respondido. Prueba un webhook, reenvía, cópialo como cURL.",
    },
    appointments: {
      title: "Servicios y citas",
      text: "Di cuándo y con quién pueden venir los clientes; mueve, reasigna y cierra citas allí donde aparecen.",
    },
    palette: {
      title: "Busca y salta desde cualquier sitio",
      text: "Ctrl K, o ⌘ K, abre una búsqueda de páginas, registros y acciones. Lo que usaste hace poco va primero.",
    },
    help: {
      title: "Ayuda junto a cada página",
      text: "H abre la ayuda de la página en la que estás. Puedes buscar en ella, y conserva el tamaño que le des.",
    },
    records: {
      title: "Etiquetas, motivos de abandono, temas de IA y enlaces",
      text: "Se crean, cambian y borran en listas que buscan, ordenan y filtran.",
    },
    monitor: {
      title: "El monitor en directo",
      text: "Quién espera, quién habla y quién está libre, según ocurre.",
    },
  },
} satisfies NamespaceChangelogTranslation;

export default es_changelog;
