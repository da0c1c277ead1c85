import type { demoToursMessages as english } from '#src/application/i18n/en/demo/tours.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

/** The guided tours of demo builds. */
export const demoToursMessages: Translation<typeof english, 'es'> = {
  'tour.title': 'Recorridos',
  'tour.text':
    'Cada recorrido pasa por la consola real con datos nuevos. Las flechas avanzan y retroceden; Esc lo detiene.',
  'tour.position': '{{step}} de {{count}}',
  'tour.next': 'Siguiente',
  'tour.back': 'Atrás',
  'tour.done': 'Listo',
  'tour.stop': 'Detener recorrido',
  'tour.skip': 'Omitir paso',
  'tour.waiting': 'Esperando la página',
  'tour.failed': 'No se encontró esta parte de la página. Omite el paso o detén el recorrido.',

  'tour.ways-in': 'Crear y configurar la cuenta',
  'tour.ways-in.about': 'De crear la cuenta a contratar un plan, con un pago simulado.',
  'tour.ways-in.form':
    'Los clientes nuevos crean su cuenta con Google, GitHub, LinkedIn o un correo. Con “Siguiente” se completa el formulario y se crea la cuenta.',
  'tour.ways-in.code':
    'Un código confirma el correo. La demo muestra el buzón en la página y con “Siguiente” se usa el código que llegó.',
  'tour.ways-in.company':
    'Después viene un cuestionario breve. Las respuestas se guardan paso a paso, para que los clientes puedan volver más tarde. Con “Siguiente” se completan los datos de la empresa.',
  'tour.ways-in.questions':
    'Tres preguntas muestran qué crean los clientes, en qué blockchains y cómo te conocieron. Con “Siguiente” se responden.',
  'tour.ways-in.plan': 'Los planes y los precios vienen de tu API. Con “Siguiente” se elige Growth.',
  'tour.ways-in.summary':
    'Aquí se puede editar cada respuesta. Con “Siguiente” se aceptan los términos y se abre la página de pago.',
  'tour.ways-in.checkout':
    'Esta página hace las veces de tu proveedor de tarjetas. Con “Siguiente” se paga, y no se cobra a nadie.',
  'tour.ways-in.done': 'El plan está activo. La cuenta está lista para su primera llamada.',

  'tour.first-call': 'Primera llamada',
  'tour.first-call.about': 'Una cuenta nueva hace su primera llamada a la API con dos clics.',
  'tour.first-call.steps': 'Una cuenta nueva empieza con una lista de primeros pasos.',
  'tour.first-call.key': 'Toda llamada necesita una clave. Con “Siguiente” se crea una sin salir de la página.',
  'tour.first-call.call': 'La primera llamada está lista para ejecutarse en la red que elijas.',
  'tour.first-call.language':
    'La misma llamada está disponible en siete lenguajes. La clave queda oculta aquí y se incluye al copiar.',
  'tour.first-call.run': 'Con “Siguiente” se envía la solicitud desde aquí.',
  'tour.first-call.log':
    'La respuesta llegó con su estado, su duración y su costo. Con “Siguiente” se abre en el registro.',
  'tour.first-call.entry':
    'El registro tiene la solicitud y la respuesta completas, listas para buscar, copiar y compartir.',

  'tour.keys': 'Claves y dominios',
  'tour.keys.about': 'Crea una clave de API y agrega un dominio para callbacks.',
  'tour.keys.reveal': 'Las claves permanecen ocultas. Con “Siguiente” se muestra esta.',
  'tour.keys.create': 'Una clave nueva solo necesita un campo.',
  'tour.keys.name': 'Con “Siguiente” la clave recibe el nombre de la aplicación que la usará y se crea.',
  'tour.keys.made': 'La clave queda activa al instante. Se copia desde aquí o, más tarde, desde la lista.',
  'tour.keys.domains': 'Los callbacks solo van a dominios verificados.',
  'tour.keys.add': 'Con “Siguiente” se agrega un dominio.',
  'tour.keys.check':
    'La verificación tarda un rato. Con “Siguiente” se adelanta el reloj de la demo y se vuelve a comprobar.',
  'tour.keys.verified': 'El dominio nuevo está verificado y los callbacks pueden empezar.',

  'tour.logs': 'Registros y uso',
  'tour.logs.about': 'Descubre en qué se van los créditos y encuentra la llamada que falló.',
  'tour.logs.quota': 'Se usó el 80 % de los créditos y queda un tercio del periodo.',
  'tour.logs.forecast':
    'La previsión indica el día en que se agotarán los créditos, cuánto costará eso y qué hacer al respecto.',
  'tour.logs.calls': 'Cada llamada está en el registro, con su clave, su costo y su duración.',
  'tour.logs.filter': 'Con “Siguiente” se muestran solo las llamadas rechazadas.',
  'tour.logs.open': 'Abre cualquier entrada para verla completa.',
  'tour.logs.entry':
    'Se puede buscar en la solicitud y la respuesta, y copiar la llamada como curl, JavaScript o Python.',
  'tour.logs.webhooks': 'Los callbacks tienen su propio registro, con lo que respondió tu servidor.',
  'tour.logs.share': 'Un enlace a esta vista muestra las mismas filas a un colega.',

  'tour.money': 'Facturación y equipo',
  'tour.money.about': 'El plan, los costos y la mejora; después, el equipo y las monedas de prueba.',
  'tour.money.to-date': 'Lo que ha costado este periodo hasta ahora, sin esperar a la factura.',
  'tour.money.plans': 'Todos los planes uno al lado del otro, de tu propia lista.',
  'tour.money.upgrade': 'Antes de pagar, ve lo que cambia con la mejora.',
  'tour.money.preview':
    'Precio y límites, ahora y después. Con “Siguiente” se cierra esta vista previa sin hacer cambios.',
  'tour.money.team': 'Varias personas pueden compartir una cuenta.',
  'tour.money.invite': 'Con “Siguiente” se invita a un desarrollador por correo.',
  'tour.money.faucets': 'La invitación se envió. Los desarrolladores también necesitan monedas de prueba.',
  'tour.money.done': 'Los faucets envían monedas gratuitas para testnets. Esta era la última parada.',
};
