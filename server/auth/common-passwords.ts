/**
 * What most lists of leaked passwords begin with, and what people build theirs around, in our three
 * languages: without capitals, digits and signs, which is how `isWeakPassword` compares them.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password passwort passw pass passwd passpass passcode secret secreto geheim contrasena contraseña clave motdepasse mdp code
  admin administrator administrador administrateur root superuser user usuario utilisateur guest invitado test testing tester
  demo prueba temp temporal default changeme letmein login welcome bienvenido bienvenue willkommen hello hola bonjour salut
  qwerty qwertyuiop qwertz qwertzuiop azerty azertyuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc wsxedc poiuyt
  qweasd qweasdzxc qwaszx abc abcd abcde abcdef abcdefg abcabc aaa xxx zzz iloveyou teamo tequiero jetaime loveme lovely love
  lover amor amour cheri cherie mylove sweetheart baby babygirl babyboy princess princesa princesse prince angel angelito ange
  sunshine sonne sol soleil moon luna lune star estrella etoile flower flor fleur rainbow butterfly mariposa papillon
  dragon monkey tiger tigre lion leon wolf lobo loup eagle bear panther horse caballo cheval dog perro chien cat gato chat
  chocolate chocolat cookie banana cherry peanut pepper ginger cheese coffee cafe summer winter spring autumn verano invierno
  primavera otono otoño ete été hiver printemps automne january february march april june july august september october
  november december enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre janvier février
  fevrier mars avril juin juillet août aout septembre octobre novembre décembre decembre monday sunday friday lunes domingo
  viernes lundi dimanche vendredi football futbol soccer baseball basketball hockey tennis golf liverpool chelsea arsenal
  barcelona barca realmadrid madrid paris marseille london españa espana mexico france england america canada argentina
  colombia superman batman spiderman pokemon pikachu starwars matrix master ninja shadow hunter killer ranger phoenix
  mustang ferrari porsche mercedes harley yamaha corvette michael jordan daniel andrew thomas robert jessica jennifer
  ashley amanda nicole michelle charlie maggie buster tigger snoopy george matthew joshua anthony william richard
  alejandro carlos maria jose juan luis miguel antonio francisco fernando roberto gabriela daniela valentina isabella
  camille nicolas julien pierre jean marie sophie thibault antoine alexandre freedom libertad liberté liberte trustno
  whatever nothing nada rien access acceso acces computer ordenador ordinateur internet google facebook linkedin microsoft
  windows apple samsung dropbox adobe network server database switchboard callcenter callcentre contactcenter contactcentre
  company empresa entreprise office oficina bureau business work trabajo travail manager supervisor agent agente support
  family familia famille mother father mama papa maman bailey hannah money dinero argent lucky friend friends amigo amigos
  forever jesus jesuschrist dios dieu god heaven blessed faith peace paz happy feliz heureux smile cool hot sexy fuckyou
  fuckme fuck asshole bitch joder mierda puta merde putain`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
