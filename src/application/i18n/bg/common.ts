import type { commonMessages as english } from '#src/application/i18n/en/common.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const commonMessages: Translation<typeof english, 'bg'> = {
  'common.cancel': 'Отказ',
  'common.close': 'Затвори',
  'common.dismiss': 'Скрий',
  'common.done': 'Готово',
  'common.hide-password': 'Скрий паролата',
  'common.none': 'Няма',
  'common.opens-in-new-tab': 'отваря се в нов раздел',
  'common.show-password': 'Покажи паролата',
  'common.try-again': 'Опитай отново',
  'common.contact-us': 'Свържете се с нас',
  'common.support-unreachable':
    'Не успяхме да отворим чата с поддръжката. Проверете интернет връзката си и опитайте отново.',
  'common.language': 'Език',
  'common.language.failed':
    'Не успяхме да заредим езика: {{language}}. Проверете интернет връзката си и опитайте отново.',
  'common.log-out': 'Изход',
  'common.notifications': 'Известия',

  'common.required': 'Задължително',
  'form.restored': 'Възстановихме това, което бяхте въвели, преди сесията ви да приключи.',

  'failure.unexpected':
    'Възникна проблем при нас. Опитайте отново след няколко минути. Ако се повтори, свържете се с нас.',
  'failure.no-response': 'Сървърът не отговори. Проверете интернет връзката си и опитайте отново.',
  'failure.offline': 'Няма връзка с интернет. Свържете се и опитайте отново.',
  'failure.blocked':
    'Политиката за сигурност на тази страница блокира заявката. Свържете се с нас, за да разрешим URL адреса на API.',
  'failure.not-the-api':
    'Вместо API отговори уеб страница. Опитайте отново. Ако се повтори, проверете URL адреса на API и дали пред него има прокси.',
  'failure.unconfirmed': 'Не знаем дали действието е успяло. Проверете, преди да опитате отново.',
  'failure.read-only': 'Ролята ви не го позволява. Поискайте достъп от собственика на акаунта.',

  'change-email.waits': 'Първо завършете настройката на акаунта си. След това отворете отново връзката от имейла.',
  'form.rules-failed': 'Не успяхме да заредим целия формуляр. Проверете интернет връзката си и опитайте отново.',

  'error-screen.title': 'Нещо се обърка',
  'error-screen.text': 'Презаредете страницата, за да продължите. Запазеното не е изгубено.',
  'error-screen.reload': 'Презареди',
  'error-screen.chunk': 'Не успяхме да заредим тази страница. Проверете интернет връзката си и опитайте отново.',
  'error-screen.new-version': 'Има нова версия на конзолата. Презаредете страницата, за да продължите.',
  'dialog.failed': 'Не успяхме да заредим този диалог',
  'dialog.failed.text': 'Проверете интернет връзката си и опитайте отново.',

  'frame.blocked': 'Отворете конзолата в отделен раздел. Тя не може да се показва в друга страница.',
  'maintenance.title': 'Профилактика',
  'maintenance.text': 'В момента конзолата не е достъпна. Опитайте отново по-късно.',
};
