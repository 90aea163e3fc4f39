import type { NamespaceHelpTranslation } from "../../i18n-types";

const es_help = {
  search: "Buscar en la ayuda",
  all: "Todas las páginas",
  noResults: "Sin resultados. Prueba con otras palabras.",
  showFirstSteps: "Mostrar primeros pasos",
  pages: {
    monitor: {
      about: "Clientes en espera, llamadas en curso y agentes disponibles, en tiempo real.",
      steps:
        "El estado de arriba indica si los datos están al día. Mientras muestra «Sin actualizar», las cifras no cambian hasta que se recupera la conexión.\nPulsa P para pausar las listas. Los cambios se cuentan y aparecen al reanudar.\nAbre una llamada para ver sus eventos. Si tu cuenta y tu privilegio lo permiten, elige «Supervisar» para seguirla en directo.\nAbre una cifra para ver su definición y los eventos que cuenta.\nLos clientes cuyo ID es el de un contacto aparecen con su nombre. En una ventana ancha, los segmentos más urgentes y los agentes que exceden un límite están junto a la lista.\n«¿Por qué?» explica el nivel de servicio de hoy: los segmentos, las horas, los agentes ausentes y las llamadas que lo causan.\nEn una cuenta de demostración, los primeros pasos se muestran encima de las cifras y en la primera página tras iniciar sesión. Haz clic en la marca «Demo» para cambiar su hora. Alt 1 abre la peor hora de ayer.",
    },
    replay: {
      about:
        "La reproducción muestra los eventos grabados de tu centro de contacto en las listas del monitor en directo: cualquier momento, a cualquier velocidad.",
      steps:
        "Abre un archivo de reproducción, o rebobina hasta un tramo del registro de eventos de esta cuenta.\nPulsa Espacio para reproducir o pausar, las flechas para ir de evento en evento, e Inicio o Fin para ir al principio o al final.\nPulsa la coma para ir más despacio y el punto para ir más deprisa, hasta el límite de tu equipo.\nNada de lo que ves está en directo ni se puede cambiar. La página no envía peticiones ni guarda datos.\nEl enlace incluye la hora. Quien lo abre con el mismo archivo de reproducción ve el mismo momento.\nLas grabaciones de diagnóstico contienen también lo ocurrido en la consola: acciones, peticiones y respuestas. Están en «Consola».",
    },
    insights: {
      about:
        "Los informes muestran en cifras las llamadas de cualquier periodo: en total, en el tiempo y por segmento.",
      steps:
        "Elige el periodo, una comparación y los filtros encima del informe. La URL los conserva de un informe a otro.\nSelecciona una cifra para ver su definición, su cálculo y las llamadas de las que sale.\nElige una de las cinco definiciones del nivel de servicio para usarla en todo el informe.\n«¿Por qué?» nombra los segmentos, las horas, los agentes ausentes y las llamadas que causan un nivel de servicio.\n«Agentes» suma el tiempo en cada estado y el que excede su límite, por ejemplo en pausa. Abre un agente para ver su año.\nEn una lista de llamadas, pulsa la barra espaciadora para reproducir la grabación de una fila y una cifra para abrir una vista guardada.\n«Historial» lista cada oferta de una llamada a un agente. «Motivos de abandono», «Etiquetas» y «Temas de IA» cuentan las llamadas de cada uno.\n«Encuestas» muestra tasa de respuesta, NPS, CSAT y CES. Abre una encuesta para ver sus notas, segmentos, agentes y respuestas.\nLos informes muestran las duraciones en una sola unidad, como 1,43 min. Las listas y el monitor en directo muestran minutos y segundos, como 1:26.\nLos días y las horas son los de la zona horaria de la cuenta.",
    },
    call: {
      about: "Una llamada, con su cliente, su agente, el tiempo de espera y el resultado.",
      steps:
        "La cronología muestra la espera, el timbre y la conversación. Las flechas recorren la llamada, N va al momento siguiente y T la muestra como tabla.\nReproduce la grabación con la barra espaciadora y pulsa M para comentar en la posición actual.\nEl historial de la llamada muestra ofrecimientos, rechazos, llamadas perdidas, transferencias y etiquetas; lo más reciente, primero.\nEl segmento aparece como era al empezar la llamada, con los cambios posteriores.\nMientras la llamada está en curso, elige «Supervisar» para seguirla en directo, si tu cuenta y tu privilegio lo permiten.",
    },
    segments: {
      about:
        "Un segmento es un servicio al que llaman los clientes. Envía cada llamada a un agente de su equipo.",
      steps:
        "Busca por nombre o filtra por canal, visibilidad o tipo. La dirección conserva los filtros, así que puedes compartirla.\n«Agentes», «En espera» y «Espera más larga» muestran cifras en directo.\nUn segmento oculto no se ofrece a los clientes, pero se le puede seguir llamando por su ID.",
    },
    users: {
      about: "Agentes que atienden a los clientes y agentes que además revisan grabaciones.",
      steps:
        "«Nuevo usuario» requiere nombre y correo. Sin contraseña, el usuario recibe un correo con un enlace para elegir una.\nAbre un usuario para cambiar sus segmentos, su disponibilidad y su privilegio, para desactivarlo o para ver sus conexiones.\nEl número de arriba indica cuántos usuarios más permite tu plan.",
    },
    connections: {
      about:
        "Conexiones de los agentes: inicio, fin, sesión y motivo de la desconexión; las más recientes, primero.",
      steps:
        "Busca por agente, sesión, dirección IP o navegador. Filtra por agente, motivo o día, o muestra solo las conexiones actuales.\nSi no se comunicó el fin de una conexión, no aparece la hora de fin.\nLas conexiones no se pueden editar. «Exportar» guarda la lista en XLSX o CSV; selecciona filas para exportar solo esas.",
    },
    branches: {
      about: "Una sucursal es un lugar con pantallas desde las que llaman los clientes.",
      steps:
        "Abre una sucursal y elige «Dar de alta pantalla». Escanea el código de la pantalla o escribe su ID y ponle un nombre.\nUna pantalla conectada no se puede editar ni dar de baja. Desconéctala antes.\nLas integraciones identifican cada sucursal por su ID, que es único.",
    },
    submissions: {
      about: "Respuestas de clientes y agentes a formularios y encuestas; las más recientes, primero.",
      steps:
        "Filtra por formulario, segmento, agente o día, o por «Rellenado por».\nUn envío muestra los campos que tenía entonces el formulario, con las respuestas.\nOtros sistemas pueden crear envíos con una clave de API. Las respuestas que no corresponden al formulario se rechazan.\nLos envíos no se pueden editar. Las contraseñas no se guardan; solo consta si se introdujo una.",
    },
    agentFormExports: {
      about:
        "Una exportación es una selección guardada de formularios rellenados por agentes. Crea un archivo con ella para contarlos y compararlos.",
      steps:
        "Elige formularios, segmentos, agentes y días. Los campos que dejes vacíos no limitan la exportación.\nCada archivo, en XLSX o CSV, contiene los envíos que coinciden en el momento de crearlo, los más recientes primero: una fila por envío y una columna por pregunta.\nLos días corresponden a la zona horaria de la cuenta. Un archivo tiene como máximo los últimos 5000 envíos.\nLos envíos de los clientes están en «Envíos», donde también puedes exportarlos.",
    },
    webhooks: {
      about:
        "Los webhooks avisan de eventos a otros sistemas, por ejemplo, cuando un cliente entra en una cola.",
      steps:
        "Un webhook envía a una URL los eventos que elijas. Añade condiciones para enviar menos eventos, o una plantilla personalizada para cambiar el formato.\n«Enviar prueba» envía un evento de ejemplo al webhook guardado y muestra la respuesta.\nCada entrega se firma con un secreto, para que el receptor compruebe su origen. Su valor se muestra una sola vez. Tras «Renovar secreto», el valor anterior sigue siendo válido 24 horas.\nUna entrega fallida se reintenta: diez intentos en unas 75 horas. Los registros conservan cada intento 30 días. Cópialo como cURL o reenvía el evento.\nMientras un webhook está desactivado, los eventos nuevos se descartan y las entregas pendientes se envían cuando vuelves a activarlo. Una respuesta con estado 410 lo desactiva.",
    },
    forms: {
      about:
        "Los formularios recogen datos de clientes y agentes: antes o durante una llamada, o cuando ningún agente puede contestar.",
      steps:
        "El nombre de un formulario es interno. Los clientes ven sus campos, en el orden que elijas.\nLos segmentos y los servicios definen qué formularios usan. Un formulario en uso no se puede eliminar.\nLas respuestas no cambian si editas o eliminas el formulario.",
    },
    surveys: {
      about: "Las encuestas piden la opinión de los clientes después de una llamada o una cita.",
      steps:
        "El nombre y la descripción de una encuesta son internos.\nLos clientes ven sus campos en el orden que elijas. NPS va de 0 a 10, CSAT de 1 a 5 y CES de 1 a 7; los webhooks reciben estas puntuaciones de inmediato. Añade un área de texto para los comentarios.\nLos campos pueden ser obligatorios u opcionales. Puedes editar una encuesta en cualquier momento: las respuestas anteriores conservan sus preguntas.\nLos segmentos y los servicios definen qué encuesta reciben sus clientes. Una encuesta en uso no se puede eliminar.",
    },
    tags: {
      about: "Los agentes etiquetan las llamadas por tema, para que puedas encontrarlas y contarlas.",
      steps:
        "Los agentes ven el «Texto». El «Nombre» es el ID para webhooks e integraciones.\nLos agentes ya no pueden elegir una etiqueta eliminada. Las llamadas que ya la tienen la conservan.",
    },
    abandonReasons: {
      about: "Motivos que los clientes pueden elegir cuando se van antes de que conteste un agente.",
      steps:
        "Los clientes ven el «Texto». El «Nombre» es el ID para webhooks e integraciones.\nUn motivo oculto no se muestra a los clientes, pero las integraciones pueden seguir usándolo.",
    },
    referrers: {
      about: "Páginas desde las que llaman los clientes, para ver por separado las llamadas de cada una.",
      steps:
        "Escribe una URL completa que empiece por http:// o https://.\nLas llamadas anteriores conservan la URL de un enlace eliminado.",
    },
    ideas: {
      about: "Ideas, problemas y elogios sobre esta consola, tuyos y de tu equipo.",
      steps:
        "Escribe un resumen breve y después el motivo.\nTodos los usuarios de la consola ven cada sugerencia con su autor y su estado.\nEl operador de la consola lee las sugerencias y define su estado.",
    },
    aiTopics: {
      about: "Temas que la IA encuentra en las transcripciones de las llamadas.",
      steps:
        "Describe cada tema en una frase precisa. La IA la usa para encontrarlo.\nUn identificador solo lleva minúsculas y guiones.",
    },
    contacts: {
      about: "Personas y empresas con las que hablas, y los usuarios que tienen asignados.",
      steps:
        "Busca por cualquier parte de un nombre, una dirección, un número o un ID.\nUn contacto es una persona o una empresa. Una empresa con empleados entre los contactos no se puede eliminar.\nSelecciona varios contactos para eliminarlos. Se eliminan uno a uno y puedes parar en cualquier momento.",
    },
    workingHours: {
      about:
        "Horas en las que los agentes deben estar conectados y usuarios que reciben un correo si falta algún agente.",
      steps:
        "Indica las horas de cada día y cópialas a otros días. Las horas corresponden a la zona horaria de la cuenta. Para un turno de noche, indica un final anterior al inicio, por ejemplo, de 21:00 a 02:00: el turno termina al día siguiente.\nLos suscriptores reciben un correo cuando la ausencia de un agente supera el periodo de gracia: un correo por cada agente ausente en cada tramo.\nSin suscriptores, o con el aviso desactivado, no se envían correos.",
    },
    customEmails: {
      about:
        "Los correos personalizados sustituyen a los que la plataforma envía a los clientes sobre sus citas.",
      steps:
        "Elige el correo que quieres sustituir y añade el tuyo a un servicio. Solo lo envía ese servicio.\nEl asunto, el título y los párrafos pueden contener variables, como el nombre del cliente. La vista previa muestra el correo terminado.\nLos párrafos son HTML. El contenido no admitido, como scripts y estilos, se elimina.",
    },
    services: {
      about:
        "Servicios para los que los clientes piden cita, con sus horas, sus agentes y sus recordatorios.",
      steps:
        "Añade primero una disponibilidad y agentes. Sin ellos, los clientes no pueden pedir cita.\nCon «Asignar agente automáticamente», cada cita se asigna al agente disponible con menos citas.\nLos clientes con correo reciben recordatorios con la antelación que indiques.\nUn servicio con citas no se puede eliminar, pero sí ocultar.",
    },
    availabilities: {
      about: "Días y horas de las citas, en una misma zona horaria.",
      steps:
        "Una cita debe caber en un solo tramo. Un final anterior al inicio, por ejemplo, de 21:00 a 02:00, corresponde al día siguiente.\nLa antelación mínima evita las citas de última hora, y la máxima, las demasiado lejanas. 0 significa sin límite.\nEn las fechas bloqueadas, como los festivos, no hay citas. Las horas que empiezan en una fecha bloqueada quedan bloqueadas también pasada la medianoche.\nNo se puede eliminar una disponibilidad que use algún servicio.",
    },
    appointments: {
      about: "Citas de los clientes con los agentes, y su estado.",
      steps:
        "Una cita nueva está pendiente; si le cambias la hora, pasa a «Reprogramada». El cliente recibe un correo con cada cambio.\n«Atendida» y «Cancelada» son estados definitivos: esas citas ya no pueden cambiar.\nPara reasignar una cita, elige otro agente del servicio que esté disponible a esa hora.\nFiltra por estado, servicio, agente o día.",
    },
    notifications: {
      about: "Novedades para tus agentes, enviadas de inmediato o a la hora que elijas.",
      steps:
        "Sin hora, o con una hora pasada, la notificación se envía de inmediato.\nPuedes editar una notificación hasta que se envíe. Las notificaciones no se pueden eliminar.",
    },
    profile: {
      about: "Tu nombre, tu idioma, tu contraseña y tus sesiones abiertas.",
      steps:
        "Una contraseña nueva cierra todas tus sesiones, incluida esta.\nSi no reconoces una sesión, ciérrala y después cambia tu contraseña.",
    },
    twoFactor: {
      about:
        "Un segundo paso tras la contraseña: un código de seis dígitos de una aplicación de tu teléfono.",
      steps:
        "Escanea el código QR con una aplicación de autenticación y escribe el código que muestra.\nGuarda los códigos de respaldo. Con cada uno puedes iniciar sesión una vez si no tienes el teléfono.",
    },
    business: {
      about: "Datos de tu empresa: nombre, NIF, dirección, país y administrador principal.",
      steps:
        "El idioma es el predeterminado de todos los usuarios. Cada usuario puede elegir otro.\nEl administrador principal no se puede eliminar. Antes hay que traspasar la cuenta.",
    },
    configuration: {
      about:
        "Ajustes de las llamadas de la cuenta: grabación, distribución, archivos, captcha, fondos, privacidad y supervisión en directo.",
      steps:
        "Compón el nombre de archivo de las grabaciones con variables. Debajo del campo aparece un ejemplo.\nUn captcha necesita la clave del sitio y el secreto de su proveedor. El secreto se guarda cifrado. Escribe uno nuevo si cambias de proveedor.\nLos fondos virtuales se cargan al añadirlos. Aparece un aviso si uno tarda más de 2 segundos o no se carga.\nAntes de activar la supervisión en directo, acepta una vez sus términos en nombre de la cuenta.\n«Comprobar SSL» muestra si un sitio tiene un certificado válido. El widget lo necesita.",
    },
    integrations: {
      about: "Sitios web con el widget y sistemas conectados a la plataforma.",
      steps:
        "Escribe los hosts del widget, como shop.example o *.shop.example. Sin hosts, funciona en cualquier sitio.\nElige los segmentos que se ofrecen en ellos. Si no eliges ninguno, se ofrecen todos los visibles.\nDesactiva una integración para pausarla. Puedes activarla de nuevo más adelante.",
    },
    subscriptions: {
      about: "Las funciones de tu plan y el número de usuarios que permite.",
      steps:
        "Cuentan todos los usuarios creados en la cuenta, también los que no pueden iniciar sesión.\nAl alcanzar el límite no puedes crear usuarios. Elimina a quienes ya no estén o contacta con nosotros para subir el límite.",
    },
    administrators: {
      about: "Usuarios que gestionan la cuenta y permisos de cada privilegio.",
      steps:
        "«Privilegios» muestra todos los privilegios. «Permisos» muestra lo que permite cada uno.\n«Nuevo administrador» requiere un privilegio. Elige el mínimo necesario.",
    },
    utilities: {
      about: "Enlaces para llamadas y citas, y correos de la plataforma con el estado de su entrega.",
      steps:
        "Elige un segmento para obtener su enlace de llamada. Copia el enlace o guarda su código QR como imagen para imprimirlo.\nSi tu plan incluye calendarios, los servicios también tienen enlaces. El operador de la plataforma define las páginas que abren (CALL_URL y CALENDAR_URL).\nAbre un correo para ver su texto y cada intento de entrega.\nLos PIN y los enlaces de los correos no se muestran, porque dan acceso a la cuenta de un usuario.",
    },
    recordedCalls: {
      about: "Grabaciones de llamadas, para reproducirlas, aprobarlas o rechazarlas.",
      steps:
        "Abre una grabación para reproducirla. Se reproduce desde esta plataforma; el navegador no la guarda.\nLos auditores de grabaciones y los administradores aprueban, rechazan y eliminan grabaciones. Pueden cambiar «Aprobada» por «Rechazada» y viceversa.\n«Por revisar» lista las grabaciones pendientes, las más antiguas primero. «Revisar grabaciones» las reproduce una tras otra: A aprueba, R y de 1 a 5 rechazan con un motivo, S deja la decisión para más tarde y Z deshace la última decisión.\nEn el almacenamiento, «Caliente» significa que la grabación está en esta plataforma; «Frío», que está en un almacenamiento externo.\nAl eliminar una grabación se borra su contenido. Sigue en la lista como «Eliminada».",
    },
    recordingsSettings: {
      about: "Ajustes para grabar llamadas y almacenar las grabaciones.",
      steps:
        "Los segmentos y los servicios usan ajustes de grabación. Sin almacenamiento externo, las grabaciones se quedan en esta plataforma.\n«Probar credenciales» inicia sesión en el almacenamiento con los datos del formulario sin guardarlos. No escribe nada en él.\nLos secretos guardados no se vuelven a mostrar. Cada secreto se conserva hasta que lo cambies o elijas otro proveedor.\nUna grabación termina a las 3 horas o al llegar a 2 GB, lo que ocurra antes.",
    },
    uploads: {
      about: "Archivos que tu equipo envía o muestra a menudo.",
      steps:
        "Elige archivos o suéltalos aquí. Se suben dos a la vez. Si se pierde la conexión, la subida continúa donde se detuvo.\nUn archivo puede ocupar hasta 100 MB. Su contenido debe corresponder a su extensión.\nUn archivo eliminado no se puede recuperar. Su espacio queda libre de inmediato.",
    },
    sso: {
      about: "Los usuarios inician sesión con la cuenta de tu organización, mediante SAML.",
      steps:
        "Importa los metadatos de tu proveedor de identidad, o introduce su URL, su emisor y su certificado.\nPrueba el inicio de sesión único antes de activarlo. El resultado muestra la respuesta del proveedor.\nDesactivarlo no cierra las sesiones abiertas.",
    },
    ipRestrictions: {
      about: "Direcciones desde las que los usuarios pueden iniciar sesión y trabajar.",
      steps:
        "Una restricción es una dirección o un rango, como 203.0.113.0/24, y los usuarios a los que se aplica.\nAntes de guardar una restricción que te dejaría sin acceso, aparece un aviso.",
    },
    apiKeys: {
      about: "Claves para sistemas que acceden a la plataforma en nombre de tu cuenta.",
      steps:
        "Una clave se muestra una sola vez, al crearla: cópiala en ese momento.\nCrea una clave para cada sistema, con el privilegio mínimo necesario. Revócala cuando el sistema deje de usarse.",
    },
  },
  topics: {
    lists: {
      title: "Listas",
      about: "Búsqueda, filtros, orden, columnas, exportaciones y cambios en bloque en todas las listas.",
      steps:
        "Pulsa / para buscar. Usa «Añadir filtro» para filtrar y pulsa un filtro para cambiarlo. La dirección conserva tus ajustes, así que un enlace muestra la misma lista.\nPulsa la cabecera de una columna para ordenar y arrastra su borde para cambiar el ancho. En «Columnas» eliges las columnas y su orden.\n«Exportar» guarda la lista con sus filtros y columnas: hasta 5000 registros, con las horas en la zona horaria de la cuenta.\nSelecciona filas para editarlas o eliminarlas a la vez. Los registros se cambian uno a uno y puedes parar en cualquier momento.\nLos cambios de otros usuarios se cuentan debajo de las filas. Elige «Mostrar» para verlos.",
    },
    views: {
      title: "Vistas guardadas",
      about:
        "Una vista guarda la configuración de una lista con un nombre y aparece como pestaña encima de la lista.",
      steps:
        "«Guardar esta vista» guarda los filtros, la búsqueda, el orden, las columnas con sus anchos y las filas por página.\nUna vista con cambios muestra «Cambiada». Elige «Guardar cambios» o «Restablecer». En el menú de una vista puedes cambiarle el nombre, moverla, compartirla o eliminarla.\nUna vista compartida la ven todos los usuarios de la lista. Quien puede editar la lista también puede editar la vista.\nPuedes tener 50 vistas por lista. Al eliminar una vista no se eliminan sus registros.",
    },
    history: {
      title: "Cambios",
      about: "Cambios de un registro: autor, hora y valores anteriores y nuevos.",
      steps:
        "Abre un registro y elige «Cambios». Cada cambio muestra los valores anteriores y los nuevos; lo más reciente, primero.\n«Restaurar esta versión» devuelve el registro a esa versión. La lista lo muestra como un cambio nuevo.\nUn registro eliminado conserva su dirección y sus cambios. Elige allí «Crear de nuevo» para recuperarlo.\nLas contraseñas y los secretos no se muestran nunca. La lista solo indica que se han cambiado.",
    },
    queueHistory: {
      title: "Historial de colas",
      about: "Todos los clientes que entraron en una cola, con cada oferta a un agente y su resultado.",
      steps:
        "Despliega una fila para ver las ofertas: agente, hora, tiempo de timbre y resultado. «Retirada» significa que atendió otro agente o que el cliente se fue.\nFiltra por ofertas perdidas o rechazadas para encontrar las llamadas que los agentes no tomaron.\nAbre un cliente para ver la llamada con su línea de tiempo y su historial de ACD.\n«Exportar» guarda la lista con todas las ofertas como XLSX o CSV.",
    },
    abandonReasonReport: {
      title: "Informe de motivos de abandono",
      about:
        "Llamadas abandonadas según el motivo que dio el cliente: número y porcentaje, en el tiempo y por segmento.",
      steps:
        "Selecciona un número de la tabla para ver sus llamadas.\nEl porcentaje es el de todas las llamadas abandonadas, también las que no tienen motivo.\nAñade una comparación para ver cómo cambió cada porcentaje.\nLos motivos se definen en Cuenta, Motivos de abandono.",
    },
    tagReport: {
      title: "Informe de etiquetas",
      about: "Llamadas atendidas por etiqueta, con nivel de servicio, tiempo de gestión y sentimiento.",
      steps:
        "Una llamada con varias etiquetas cuenta en cada fila, y una sola vez en el total.\nSelecciona un número para ver sus llamadas, también las que no tienen etiqueta.\n«Segmentos con etiquetas obligatorias» muestra cuántas de sus llamadas no tienen ninguna.\nLas etiquetas se definen en Etiquetas.",
    },
    topicReport: {
      title: "Informe de temas de IA",
      about: "Llamadas atendidas por tema de IA, con el sentimiento de cada uno.",
      steps:
        "Una llamada con varios temas cuenta en cada fila, y una sola vez en el total.\nLas llamadas sin tema se cuentan aparte; entre ellas están las que no se analizaron.\nSelecciona un número para ver sus llamadas.\nLos temas se definen en Cuenta, Temas de IA.",
    },
  },
} satisfies NamespaceHelpTranslation;

export default es_help;
