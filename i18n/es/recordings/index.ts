import type { NamespaceRecordingsTranslation } from "../../i18n-types";

const es_recordings = {
  title: "Llamadas grabadas",
  one: "Grabación del {began}",
  search: "Buscar por agente, segmento o llamada",
  empty: { title: "Aún no hay grabaciones", text: "Las grabaciones aparecen aquí en cuanto el sistema de telefonía las envía. Los revisores y administradores las aprueban o rechazan." },
  loading: "Cargando la grabación",
  notRead: "La grabación no se cargó.",
  notDownloaded: "La grabación no se descargó.",
  download: "Descargar la grabación del {name}",
  fields: {
    startedAt: "Inicio",
    status: "Estado",
    agent: "Agente",
    segment: "Segmento",
    call: "Llamada",
    duration: "Duración",
    size: "Tamaño",
    storage: "Almacenamiento",
    reviewedBy: "Revisada por",
    reviewedAt: "Revisada",
    setting: "Ajuste de grabación",
    endedBy: "Terminada por",
    reason: "Motivo",
    actions: "Acciones",
  },
  choices: {
    status: {
      recording: "Grabando",
      processing: "En proceso",
      pending: "Pendiente",
      approved: "Aprobada",
      rejected: "Rechazada",
      failed: "Con error",
      deleted: "Eliminada",
    },
  },
  storage: {
    hot: "Caliente",
    cold: "Frío",
    nowhere: "En ninguna parte",
  },
  explained: { storage: "Caliente: en esta plataforma, se reproduce al momento. Frío: en el almacenamiento de su ajuste." },
  endings: {
    system: "El sistema de telefonía",
    time: "El límite de 3 horas",
    size: "El límite de tamaño",
  },
  reasons: {
    empty: "No se grabó nada",
    "another-kind": "Lo enviado no es lo que se anunció",
  },
  player: {
    loading: "Obteniendo la grabación",
    failed: "La grabación no se puede reproducir ahora.",
  },
  absent: {
    recording: "Todavía se está grabando.",
    processing: "Se está revisando; podrá reproducirse en un momento.",
    cold: "Está en el almacenamiento de su ajuste y ya no en esta plataforma.",
    failed: "No hay nada que reproducir.",
    deleted: "Su contenido se eliminó.",
  },
  steps: {
    approve: "Aprobar",
    reject: "Rechazar",
    remove: "Eliminar: {name}",
    removeText: "Su contenido se elimina y no se puede recuperar. Que hubo una grabación se sigue sabiendo.",
    word: "eliminar",
  },
  done: {
    approved: "Grabación aprobada",
    rejected: "Grabación rechazada",
    deleted: "Grabación eliminada",
  },
  changed: "Otra persona decidió entretanto. Lo que ves ahora es como está.",
} satisfies NamespaceRecordingsTranslation;

export default es_recordings;
