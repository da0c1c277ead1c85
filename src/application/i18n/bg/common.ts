import type { commonMessages as english } from '#src/application/i18n/en/common.ts';
import type { Translation } from '#src/application/i18n/translation.ts';

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
  'common.contact-us': 'Свържи се с нас',
  'common.language': 'Език',
  'common.language.failed': 'Не успяхме да заредим езика: {{language}}. Проверете връзката и опитайте отново.',
  'common.log-out': 'Изход',
  'common.notifications': 'Известия',

  'common.required': 'Задължително',
  'form.restored': 'Възстановихме това, което бяхте въвели, преди сесията ви да приключи.',

  'failure.unexpected':
    'Възникна неочаквана грешка в сървъра и работим по отстраняването ѝ. Опитайте отново по-късно. Ако се повтори, съобщете на екипа ни по имейл.',
  'failure.no-response': 'Сървърът не отговори. Проверете връзката си и опитайте отново.',
  'failure.not-the-api':
    'Вместо API отговори уеб страница. Опитайте отново. Ако се повтори, проверете адреса на API и дали пред него има прокси.',
  'failure.unconfirmed': 'Не успяхме да потвърдим това. Проверете, преди да опитате отново.',
  'failure.read-only': 'Само за четене: ролята ви не позволява това. Поискайте достъп от собственика на акаунта.',

  'change-email.waits':
    'Първо завършете настройката на акаунта си. След това връзката за смяна на имейла ще се отвори.',
  'form.rules-failed': 'Не успяхме да заредим целия формуляр. Проверете връзката си и опитайте отново.',

  'error-screen.title': 'Неочаквана грешка в приложението!',
  'error-screen.text':
    'Нещо се обърка. Запазената ви работа е в безопасност. Презаредете страницата, за да продължите.',
  'error-screen.reload': 'Презареди',
  'error-screen.chunk': 'Не успяхме да заредим тази страница. Проверете връзката си и опитайте отново.',
  'error-screen.new-version': 'Има нова версия на конзолата. Презаредете страницата, за да продължите.',

  'frame.blocked': 'Това съдържание не може да се показва в iframe',
  'maintenance.title': 'Връщаме се скоро',
  'maintenance.text': 'В момента извършваме профилактика. Опитайте отново по-късно.',
};
