import type { NamespaceHelpTranslation } from "../../i18n-types";

const es_help = {
  search: "Buscar en la ayuda",
  all: "Todas las páginas",
  nothing: "Nada en la ayuda coincide con esto.",
  pages: {
    monitor: {
      about: "Lo que ocurre ahora mismo: quién espera, quién habla y qué agentes están libres.",
      steps:
        "El indicador de arriba dice si puedes fiarte de los números. Si los datos no llegan, se quedan quietos hasta que vuelva la conexión.\nP pausa las listas para que puedas leerlas. Los cambios esperan y se cuentan.\nAbre una llamada para ver qué pasó en ella y, si tu cuenta lo permite, para escucharla.\nCada número abre su definición: qué cuenta y qué eventos hay detrás.",
    },
    replay: {
      about:
        "Rebobinar: una grabación de una sala, mostrada como el monitor en directo muestra lo que ocurre: cualquier momento de cualquier día, a cualquier velocidad.",
      steps:
        "Abre una grabación: un archivo o un tramo del registro de esta cuenta.\nEl espacio reproduce y pausa. Las flechas van de evento en evento; Inicio y Fin, al principio y al final.\nUna coma reproduce más despacio y un punto más deprisa, hasta donde llegue este equipo.\nNada de esto ocurre ahora y nada se puede cambiar: ninguna petición sale de la página y nada se guarda.\nLa dirección dice dónde estás. Quien la abre con la misma grabación ve lo mismo.\nLo que una consola guardó de sí misma dice también qué hizo: qué se pulsó, qué se consultó y qué se respondió. Está en la lista Consola.",
    },
    call: {
      about: "Una llamada: quién habló con quién, cuánto esperó el cliente y cómo acabó.",
      steps:
        "Una llamada a la que nadie ha respondido no se puede ver: espera a un agente.\nLo ocurrido se lista con lo último primero: ofertas, rechazos, transferencias y etiquetas.\nEl segmento se muestra como era al empezar la llamada. Lo que ha cambiado desde entonces lo dice, con cómo es ahora.\nMientras la llamada está en curso puedes seguirla, donde tu cuenta y tu privilegio lo permitan.",
    },
    segments: {
      about:
        "Un segmento es un servicio al que llaman los clientes. Envía cada llamada a un agente de su equipo.",
      steps:
        "Busca por nombre y filtra por canal, visibilidad o tipo. La dirección guarda lo que ves, así que puedes compartirla.\nLas columnas con números en directo muestran quién espera y quién está libre ahora.\nUn segmento oculto no se ofrece en ningún sitio, y aún se puede llamar por su id.",
    },
    users: {
      about: "Las personas que atienden a los clientes y, entre ellas, las que cuidan de las grabaciones.",
      steps:
        "Un agente nuevo necesita nombre y correo. Sin contraseña se le envía un enlace para que ponga una.\nAbre a alguien para cambiar sus segmentos, horarios y privilegio, para desactivarlo o para ver cuándo estuvo conectado.\nEl número de arriba dice cuántas personas más caben en el plan.",
    },
    connections: {
      about:
        "Cuándo se conectaron y se desconectaron los agentes, en qué sesión, y por qué terminó; las últimas primero.",
      steps:
        "Busca por el nombre de un agente, una sesión, una dirección o un navegador. Filtra por agente, por el motivo, por día, y por quién está conectado ahora.\nUna conexión cuyo final nadie comunicó no tiene final: aun así ha terminado en cuanto el centro empieza de nuevo.\nNadie cambia este registro. Exportar escribe lo que ves en XLSX o CSV; selecciona filas para escribir solo esas.",
    },
    branches: {
      about: "Una sucursal es un lugar con pantallas desde las que llaman los clientes.",
      steps:
        "Abre una sucursal y elige Inscribir pantalla: escanea el código que muestra la pantalla o escribe su identificador, y ponle un nombre.\nUna pantalla conectada no se puede editar ni dar de baja. Desconéctala antes.\nEl id de una sucursal es como la llaman las integraciones, y no hay dos iguales.",
    },
    submissions: {
      about:
        "Lo que rellenaron clientes y agentes: formularios, formularios de agentes y encuestas, lo último primero.",
      steps:
        "Filtra la lista por formulario, segmento, agente, día y por quién lo rellenó.\nUn envío muestra cada campo como lo tenía entonces su formulario, y lo que se respondió.\nLos sistemas entregan los envíos con una clave de API; lo que el formulario no pide, o no así, se rechaza.\nNadie cambia un envío. De una contraseña se guarda que la hubo, y nada más.",
    },
    agentFormExports: {
      about:
        "Qué formularios rellenados por los agentes van a un archivo, para quienes los cuentan y comparan.",
      steps:
        "Una exportación nombra formularios, segmentos, agentes y días. Lo que no nombra no limita nada.\nExportar escribe lo que coincide en ese momento como XLSX o CSV, lo último primero: una fila por envío, una columna por pregunta.\nLos días son los de los relojes de la cuenta. Un archivo tiene como mucho 5000 envíos, y lo dice cuando hay más.\nLo que rellenaron los clientes está en Envíos, que se exporta tal como se muestra.",
    },
    webhooks: {
      about:
        "Otros sistemas a los que se cuenta lo que pasa aquí, por ejemplo, que un cliente espera, un momento después.",
      steps:
        "Un webhook nombra una dirección y los eventos de los que se entera. Las condiciones dejan fuera lo que no le concierne; una plantilla envía otra cosa que el propio evento.\nEnviar prueba entrega un evento inventado al webhook tal como está guardado, y muestra lo que responde su receptor.\nUn secreto firma cada entrega, para que el receptor sepa de quién viene. Su valor se muestra una vez. Renuévalo, y el valor anterior firma 24 horas más junto al nuevo.\nLo que no se responde con éxito se intenta diez veces en unas 75 horas. Los registros guardan cada intento 30 días: cópialo como cURL o envíalo de nuevo.\nMientras un webhook no está activo, no se le avisa de nada nuevo; lo que ya espera sigue esperando. El que recibe un 410 se desactiva.",
    },
    forms: {
      about:
        "Lo que preguntas a clientes y agentes: antes de una llamada, mientras dura o cuando nadie puede atender.",
      steps:
        "Un formulario tiene un nombre tuyo, que los clientes no ven, y sus campos en orden.\nUn segmento o un servicio nombra los formularios que usa. Un formulario en uso no se puede eliminar.\nLas respuestas recibidas quedan como se dieron, sea lo que sea del formulario.",
    },
    surveys: {
      about: "Lo que se pregunta después a los clientes: cómo fue la llamada o la cita.",
      steps:
        "Una encuesta tiene un nombre tuyo y una descripción para tus colegas.\nSus preguntas son campos, que se preguntan en su orden. NPS va de 0 a 10, CSAT de 1 a 5 y CES de 1 a 7: son puntuaciones, y los webhooks las reciben en cuanto llegan. Un área de texto deja que los clientes digan por qué.\nUna pregunta es obligatoria o no. Se puede cambiar en cualquier momento: las respuestas que llegaron conservan la pregunta como era entonces.\nUn segmento o un servicio nombra la encuesta que reciben sus clientes. Una encuesta en uso no se puede eliminar.",
    },
    tags: {
      about: "Los agentes etiquetan las llamadas, para que puedas encontrar y contar de qué trataban.",
      steps:
        "El texto visible es lo que ven los agentes. El nombre es lo que reciben los webhooks y las integraciones.\nLas llamadas conservan una etiqueta borrada. Ya nadie puede elegirla.",
    },
    abandonReasons: {
      about: "Lo que pueden decir los clientes que se van antes de que nadie conteste.",
      steps:
        "Los clientes leen el texto visible. Las integraciones reciben el nombre.\nUn motivo oculto no se muestra a nadie, y aún cuenta si una integración lo nombra.",
    },
    referrers: {
      about:
        "Las direcciones de las páginas desde las que llaman los clientes, para distinguir sus llamadas.",
      steps:
        "Guarda la dirección entera, con http:// o https://.\nLas llamadas que llegaron desde un enlace borrado conservan su dirección.",
    },
    ideas: {
      about: "Lo que tú y tus colegas deseáis de esta consola: ideas, problemas, elogios.",
      steps:
        "Di en pocas palabras lo que deseas y, debajo, por qué.\nTodos los que trabajan con la consola ven lo que se dijo, quién lo dijo y qué será de ello.\nQuien opera la consola también lo lee y fija qué será de ello.",
    },
    aiTopics: {
      about: "Temas que se buscan en las transcripciones de las llamadas.",
      steps:
        "Describe el tema en una frase exacta: con ella se encuentra.\nEl identificador solo lleva minúsculas y guiones.",
    },
    contacts: {
      about: "Las personas y empresas con las que hablas, y quién se ocupa de ellas.",
      steps:
        "La búsqueda encuentra cualquier parte de un nombre, una dirección, un número o un identificador.\nUn contacto es una persona o una empresa. Una persona puede pertenecer a una empresa, que entonces no se puede borrar.\nMarca varios para borrarlos juntos: se borran uno a uno, y puedes parar entre medias.",
    },
    workingHours: {
      about: "Cuándo deben estar conectados los agentes y quién se entera por correo si falta alguno.",
      steps:
        "Da a cada día sus horas y cópialas a otros días. Las horas son de la zona horaria de la cuenta. Para un turno de noche, indica un final anterior al inicio, como de 21:00 a 02:00: termina al día siguiente.\nDe un agente que no está conectado dentro del margen tras el inicio de un tramo, o que falta más tiempo durante el tramo, se avisa una vez por tramo.\nEl correo lo reciben los suscriptores. Sin suscriptores, o con el interruptor apagado, no se avisa a nadie.",
    },
    customEmails: {
      about: "Correos tuyos que sustituyen a los que la plataforma escribe a los clientes sobre sus citas.",
      steps:
        "Elige qué correo sustituye y nómbralo en un servicio del calendario: solo lo envía ese servicio.\nAsunto, título y párrafos pueden contener variables, como el nombre del cliente. La vista previa muestra el correo tal como se envía.\nLos párrafos son HTML. Lo que un correo no puede contener, como scripts y estilos, se omite al enviarlo.",
    },
    services: {
      about: "Aquello para lo que los clientes piden cita: cuándo, con qué agentes y cómo se les recuerda.",
      steps:
        "Dale primero una disponibilidad y agentes: sin ellos no se puede dar ninguna cita.\nCon la selección automática, la siguiente cita es para el agente que está libre y tiene menos.\nLos recordatorios se envían tantos minutos antes de la cita, a los clientes cuyo correo se conoce.\nUn servicio que tiene citas no se puede eliminar. Ocúltalo y no se ofrecerá.",
    },
    availabilities: {
      about: "En qué días y a qué horas se pueden dar citas, según los relojes de una zona horaria.",
      steps:
        "Una cita debe caber en un tramo de horas, de principio a fin. Un final anterior al inicio, como de 21:00 a 02:00, corresponde al día siguiente.\nLa antelación mínima evita que se den citas demasiado tarde, y la máxima, con demasiada anticipación. 0 es sin límite.\nEn las fechas bloqueadas no hay citas, como en los festivos. Las horas que empiezan en una fecha bloqueada quedan fuera también pasada la medianoche.\nUna disponibilidad que usa un servicio no se puede eliminar.",
    },
    appointments: {
      about: "Lo que acordaron clientes y agentes, y qué fue de ello.",
      steps:
        "Una cita nueva está pendiente. Dale otra hora y queda cambiada de hora; el cliente recibe un correo cada vez.\nAtendida y cancelada son definitivas: esa cita ya no cambia.\nPara reasignarla, elige otro agente del servicio que esté libre a esa hora.\nFiltra la lista por estado, servicio, agente o día.",
    },
    notifications: {
      about: "Lo que dices a tus agentes, y cuándo.",
      steps:
        "Sin momento, o con uno pasado, una notificación se envía enseguida.\nMientras no se haya enviado puedes cambiarla. No se puede borrar.",
    },
    profile: {
      about: "Tu nombre, tu idioma, tu contraseña y las sesiones abiertas a tu nombre.",
      steps:
        "Una contraseña nueva cierra tus demás sesiones.\nCierra la sesión que no conozcas y después cambia tu contraseña.",
    },
    twoFactor: {
      about: "Una segunda prueba además de la contraseña: un código de seis cifras de una app del teléfono.",
      steps:
        "Escanea el código QR con una app de autenticación y escribe el código que muestra.\nGuarda los códigos de respaldo. Cada uno te deja entrar una vez cuando no tienes el teléfono.",
    },
    business: {
      about: "A quién pertenece la cuenta: nombre, NIF, dirección, país y administrador principal.",
      steps:
        "El idioma es con el que empiezan los usuarios nuevos. Cada persona puede elegir otro.\nEl administrador principal no se puede borrar mientras lo sea.",
    },
    configuration: {
      about:
        "Cómo van las llamadas de la cuenta: grabación, distribución, archivos, captcha, fondos, privacidad y supervisión en directo.",
      steps:
        "Compón el nombre de archivo de las grabaciones con sus variables. El ejemplo de abajo muestra el resultado.\nUn captcha necesita la clave del sitio y el secreto de su proveedor. El secreto se guarda sellado; otro proveedor necesita otro.\nCada fondo virtual se carga al añadirlo. Se avisa de lo que tarda más de 2 segundos o no pueden leer otros sitios.\nLa supervisión en directo necesita que sus términos se acepten una vez para la cuenta.\nTu sitio dice si la dirección de un sitio tiene SSL, que el widget necesita.",
    },
    integrations: {
      about: "Los sitios que llevan el widget, y los sistemas que trabajan con la plataforma.",
      steps:
        "Nombra los hosts en los que puede estar el widget, como shop.example o *.shop.example. Sin ninguno puede estar en cualquier lugar.\nElige los segmentos que se ofrecen allí. Sin ninguno se ofrecen todos los visibles.\nDesactiva una integración en lugar de eliminarla cuando solo descansa.",
    },
    subscriptions: {
      about: "Lo que incluye tu plan, función por función, y para cuántos usuarios hay lugar.",
      steps:
        "Cuentan todos los que la cuenta creó, también los que no pueden entrar.\nCuando el plan está lleno, un usuario nuevo se rechaza. Elimina a quien ya no está, o contacta con nosotros para subir el límite.",
    },
    administrators: {
      about: "Las personas que cuidan de la cuenta, y lo que permite cada privilegio.",
      steps:
        "Privilegios muestra los que hay. Permisos es la tabla con la que decide la plataforma.\nUn administrador nuevo necesita un privilegio: dale el menor que baste.",
    },
    utilities: {
      about:
        "Los enlaces con los que llaman los clientes y los correos que escribió la plataforma: si llegaron y por qué no.",
      steps:
        "Elige un segmento para obtener el enlace con el que los clientes lo llaman. Copia el enlace, o guarda su código como imagen para imprimirlo.\nDonde la cuenta tiene calendario, los servicios también tienen esos enlaces. A dónde lleva un enlace se configura con CALL_URL y CALENDAR_URL.\nAbre un correo para ver qué dice y cada intento de entrega.\nLos códigos y enlaces están ocultos: dejan entrar a quien los lea.",
    },
    recordedCalls: {
      about: "Lo que se grabó, para verlo, aprobarlo o rechazarlo.",
      steps:
        "Abre una grabación para reproducirla. Se reproduce desde esta plataforma; nada queda en el navegador.\nLos revisores y administradores aprueban, rechazan y eliminan. Aprobada y rechazada se pueden cambiar entre sí.\nCaliente quiere decir que la tiene esta plataforma; frío, que la tiene el almacenamiento de su ajuste.\nUna grabación eliminada ya no contiene nada. Que la hubo queda en la lista.",
    },
    recordingsSettings: {
      about: "Cómo se graban las llamadas y adónde van las grabaciones.",
      steps:
        "Los segmentos y los servicios nombran un ajuste. Sin un almacenamiento propio, las grabaciones se quedan en esta plataforma.\nProbar credenciales entra en el almacenamiento con lo escrito, antes de guardar. Allí no se escribe nada.\nUn secreto guardado no se vuelve a mostrar. Se queda hasta que lo cambias o eliges otro proveedor.\nUna grabación termina a las 3 horas o con 2 GB, lo que llegue antes.",
    },
    uploads: {
      about: "Los archivos que tu equipo envía o muestra una y otra vez.",
      steps:
        "Elige archivos o suéltalos. Se envían dos a la vez; el que pierde la conexión continúa donde estaba.\nCada uno puede tener 100 MB, y su contenido tiene que ser lo que dice la terminación de su nombre.\nUn archivo eliminado no se puede recuperar. Su espacio queda libre al instante.",
    },
    sso: {
      about: "Las personas entran con la cuenta de tu organización, mediante SAML.",
      steps:
        "Importa los metadatos de tu proveedor, o rellena su dirección, emisor y certificado.\nPruébalo antes de activarlo: el resultado dice qué respondió el proveedor.\nDesactivarlo no cierra ninguna sesión abierta.",
    },
    ipRestrictions: {
      about: "Desde qué direcciones se puede entrar y trabajar.",
      steps:
        "Una restricción es una dirección o un rango como 203.0.113.0/24, y las personas a las que afecta.\nSi una te dejara fuera, se te avisa antes de guardarla.",
    },
    apiKeys: {
      about: "Claves con las que los programas preguntan a la plataforma en nombre de tu cuenta.",
      steps:
        "Una clave se muestra una sola vez, al crearla. Cópiala entonces.\nDa a cada programa su clave y el menor privilegio, y revócala cuando el programa ya no exista.",
    },
  },
  topics: {
    lists: {
      title: "Listas",
      about:
        "Lo que puede hacer cada lista: buscar, filtrar, ordenar, elegir columnas, sacar archivos y tratar muchas filas a la vez.",
      steps:
        "Escribe / para buscar. Añadir filtro limita por un campo tras otro; pulsa una ficha para cambiarla. La dirección lo guarda todo, así que un enlace muestra la misma lista.\nPulsa una cabecera para ordenar por ella, y arrastra su borde para ensanchar la columna. Columnas dice cuáles se muestran y en qué orden.\nExportar escribe lo que muestra la lista, con sus filtros y sus columnas: como mucho 5000 registros, con las horas de los relojes de la cuenta.\nSelecciona filas para eliminar varias a la vez, o para hacer lo demás que se ofrece. Cada una se hace por separado, y puedes parar entre medias.\nLo que otros cambian mientras tanto se cuenta bajo las filas y no mueve nada hasta que pulsas Mostrar.",
    },
    views: {
      title: "Vistas guardadas",
      about: "Una lista tal como quieres volver a verla, con un nombre propio, como pestaña encima de ella.",
      steps:
        "Guardar esta vista guarda los filtros, la búsqueda, el orden, las columnas con sus anchos y cuántas filas tiene una página.\nUna vista que has cambiado lo dice: guarda los cambios o déjala como estaba. Su menú la renombra, la mueve, la comparte y la elimina.\nUna vista compartida la ven todos los que pueden ver la lista. Quien puede cambiar lo que hay en la lista puede cambiar también la vista.\nPuedes tener 50 vistas de una lista. Eliminar una no elimina ninguno de los registros que muestra.",
    },
    history: {
      title: "Historial",
      about: "Qué fue de un registro: quién lo cambió, cuándo, y cómo era antes.",
      steps:
        "Abre un registro y elige Historial. Cada cambio dice lo que había antes y lo que vino después, lo último primero.\nRestaurar una versión deja el registro como era en ese momento. Es un cambio como cualquier otro, y el historial lo muestra.\nUn registro eliminado conserva su dirección, y con ella su historial: créalo de nuevo desde allí.\nLas contraseñas y los secretos no se muestran nunca; el historial dice que se sustituyeron.",
    },
  },
} satisfies NamespaceHelpTranslation;

export default es_help;
