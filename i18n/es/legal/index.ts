import type { NamespaceLegalTranslation } from "../../i18n-types";

const es_legal = {
  label: "Legal",
  back: "Volver a la consola",
  other: { terms: "Términos del servicio", privacy: "Aviso de privacidad" },
  terms: {
    title: "Términos del servicio",
    lead: "Estos son los términos de esta instalación de referencia de Switchboard. Dicen lo que hace y lo que no; quien la ofrezca a otros pone aquí sus propios términos.",
    what: {
      title: "Qué es",
      text: "Switchboard es una consola para empresas cuyos clientes las llaman por vídeo y voz. Esta instalación está para ejecutarla, probarla y ensayar con ella. No promete estar disponible, ser completa ni servir para un fin determinado.",
    },
    account: {
      title: "Tu cuenta",
      text: "Un administrador de tu empresa te da una cuenta. Es solo tuya: no compartas la contraseña y cierra la sesión en los dispositivos que usen otras personas. Lo que puedes ver y hacer depende del privilegio que eligió el administrador.",
    },
    customers: {
      title: "Las personas que llaman",
      text: "La consola muestra cuándo llaman los clientes, cuánto esperan y quién los atiende. Úsala para atenderlos y para nada más. La ley de tu país puede exigir que informes a tus agentes y clientes de que las llamadas se cuentan y se cronometran.",
    },
    demo: {
      title: "Tráfico de demostración y grabado",
      text: "Lo que la consola marca como demostración es inventado. Lo que marca como grabación es un registro de llamadas reales del pasado, sin nombres. Ninguno de los dos dice nada sobre tu empresa.",
    },
    end: {
      title: "Cuándo termina",
      text: "Un administrador puede retirarte el acceso en cualquier momento, y tú puedes dejar de usarlo en cualquier momento. Las sesiones terminan a las 12 horas, o a los 30 días si pediste mantener la sesión abierta.",
    },
  },
  privacy: {
    title: "Aviso de privacidad",
    lead: "Qué guarda esta instalación de referencia de Switchboard sobre ti y sobre los clientes que llaman, dónde y durante cuánto tiempo. Quien la ofrezca a otros pone aquí su propio aviso.",
    you: {
      title: "Sobre ti",
      text: "Tu nombre, correo o nombre de usuario, idioma y privilegio; tu contraseña como un resumen del que no se puede leer; cuándo empezaron y terminaron tus sesiones y desde qué dirección. Las contraseñas erróneas se cuentan durante 15 minutos por cuenta y dirección.",
    },
    calls: {
      title: "Sobre las llamadas",
      text: "Cuándo un cliente entró en la cola, fue atendido, fue transferido o colgó, en qué segmento y con qué agente, y un identificador del cliente si el sistema de telefonía lo da. Ni sonido ni imagen.",
    },
    browser: {
      title: "En tu navegador",
      text: "Tu sesión, para que recargar no la cierre: hasta que cierres la pestaña, o 30 días si pediste mantenerla abierta. Tus elecciones de idioma, tema y densidad. No hay cookies, ni contadores, ni nada que te siga a otros sitios.",
    },
    others: {
      title: "Quién más los recibe",
      text: "Nadie. La consola solo habla con su plataforma. Si quien la ofrece ha configurado un servicio de informes de errores, los errores de la consola se envían allí sin lo que escribiste.",
    },
    rights: {
      title: "Qué puedes pedir",
      text: "Pregunta a un administrador de tu empresa qué se guarda sobre ti y pide que se corrija o se borre. El registro de llamadas se conserva mientras se conserve su carpeta de datos.",
    },
  },
} satisfies NamespaceLegalTranslation;

export default es_legal;
