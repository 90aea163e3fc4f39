import type { EmailTexts } from "../email-texts.ts";

export const es: EmailTexts = {
  greeting: (person) => `Hola, ${person}:`,
  labeled: (label, value) => `${label}:${value}`,
  leftOut: "(omitido en esta copia)",
  reset: (account) => ({
    subject: "Restablece tu contraseña de Switchboard",
    intro: `Hemos recibido una solicitud de contraseña nueva para tu cuenta en ${account}.`,
    pin: "Tu PIN",
    link: "Elegir una contraseña nueva",
    validity:
      "El PIN y el enlace caducan en 10 minutos y sirven una sola vez. Al cambiar la contraseña se cierran todas tus sesiones.",
    ifUnexpected:
      "Si no lo has solicitado, ignora este correo: tu contraseña no cambia. No compartas el PIN con nadie.",
  }),
  activation: (account, hasPin) => ({
    subject: "Activa tu cuenta de Switchboard",
    intro: `Tienes una cuenta en ${account}. Elige una contraseña para activarla.`,
    pin: "Tu PIN",
    link: "Activar la cuenta",
    validity: hasPin ? "El PIN caduca en 10 minutos y el enlace, en 3 días." : "El enlace caduca en 3 días.",
    ifUnexpected: "Si no esperabas ninguna cuenta, ignora este correo: seguirá sin activar.",
  }),
  activated: (account) => ({
    subject: "Tu cuenta de Switchboard ya está activa",
    intro: `Hemos recibido una solicitud de enlace de activación para tu cuenta en ${account}. La cuenta ya está activa.`,
    pin: "",
    link: "Iniciar sesión",
    validity: "Si has olvidado la contraseña, solicita una nueva en la página de inicio de sesión.",
    ifUnexpected: "Si no lo has solicitado, ignora este correo.",
  }),
  done: {
    self: (moment) => `El cambio se hizo el ${moment} desde una sesión de tu cuenta.`,
    link: (moment) =>
      `El cambio se hizo el ${moment} con el PIN o el enlace de un correo enviado a esta dirección.`,
    administrator: (moment, name) => `El cambio lo hizo un administrador el ${moment}: ${name}.`,
    guesser: (moment) => `Los códigos los introdujo el ${moment} una persona que sabe tu contraseña.`,
  },
  last: (count) =>
    `Este es el correo número ${count} de este tipo en 24 horas y, por ahora, el último. Consulta los cambios posteriores en el registro de auditoría.`,
  notices: {
    "password-changed": (account) => ({
      subject: "Tu contraseña de Switchboard ha cambiado",
      change: `Se ha cambiado la contraseña de tu cuenta en ${account}. Se han cerrado todas sus sesiones.`,
      ifUnexpected: `Si has hecho o solicitado este cambio, no tienes que hacer nada. Si no, elige ahora una contraseña nueva y avisa a un administrador de ${account}.`,
      link: "Elegir una contraseña nueva",
    }),
    "email-changed": (account, email) => ({
      subject: "Tu correo de Switchboard ha cambiado",
      change: `${email === null ? `Se ha quitado el correo de tu cuenta en ${account}.` : `El correo de tu cuenta en ${account} es ahora ${email}.`} Ya no puedes iniciar sesión con esta dirección, que no recibirá más correos sobre la cuenta.`,
      ifUnexpected: `Si has hecho o solicitado este cambio, no tienes que hacer nada. Si no, avisa ahora a un administrador de ${account}: el titular de la dirección nueva puede elegir tu contraseña.`,
      link: "",
    }),
    "two-factor-on": (account) => ({
      subject: "Se ha activado la autenticación en dos pasos",
      change: `La autenticación en dos pasos está activada en tu cuenta en ${account}. Para iniciar sesión con la contraseña necesitas también un código de tu aplicación de autenticación.`,
      ifUnexpected: `Si la has activado tú, no tienes que hacer nada. Si no, otra persona sabe tu contraseña: elige ahora una nueva y avisa a un administrador de ${account}.`,
      link: "Elegir una contraseña nueva",
    }),
    "two-factor-off": (account) => ({
      subject: "Se ha desactivado la autenticación en dos pasos",
      change: `La autenticación en dos pasos está desactivada en tu cuenta en ${account}. Para iniciar sesión basta la contraseña.`,
      ifUnexpected: `Si has hecho o solicitado este cambio, no tienes que hacer nada. Si no, elige ahora una contraseña nueva, vuelve a activar la autenticación en dos pasos y avisa a un administrador de ${account}.`,
      link: "Elegir una contraseña nueva",
    }),
    "codes-closed": (account) => ({
      subject: "Demasiados códigos erróneos en tu cuenta de Switchboard",
      change: `Se introdujo tu contraseña en ${account} y, después, demasiados códigos erróneos de la autenticación en dos pasos. Los códigos quedan bloqueados durante 10 minutos o, tras diez códigos erróneos, durante una hora.`,
      ifUnexpected: `Si has sido tú, inténtalo más tarde o usa entonces un código de respaldo. Si no, otra persona sabe tu contraseña: elige ahora una nueva y avisa a un administrador de ${account}.`,
      link: "Elegir una contraseña nueva",
    }),
    "backup-codes-renewed": (account) => ({
      subject: "Se han creado códigos de respaldo nuevos",
      change: `Se han creado códigos de respaldo nuevos para tu cuenta en ${account}. Los anteriores ya no sirven.`,
      ifUnexpected: `Si los has creado tú, no tienes que hacer nada. Si no, elige ahora una contraseña nueva, crea otros códigos y avisa a un administrador de ${account}.`,
      link: "Elegir una contraseña nueva",
    }),
    "api-key-created": (account, name) => ({
      subject: "Se ha creado una clave de API de Switchboard",
      change: `Se ha creado una clave de API para ${account}: «${name ?? ""}». Recibes este correo como administrador principal.`,
      ifUnexpected:
        "Si lo esperabas, no tienes que hacer nada. Si no, revoca ahora la clave y cambia la contraseña del usuario que la creó.",
      link: "Ver las claves de API",
    }),
    "principal-changed": (account, name) => ({
      subject: "Ha cambiado el administrador principal",
      change: `El administrador principal de ${account} es ahora ${name ?? ""}. Ya no tienes esa función: la cuenta y sus demás administradores dependen del nuevo administrador principal.`,
      ifUnexpected: `Si has cedido tú la función, no tienes que hacer nada. Si no, otra persona ha usado tu sesión o sabe tu contraseña: elige ahora una nueva y habla enseguida con ${name ?? ""}.`,
      link: "Elegir una contraseña nueva",
    }),
    "sso-changed": (account, on) => ({
      subject: "Ha cambiado la configuración del inicio de sesión único",
      change: `Se ha cambiado la configuración del inicio de sesión único de ${account}. Ahora está ${on === null ? "desactivado" : "activado"}. Recibes este correo como administrador principal.`,
      ifUnexpected:
        "Si lo esperabas, no tienes que hacer nada. Si no, revisa ahora la configuración: determina con qué proveedor de identidad se puede iniciar sesión. Cambia también la contraseña del usuario que la modificó.",
      link: "Ver la configuración",
    }),
  },
  absence: {
    subject: (label, count) =>
      count === 1
        ? `Un agente no está conectado: ${label}`
        : `${count} agentes no están conectados: ${label}`,
    intro: ({ label, account, day, hours, zone }) =>
      `Según el horario de trabajo «${label}» de ${account}, estos agentes deberían estar conectados el ${day}, ${hours} (${zone}):`,
    hours: (from, to, endsNextDay) => `${from}–${to}${endsNextDay ? " (día siguiente)" : ""}`,
    agent: (name, time, left) =>
      left
        ? `${name}: sin conexión desde las ${time}`
        : `${name}: sin conexión desde el inicio, a las ${time}`,
    link: "Ver los horarios de trabajo",
    footer:
      "Recibes un correo por agente y tramo. En los horarios de trabajo puedes cambiar los suscriptores o desactivar estos correos.",
  },
  appointment: (what, { service, account, agent, date, time, zone }) => {
    const when = `${date}, ${time} (${zone})`;
    const texts = {
      "appointment-created": {
        subject: `Tu cita: ${service}, ${date}`,
        intro: `Tienes una cita con ${account} para «${service}» el ${when}.`,
      },
      "appointment-canceled": {
        subject: `Cancelada: ${service}, ${date}`,
        intro: `Se ha cancelado tu cita con ${account} para «${service}» del ${when}.`,
      },
      "appointment-rescheduled": {
        subject: `Nueva hora: ${service}, ${date}`,
        intro: `Tu cita con ${account} para «${service}» se ha cambiado al ${when}.`,
      },
      "appointment-reminder": {
        subject: `Recordatorio: ${service}, ${date}`,
        intro: `Te recordamos tu cita con ${account} para «${service}» el ${when}.`,
      },
    }[what];
    return { ...texts, agent: `Hablarás con ${agent}.` };
  },
};
