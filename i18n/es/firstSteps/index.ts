import type { NamespaceFirstStepsTranslation } from "../../i18n-types";

const es_firstSteps = {
  title: "Configura tu empresa",
  hide: "Ocultar",
  done: "hecho",
  open: "pendiente",
  steps: {
    segment: { title: "Un segmento", text: "A lo que llaman los clientes, como Ventas" },
    agent: { title: "Agentes", text: "Quien responde, con invitación por correo o con contraseña" },
    hours: { title: "Horas para citas", text: "Cuándo pueden reservar los clientes" },
    service: { title: "Un servicio", text: "Qué reservan, y con quién" },
    webhook: { title: "Un webhook", text: "Cuenta a tus sistemas lo que ocurre, según ocurre" },
    branch: { title: "Una sucursal", text: "Un lugar con dispositivos desde los que llaman los clientes" },
  },
} satisfies NamespaceFirstStepsTranslation;

export default es_firstSteps;
