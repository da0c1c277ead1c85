import type { ownPageMessages as english } from '#src/application/i18n/en/own-page.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const ownPageMessages: Translation<typeof english, 'bg'> = {
  'own-page.new-tab': 'Отвори в нов раздел',
  'own-page.failed': 'Не успяхме да заредим тази страница',
  'own-page.failed.text':
    'Тя не отговори навреме. Проверете интернет връзката си и опитайте отново или я отворете в нов раздел.',
  'own-page.blocked.text': 'Тази конзола няма право да покаже страницата. Отворете я в нов раздел.',
};
