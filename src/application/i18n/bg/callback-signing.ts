import type { callbackSigningMessages as english } from '#src/application/i18n/en/callback-signing.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const callbackSigningMessages: Translation<typeof english, 'bg'> = {
  'signing.title': 'Подписване на callback заявки',
  'signing.text': 'Подписваме всяка callback заявка с този таен ключ, за да може сървърът ви да провери кой я изпраща.',
  'signing.failed': 'Не успяхме да заредим подписването на callback заявки',
  'signing.secret': 'Таен ключ за подписване',
  'signing.hidden': 'Скрит',
  'signing.reveal': 'Покажи тайния ключ за подписване',
  'signing.hide': 'Скрий тайния ключ за подписване',
  'signing.copy': 'Копирай тайния ключ за подписване',
  'signing.fetch-failed': 'Не успяхме да получим тайния ключ. Опитайте отново.',
  'signing.since': 'В употреба от',

  'signing.overlap': 'До {{date}} е валиден и предишният таен ключ: всяка callback заявка се подписва и с двата ключа.',
  'signing.overlap.end': 'Прекрати сега',
  'signing.overlap.end.title': 'Да се прекрати ли валидността на предишния таен ключ сега?',
  'signing.overlap.end.text':
    'Сървър, който още използва предишния таен ключ, вече няма да може да проверява callback заявки.',
  'signing.overlap.end.action': 'Прекрати валидността',
  'signing.overlap.ending': 'Прекратяване',
  'signing.overlap.ended': 'Предишният таен ключ вече не е валиден.',

  'signing.rotate': 'Смени тайния ключ',
  'signing.rotate.title': 'Да се смени ли тайният ключ за подписване?',
  'signing.rotate.text':
    'След смяната ще подписваме callback заявките с нов таен ключ. Поставете го на сървърите си, преди предишният да стане невалиден.',
  'signing.rotate.running':
    'Тайният ключ, заменен при последната смяна, е валиден до {{date}}, а при нова смяна веднага става невалиден.',
  'signing.rotate.overlap': 'Валидност на предишния таен ключ',
  'signing.rotate.none': 'Никаква: става невалиден веднага',
  'signing.rotate.hours_one': '{{count}} час',
  'signing.rotate.hours_other': '{{count}} часа',
  'signing.rotate.busy': 'Смяна',
  'signing.rotated': 'Тайният ключ за подписване е сменен.',

  'signing.test.title': 'Тестова доставка',
  'signing.test.text': 'Изпратете подписана callback заявка без събитие и вижте какво отговаря сървърът ви.',
  'signing.test.none': 'За тестова доставка е нужен потвърден домейн.',
  'signing.test.domain': 'Потвърден домейн',
  'signing.test.send': 'Изпрати тестова доставка',
  'signing.test.sending': 'Изпращане',
  'signing.test.result': 'Резултат от тестовата доставка',
  'signing.test.accepted': 'Приета',
  'signing.test.rejected': 'Неприета',
  'signing.test.no-response': 'Няма отговор',
  'signing.test.status': 'Статус',
  'signing.test.duration': 'Продължителност',
  'signing.test.ms': '{{time}} ms',
  'signing.test.response': 'Тяло на отговора',
  'signing.test.empty': 'Празно',
  'signing.test.headers': 'Изпратени хедъри',
  'signing.test.body': 'Изпратено тяло',

  'signing.code.title': 'Проверка на callback заявки',
  'signing.code.text':
    'Подайте на тази функция хедърите и необработеното тяло на заявката, точно както е получено. Функцията взема тайния ключ от променливата на средата {{variable}}.',
  'signing.code.languages': 'Програмен език',
  'signing.code.javascript': 'JavaScript',
  'signing.code.python': 'Python',
  'signing.code.go': 'Go',
  'signing.code.php': 'PHP',
  'signing.code.java': 'Java',
  'signing.code.rust': 'Rust',
  'signing.code.label': 'Код на {{language}}',
  'signing.code.copy': 'Копирай',
  'signing.code.copy.label': 'Копирай кода на {{language}}',
};
