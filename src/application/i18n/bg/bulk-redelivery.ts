import type { bulkRedeliveryMessages as english } from '#src/application/i18n/en/bulk-redelivery.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const bulkRedeliveryMessages: Translation<typeof english, 'bg'> = {
  'redelivery.title': 'Да се доставят ли отново неуспешните callback заявки?',
  'redelivery.text_one': '{{count}} неуспешна callback заявка ще бъде изпратена отново.',
  'redelivery.text_other': '{{count}} неуспешни callback заявки ще бъдат изпратени отново.',
  'redelivery.text.to_one': '{{count}} неуспешна callback заявка ще бъде изпратена отново до {{domain}}.',
  'redelivery.text.to_other': '{{count}} неуспешни callback заявки ще бъдат изпратени отново до {{domain}}.',
  'redelivery.domains': 'До {{domains}}',
  'redelivery.domains.more': 'До {{domains}} и още {{more}}',
  'redelivery.confirm': 'Достави отново',
  'redelivery.starting': 'Стартиране',
  'redelivery.counting': 'Преброяване на неуспешните callback заявки',
  'redelivery.count-failed': 'Не успяхме да преброим неуспешните callback заявки',
  'redelivery.none':
    'Няма неуспешни callback заявки, които отговарят на филтрите, така че няма какво да се достави отново.',
  'redelivery.too-many':
    'Неуспешни callback заявки, които отговарят: {{matching}}. Наведнъж могат да се доставят отново най-много {{limit}}, затова стеснете филтрите.',
  'redelivery.changed': 'Броят на неуспешните callback заявки се промени. Прегледайте новия брой и потвърдете отново.',
  'redelivery.is-running': 'Тези callback заявки вече се доставят отново.',
  'redelivery.label': 'Повторна доставка на неуспешни callback заявки',
  'redelivery.progress': 'Повторна доставка на неуспешни callback заявки: {{sent}} от {{total}}',
  'redelivery.again': 'Отново неуспешни: {{failed}}',
  'redelivery.stop': 'Спри',
  'redelivery.stopping': 'Спиране',
  'redelivery.started': 'Повторната доставка започна.',
  'redelivery.done':
    'Повторната доставка завърши. Доставени: {{delivered}} от {{total}}. Отново неуспешни: {{failed}}.',
  'redelivery.stopped':
    'Повторната доставка е спряна. Доставени: {{delivered}} от {{total}}. Отново неуспешни: {{failed}}.',
  'redelivery.failed':
    'Повторната доставка се провали. Доставени: {{delivered}} от {{total}}. Отново неуспешни: {{failed}}.',
  'redelivery.ended':
    'Повторната доставка приключи ({{state}}). Доставени: {{delivered}} от {{total}}. Отново неуспешни: {{failed}}.',
  'redelivery.show-failed': 'Виж неуспешните callback заявки',
  'redelivery.jobs-failed': 'Не успяхме да заредим повторните доставки.',
};
