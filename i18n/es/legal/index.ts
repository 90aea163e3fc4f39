import type { NamespaceLegalTranslation } from "../../i18n-types";

const es_legal = {
  label: "Legal",
  back: "Volver a la consola",
  other: { terms: "Términos del servicio", privacy: "Política de privacidad" },
  terms: {
    title: "Términos del servicio",
    lead: "Estos son los términos de esta instalación de referencia de Switchboard. Las organizaciones que la ofrezcan a otros deben sustituirlos por los suyos.",
    what: {
      title: "Acerca de Switchboard",
      text: "Switchboard es una consola para empresas cuyos clientes las llaman por vídeo y voz. Esta instalación sirve para probarla y evaluarla. Se ofrece sin garantía de disponibilidad, de integridad ni de idoneidad para un fin determinado.",
    },
    account: {
      title: "Tu cuenta",
      text: "Un administrador de tu empresa te da una cuenta. Es personal: no compartas la contraseña y cierra la sesión en los dispositivos compartidos. El privilegio que te asigna el administrador determina lo que puedes ver y hacer.",
    },
    customers: {
      title: "Tus clientes",
      text: "La consola muestra cuándo llaman los clientes, cuánto esperan y qué agentes los atienden. Úsala solo para atenderlos. La ley de tu país puede exigir que informes a tus agentes y clientes de que las llamadas se cuentan y se cronometran.",
    },
    demo: {
      title: "Llamadas de demostración y reproducidas",
      text: "Las llamadas que la consola marca como demostración son simuladas. Las que marca como reproducción son llamadas reales del pasado, sin nombres. Ninguna refleja la actividad de tu empresa.",
    },
    end: {
      title: "Fin del acceso",
      text: "Un administrador puede retirarte el acceso en cualquier momento, y tú puedes dejar de usar la consola cuando quieras. Las sesiones terminan a las 12 horas, o a los 30 días si elegiste mantener la sesión abierta.",
    },
  },
  privacy: {
    title: "Política de privacidad",
    lead: "Esta política describe los datos que esta instalación de referencia de Switchboard guarda sobre ti y tus clientes, dónde y durante cuánto tiempo. Las organizaciones que la ofrezcan a otros deben sustituir esta política por la suya.",
    you: {
      title: "Datos sobre ti",
      text: "Guardamos tu nombre, correo o nombre de usuario, idioma y privilegio; un hash de tu contraseña, del que no se puede obtener la contraseña; y el inicio, el fin y la dirección IP de tus sesiones. El número de intentos fallidos de inicio de sesión, por usuario y por dirección IP, se guarda durante 15 minutos.",
    },
    calls: {
      title: "Datos sobre las llamadas",
      text: "Guardamos cuándo entra cada cliente en la cola, cuándo se atiende o se transfiere su llamada y cuándo cuelga, con el segmento y el agente, y un identificador del cliente si el sistema de telefonía lo proporciona. El audio y el vídeo solo se guardan en las grabaciones de llamadas.",
    },
    browser: {
      title: "En tu navegador",
      text: "Tu sesión se guarda hasta que cierres la pestaña, o 30 días si elegiste mantenerla abierta. También se guardan tus ajustes de idioma, tema y espaciado de las filas. Las cookies se usan solo para proteger el inicio de sesión y el restablecimiento de la contraseña; no hay ningún seguimiento.",
    },
    others: {
      title: "Cesión de datos",
      text: "Esta consola web envía datos a la plataforma de Switchboard que la sirve. Si el operador ha configurado un servicio de informes de errores, los errores de la consola se envían también a ese servicio, sin el texto que has escrito. La consola no envía datos a otros destinatarios.",
    },
    rights: {
      title: "Tus derechos",
      text: "Pregunta a un administrador de tu empresa qué datos se guardan sobre ti, o pídele que los corrija o los elimine. Los datos sobre ti y tus llamadas se guardan en un registro de eventos, sin plazo de conservación. Solo puede eliminarlos el operador, que gestiona esta instalación.",
    },
  },
} satisfies NamespaceLegalTranslation;

export default es_legal;
