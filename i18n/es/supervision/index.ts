import type { NamespaceSupervisionTranslation } from "../../i18n-types";

const es_supervision = {
  title: "Supervisión en directo",
  leave: "Salir de la llamada",
  cancel: "Cancelar",
  showDetails: "Mostrar detalles",
  hideDetails: "Ocultar detalles",
  duration: "Supervisada durante",
  trail: "Eventos de la llamada",
  mediaNote: "Puedes seguir los eventos de esta llamada, sin el audio ni el vídeo.",
  summary: "La llamada ha terminado. La has supervisado durante {lasted}.",
  accepted:
    "Términos aceptados. La supervisión en directo está activada. Iníciala de nuevo desde la llamada.",
  stages: {
    off: "Inactiva",
    terms: "Términos",
    joining: "Conectando",
    listening: "Supervisando",
    interrupted: "Interrumpida",
    leaving: "Saliendo",
    ended: "Terminada",
  },
  problems: {
    notAnswered: "La llamada aún no tiene agente. Espera a que conteste uno.",
    permission: "No tienes permiso para supervisar llamadas.",
    featureDisabled:
      "La supervisión en directo no está activada en esta cuenta. Un administrador puede activarla.",
    callEnded: "La llamada ha terminado.",
    failed: "No se ha podido iniciar la supervisión. Inténtalo de nuevo.",
    offline: "Parece que no tienes conexión a Internet. Inténtalo de nuevo cuando la recuperes.",
    editFailed: "No se han podido guardar los términos. Inténtalo de nuevo.",
    already: "Ya supervisas una llamada. Sal primero de ella.",
    interrupted:
      "La página se ha recargado antes de que respondiera la plataforma. Vuelve a iniciar la supervisión.",
  },
  terms: {
    title: "Activar la supervisión en directo",
    intro:
      "Para usar la supervisión en directo, un administrador debe aceptar estos términos en nombre de la cuenta.",
    points: {
      law: "Solo se supervisan llamadas si lo permite la legislación del país de cada participante.",
      purpose:
        "Las llamadas se supervisan solo para formar a los agentes, asegurar la calidad y ayudar durante una llamada.",
      inform:
        "Se informa de antemano a agentes y clientes de que las llamadas pueden supervisarse en directo.",
      access: "Solo supervisan llamadas los supervisores y administradores, cada uno con su propio usuario.",
      record:
        "Cada supervisión queda en el registro de eventos, con el usuario, la llamada y las horas, y se muestra en el monitor.",
      confidential: "El contenido de las llamadas es confidencial: no se copia ni se comunica a terceros.",
      revoke:
        "Un administrador puede desactivar la supervisión en directo en cualquier momento; los supervisores que estén en una llamada salen de ella de inmediato.",
    },
    read: "He leído los siete puntos y los acepto en nombre de la cuenta",
    missing: "Acepta los términos para activar la supervisión en directo",
    accept: "Aceptar y activar",
    keep: "Ahora no",
  },
} satisfies NamespaceSupervisionTranslation;

export default es_supervision;
