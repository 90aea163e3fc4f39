import type { NamespaceChangelogTranslation } from "../../i18n-types";

const es_changelog = {
  entries: {
    palette: { title: "Busca y salta desde cualquier sitio", text: "Ctrl K, o ⌘ K, abre una búsqueda de páginas, registros y acciones. Lo que usaste hace poco va primero." },
    help: { title: "Ayuda junto a cada página", text: "H abre la ayuda de la página en la que estás. Puedes buscar en ella, y conserva el tamaño que le des." },
    records: { title: "Etiquetas, motivos de abandono, temas de IA y enlaces", text: "Se crean, cambian y borran en listas que buscan, ordenan y filtran." },
    monitor: { title: "El monitor en directo", text: "Quién espera, quién habla y quién está libre, según ocurre." },
  },
} satisfies NamespaceChangelogTranslation;

export default es_changelog;
