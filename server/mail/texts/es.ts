import type { LetterTexts } from "../email-texts.ts";

export const es: LetterTexts = {
  greeting: (person) => `Hola, ${person}:`,
  labelled: (label, value) => `${label}:${value}`,
  leftOut: "(omitido en esta copia)",
  reset: (account) => ({
    subject: "Una contraseña nueva para Switchboard",
    why: `Alguien, probablemente tú, ha pedido una contraseña nueva para tu cuenta en ${account}.`,
    pin: "Tu PIN",
    link: "Elegir una contraseña nueva",
    ends: "El PIN y el enlace sirven durante 10 minutos y para una sola contraseña. El cambio cierra todas tus sesiones.",
    unasked: "Si no lo has pedido, no tienes que hacer nada: tu contraseña no cambia. No des el PIN a nadie.",
  }),
  activation: (account, hasPin) => ({
    subject: "Activa tu cuenta de Switchboard",
    why: `Tienes una cuenta en ${account}. Elige una contraseña para activarla.`,
    pin: "Tu PIN",
    link: "Activar la cuenta",
    ends: hasPin
      ? "El PIN sirve durante 10 minutos y el enlace durante 3 días."
      : "El enlace sirve durante 3 días.",
    unasked: "Si no esperas ninguna cuenta, no tienes que hacer nada: seguirá sin activar.",
  }),
  activated: (account) => ({
    subject: "Tu cuenta de Switchboard ya está activa",
    why: `Alguien, probablemente tú, ha pedido un enlace de activación para tu cuenta en ${account}. Ya está activa, así que no hay enlace.`,
    pin: "",
    link: "Iniciar sesión",
    ends: "Si no sabes la contraseña, pide una nueva en la página de inicio de sesión.",
    unasked: "Si no lo has pedido, no tienes que hacer nada.",
  }),
  done: {
    self: (moment) => `Se hizo el ${moment}, desde una sesión iniciada con tu cuenta.`,
    link: (moment) => `Se hizo el ${moment}, con el PIN o el enlace de un correo enviado a esta dirección.`,
    administrator: (moment, name) => `Lo hizo un administrador el ${moment}: ${name}.`,
    guesser: (moment) => `Fue el ${moment}, por parte de quien había indicado tu contraseña.`,
  },
  last: (count) =>
    `Este es el correo número ${count} sobre este asunto en 24 horas, y por ahora el último. Lo demás que se haga queda en el registro de auditoría.`,
  notices: {
    "password-changed": (account) => ({
      subject: "Tu contraseña de Switchboard ha cambiado",
      what: `Se ha cambiado la contraseña de tu cuenta en ${account}, y con ello se han cerrado todas sus sesiones.`,
      unasked: `Si has sido tú o lo has pedido, no tienes que hacer nada. Si no, elige ahora una contraseña nueva y avisa a un administrador de ${account}.`,
      link: "Elegir una contraseña nueva",
    }),
    "email-changed": (account, email) => ({
      subject: "Tu correo de Switchboard ha cambiado",
      what: `${email === null ? `Se ha quitado el correo de tu cuenta en ${account}.` : `El correo de tu cuenta en ${account} es ahora ${email}.`} Con esta dirección ya no se inicia sesión, y ya no recibirá correos sobre la cuenta.`,
      unasked: `Si has sido tú o lo has pedido, no tienes que hacer nada. Si no, habla ahora con un administrador de ${account}: quien lea la dirección nueva puede elegir tu contraseña.`,
      link: "",
    }),
    "two-factor-on": (account) => ({
      subject: "Se ha activado la autenticación en dos pasos",
      what: `La autenticación en dos pasos está activada en tu cuenta en ${account}: para entrar con la contraseña hace falta también un código de una aplicación.`,
      unasked: `Si has sido tú, no tienes que hacer nada. Si no, alguien sabe tu contraseña: elige ahora una nueva y habla con un administrador de ${account}.`,
      link: "Elegir una contraseña nueva",
    }),
    "two-factor-off": (account) => ({
      subject: "Se ha desactivado la autenticación en dos pasos",
      what: `La autenticación en dos pasos está desactivada en tu cuenta en ${account}: basta la contraseña para entrar.`,
      unasked: `Si has sido tú o lo has pedido, no tienes que hacer nada. Si no, elige ahora una contraseña nueva, actívala otra vez y avisa a un administrador de ${account}.`,
      link: "Elegir una contraseña nueva",
    }),
    "codes-closed": (account) => ({
      subject: "Demasiados códigos erróneos tras tu contraseña de Switchboard",
      what: `Alguien ha indicado tu contraseña en ${account} y después demasiados códigos erróneos de la autenticación en dos pasos. Durante un tiempo no se acepta ninguno: diez minutos o, tras diez de ellos, una hora.`,
      unasked: `Si has sido tú, inténtalo más tarde, o entra entonces con un código de respaldo. Si no, alguien sabe tu contraseña: elige ahora una nueva y avisa a un administrador de ${account}.`,
      link: "Elegir una contraseña nueva",
    }),
    "backup-codes-renewed": (account) => ({
      subject: "Se han creado códigos de respaldo nuevos",
      what: `Se han creado códigos de respaldo nuevos para tu cuenta en ${account}. Los anteriores ya no sirven.`,
      unasked: `Si has sido tú, no tienes que hacer nada. Si no, elige ahora una contraseña nueva, crea otros códigos y avisa a un administrador de ${account}.`,
      link: "Elegir una contraseña nueva",
    }),
    "api-key-created": (account, name) => ({
      subject: "Se ha creado una clave de API de Switchboard",
      what: `Hay una clave de API nueva para ${account}: «${name ?? ""}». Recibes este correo como su administrador principal.`,
      unasked:
        "Si la esperabas, no tienes que hacer nada. Si no, revoca ahora la clave y haz que se cambie la contraseña de quien la creó.",
      link: "Ver las claves de API",
    }),
    "principal-changed": (account, name) => ({
      subject: "Ahora hay otro administrador principal",
      what: `${account} tiene otro administrador principal: ${name ?? ""}. Hasta ahora lo eras tú. Desde este momento decide sobre la cuenta misma y sobre los demás administradores.`,
      unasked: `Si la has traspasado tú, no tienes que hacer nada. Si no, alguien ha usado tu sesión o sabe tu contraseña: elige ahora una nueva y habla enseguida con ${name ?? ""}.`,
      link: "Elegir una contraseña nueva",
    }),
    "sso-changed": (account, on) => ({
      subject: "Han cambiado los ajustes del inicio de sesión único",
      what: `Se han cambiado los ajustes del inicio de sesión único de ${account}. Ahora está ${on === null ? "desactivado" : "activado"}. Recibes este correo como administrador principal.`,
      unasked:
        "Si lo esperabas, no tienes que hacer nada. Si no, mira ahora los ajustes: dicen con qué proveedor de identidad se puede iniciar sesión. Haz que se cambie también la contraseña de quien los cambió.",
      link: "Ver los ajustes",
    }),
  },
  absence: {
    subject: (label, count) =>
      count === 1
        ? `Un agente no está conectado: ${label}`
        : `${count} agentes no están conectados: ${label}`,
    why: ({ label, account, day, hours, zone }) =>
      `Según el horario de trabajo «${label}» de ${account}, deben estar conectados el ${day}, ${hours} (${zone}):`,
    hours: (from, to, endsNextDay) => `${from}–${to}${endsNextDay ? " (día siguiente)" : ""}`,
    agent: (name, time, left) =>
      left
        ? `${name}: sin conexión desde las ${time}`
        : `${name}: no se ha conectado desde el inicio del tramo a las ${time}`,
    link: "Abrir los horarios de trabajo",
    once: "Se te avisa una vez por agente y tramo. Quién recibe los avisos, y si se envían, se decide en los horarios de trabajo.",
  },
  appointment: (what, { service, account, agent, date, time, zone }) => {
    const when = `${date}, ${time} (${zone})`;
    const said = {
      "appointment-created": {
        subject: `Tu cita: ${service}, ${date}`,
        said: `Tienes una cita con ${account} para «${service}» el ${when}.`,
      },
      "appointment-canceled": {
        subject: `Cancelada: ${service}, ${date}`,
        said: `Se ha cancelado tu cita con ${account} para «${service}» del ${when}.`,
      },
      "appointment-rescheduled": {
        subject: `Otra hora: ${service}, ${date}`,
        said: `Tu cita con ${account} para «${service}» tiene otra hora. Ahora es el ${when}.`,
      },
      "appointment-reminder": {
        subject: `Recordatorio: ${service}, ${date}`,
        said: `Te recordamos tu cita con ${account} para «${service}» el ${when}.`,
      },
    }[what];
    return { ...said, agent: `Hablarás con: ${agent}` };
  },
};
