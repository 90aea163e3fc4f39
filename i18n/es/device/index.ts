import type { NamespaceDeviceTranslation } from "../../i18n-types";

const es_device = {
  title: "Dispositivo de pantalla",
  waiting: "Pendiente de inscripción",
  howTo:
    "En la consola, abre Sucursales, abre una sucursal y elige Inscribir pantalla. Después escanea este código o escribe el identificador de abajo.",
  codeLabel: "Código con el identificador {id}",
  id: "Identificador del dispositivo",
  enrolledIn: "Inscrito como",
  links: {
    connecting: "Conectando…",
    connected: "Conectado",
    lost: "Sin conexión. Se vuelve a intentar automáticamente.",
    refused: "Rechazado",
    elsewhere: "Abierto en otra ventana",
  },
  refusals: {
    malformed:
      "La plataforma no entiende esta página. Recárgala: puede que la plataforma tenga una versión más nueva.",
    "wrong-secret": "Este identificador es de otro dispositivo. Crea uno nuevo para este.",
    "too-many":
      "Demasiados dispositivos de esta dirección esperan su inscripción. Se vuelve a intentar automáticamente.",
    unavailable: "La plataforma no puede acceder a su almacenamiento. Se vuelve a intentar automáticamente.",
  },
  showHere: "Mostrarlo aquí",
  newId: "Crear un identificador nuevo",
} satisfies NamespaceDeviceTranslation;

export default es_device;
