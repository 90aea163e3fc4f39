import type { NamespaceFirstStepsTranslation } from "../../i18n-types";

const es_firstSteps = {
  title: "Configura tu empresa",
  hide: "Ocultar",
  done: "hecho",
  open: "pendiente",
  steps: {
    segment: { title: "Crea un segmento", text: "Los clientes llaman a segmentos, como Ventas" },
    agent: {
      title: "Añade agentes",
      text: "Los agentes atienden llamadas; invítalos por correo o asígnales una contraseña",
    },
    hours: {
      title: "Define el horario de citas",
      text: "Los clientes pueden pedir cita en este horario",
    },
    service: { title: "Crea un servicio", text: "Los clientes reservan servicios con tus agentes" },
    webhook: { title: "Conecta un webhook", text: "Envía los eventos a tus sistemas en cuanto se producen" },
    branch: {
      title: "Añade una sucursal",
      text: "Las sucursales tienen pantallas desde las que llaman los clientes",
    },
  },
} satisfies NamespaceFirstStepsTranslation;

export default es_firstSteps;
