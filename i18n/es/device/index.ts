import type { NamespaceDeviceTranslation } from "../../i18n-types";

const es_device = {
  title: "Pantalla",
  waiting: "Pendiente de alta",
  howTo:
    "En la consola, abre Sucursales, elige una sucursal y pulsa «Dar de alta pantalla». Después escanea este código o escribe el ID de abajo.",
  codeLabel: "Código con el ID {id}",
  id: "ID de la pantalla",
  enrolledIn: "Dada de alta como",
  links: {
    connecting: "Conectando…",
    connected: "Conectada",
    lost: "Sin conexión. Reconectando automáticamente.",
    refused: "Rechazada",
    elsewhere: "Abierta en otra ventana",
  },
  refusals: {
    malformed: "Esta página no corresponde a la versión de la plataforma. Recárgala.",
    "wrong-secret": "Este ID es de otra pantalla. Crea un ID nuevo para esta.",
    "too-many":
      "Hay demasiadas pantallas pendientes de alta en esta dirección. Se reintenta automáticamente.",
    unavailable: "La plataforma no puede acceder a su almacenamiento. Se reintenta automáticamente.",
  },
  showHere: "Mostrar aquí",
  newId: "Crear un ID nuevo",
} satisfies NamespaceDeviceTranslation;

export default es_device;
