import type { LetterTexts } from "../letter-texts.ts";

export const es: LetterTexts = {
  greeting: (person) => `Hola, ${person}:`,
  leftOut: "(omitido en esta copia)",
  reset: (account) => ({
    subject: "Una contraseña nueva para Switchboard",
    why: `Alguien, probablemente usted, ha pedido una contraseña nueva para su cuenta en ${account}.`,
    pin: "Su PIN",
    link: "Elegir una contraseña nueva",
    ends: "El PIN y el enlace sirven durante 10 minutos y para una sola contraseña. El cambio cierra todas sus sesiones.",
    unasked: "Si no lo ha pedido, no tiene que hacer nada: su contraseña no cambia. No dé el PIN a nadie.",
  }),
  activation: (account, hasPin) => ({
    subject: "Active su cuenta de Switchboard",
    why: `Tiene una cuenta en ${account}. Elija una contraseña para activarla.`,
    pin: "Su PIN",
    link: "Activar la cuenta",
    ends: hasPin ? "El PIN sirve durante 10 minutos y el enlace durante 3 días." : "El enlace sirve durante 3 días.",
    unasked: "Si no espera ninguna cuenta, no tiene que hacer nada: seguirá sin activar.",
  }),
  activated: (account) => ({
    subject: "Su cuenta de Switchboard ya está activa",
    why: `Alguien, probablemente usted, ha pedido un enlace de activación para su cuenta en ${account}. Ya está activa, así que no hay enlace.`,
    pin: "",
    link: "Iniciar sesión",
    ends: "Si no sabe la contraseña, pida una nueva en la página de inicio de sesión.",
    unasked: "Si no lo ha pedido, no tiene que hacer nada.",
  }),
};
