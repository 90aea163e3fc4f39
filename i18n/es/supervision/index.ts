import type { NamespaceSupervisionTranslation } from "../../i18n-types";

const es_supervision = {
  title: "Supervisión en directo",
  leave: "Salir",
  cancel: "Cancelar",
  followed: "Seguida durante",
  trail: "Lo que ocurre en la llamada",
  later: "Sigues los eventos de la llamada según ocurren. El sonido y la imagen llegarán más adelante.",
  summary: "La llamada ha terminado. La has seguido durante {lasted}.",
  accepted:
    "Los términos están aceptados y la supervisión en directo está activada. Iníciala de nuevo desde la llamada.",
  stages: {
    off: "Inactiva",
    terms: "Términos",
    joining: "Conectando",
    listening: "Siguiendo",
    interrupted: "Interrumpida",
    leaving: "Saliendo",
    ended: "Terminada",
  },
  problems: {
    notAnswered: "La llamada está en curso, espera a un agente.",
    permission: "No tienes permiso para supervisar llamadas.",
    featureDisabled:
      "La supervisión en directo no está activada en esta cuenta. Un administrador puede activarla.",
    callEnded: "La llamada ha terminado.",
    failed: "No se pudo iniciar la supervisión. Inténtalo de nuevo.",
    offline: "Parece que no tienes conexión a Internet. Inténtalo de nuevo cuando la recuperes.",
    editFailed: "No se pudieron guardar los términos. Inténtalo de nuevo.",
    already: "Ya sigues una llamada. Sal antes de ella.",
    interrupted: "La página se recargó antes de que la plataforma respondiera. Empieza de nuevo.",
  },
  terms: {
    title: "Activar la supervisión en directo",
    intro:
      "Antes de que nadie siga llamadas en directo, alguien acepta estos términos en nombre de la cuenta.",
    points: {
      law: "Solo se siguen llamadas donde lo permite la ley del país de cada parte.",
      purpose:
        "Las llamadas se siguen para formar a los agentes, asegurar la calidad y ayudar en una llamada, y para nada más.",
      inform: "Se informa de antemano a agentes y clientes de que las llamadas pueden seguirse en directo.",
      access: "Solo siguen llamadas los supervisores y administradores, cada uno con su propio acceso.",
      record:
        "Quién siguió qué llamada, desde cuándo y hasta cuándo, queda en el registro y se muestra en el monitor.",
      confidential: "Lo que se oye o se ve es confidencial: no se copia ni se comunica a nadie.",
      revoke:
        "Un administrador puede desactivar la supervisión en directo en cualquier momento; quien siga una llamada sale de ella al instante.",
    },
    read: "He leído los siete puntos y los acepto en nombre de la cuenta",
    missing: "Acepta los términos para activar la supervisión en directo",
    accept: "Aceptar y activar",
    keep: "Ahora no",
  },
} satisfies NamespaceSupervisionTranslation;

export default es_supervision;
