import type { NamespaceChangelogTranslation } from "../../i18n-types";

const es_changelog = {
  entries: {
    keys: {
      title: "Listas con el teclado",
      text: "Pulsa J y K para recorrer una lista, Intro para abrir una fila, E para editarla, F para añadir un filtro y C para crear un registro. Pulsa la tecla de interrogación para ver todos los atajos.",
    },
    connections: {
      title: "Todas las conexiones en una lista",
      text: "Consulta cuándo se conectaron y desconectaron los usuarios, y por qué. Busca y filtra la lista, guarda vistas y expórtala.",
    },
    feedback: {
      title: "Sugerencias compartidas",
      text: "En Cuenta → Sugerencias, indica qué echas en falta o qué te gusta y sigue el estado de cada sugerencia.",
    },
    bulk: {
      title: "Cambios en bloque",
      text: "Selecciona filas, una página o todos los resultados y edita o elimina los registros uno a uno. Puedes parar en cualquier momento y ver el resultado de cada uno.",
    },
    history: {
      title: "Historial de cada registro",
      text: "Consulta cada cambio con su hora y su autor, mira cómo era el registro en cualquier momento y restáuralo.",
    },
    views: {
      title: "Vistas guardadas y exportaciones",
      text: "Guarda los filtros, las columnas y el orden como una vista, para ti o para todos los usuarios, y exporta la lista en XLSX o CSV. El menú abre tus vistas desde cualquier página.",
    },
    webhooks: {
      title: "Registros de webhooks",
      text: "Consulta cada intento con su petición y su respuesta. Prueba un webhook, repite una entrega o cópiala como cURL.",
    },
    appointments: {
      title: "Servicios y citas",
      text: "Define los horarios y los agentes de las citas. Reprograma, reasigna y cierra las citas desde su lista.",
    },
    palette: {
      title: "Búsqueda desde cualquier sitio",
      text: "Pulsa Ctrl K, o ⌘ K, para buscar páginas, registros y acciones. Lo reciente aparece primero.",
    },
    help: {
      title: "Ayuda en cada página",
      text: "Pulsa H para abrir la ayuda de la página actual. Busca en ella y cambia su tamaño a tu gusto.",
    },
    records: {
      title: "Etiquetas, motivos de abandono, temas de IA y enlaces",
      text: "Créalos, edítalos y elimínalos en listas con búsqueda, orden y filtros.",
    },
    monitor: {
      title: "El monitor en directo",
      text: "Consulta los clientes en espera, las llamadas en curso y los agentes disponibles, en tiempo real.",
    },
  },
} satisfies NamespaceChangelogTranslation;

export default es_changelog;
