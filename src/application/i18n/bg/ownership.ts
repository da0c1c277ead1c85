import type { ownershipMessages as english } from '#src/application/i18n/en/ownership.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const ownershipMessages: Translation<typeof english, 'bg'> = {
  'ownership.member-is-required': 'Изберете член.',
  'ownership.transfer.title': 'Прехвърляне на собствеността',
  'ownership.transfer.text':
    'Новият собственик получава имейл с връзка. След като приеме, акаунтът става негов, а вашата роля се променя.',
  'ownership.transfer.member': 'Нов собственик',
  'ownership.transfer.member.none': 'Изберете член',
  'ownership.transfer.password': 'Вашата парола',
  'ownership.transfer.missing.member': 'Изберете член, за да продължите',
  'ownership.transfer.missing.password': 'Въведете паролата си, за да продължите',
  'ownership.transfer.action': 'Изпрати имейл',
  'ownership.transfer.busy': 'Изпращане',
  'ownership.transfer.nobody': 'Собственик може да стане само член с потвърден имейл. Първо поканете някого.',
  'ownership.transfer.pending':
    'На {{email}} вече е предложена собствеността. Оттеглете това прехвърляне, за да изберете друг член.',
  'ownership.started': 'Изпратихме имейл до {{email}}. До приемането вие оставате собственик.',
  'ownership.pending': 'Прехвърляне на собствеността',
  'ownership.pending.text': 'На {{email}} е предложена собствеността на този акаунт.',
  'ownership.pending.until': 'Връзката в имейла работи до {{time}}.',
  'ownership.pending.failed': 'Не успяхме да заредим прехвърлянето на собствеността',
  'ownership.withdraw': 'Оттегли',
  'ownership.withdraw.title': 'Да се оттегли ли прехвърлянето на собствеността?',
  'ownership.withdraw.text': 'Изпратената до {{email}} връзка ще спре да работи, а вие оставате собственик.',
  'ownership.withdraw.action': 'Оттегли прехвърлянето',
  'ownership.withdraw.busy': 'Оттегляне',
  'ownership.withdrawn': 'Прехвърлянето на собствеността към {{email}} е оттеглено.',
  'ownership.gone': 'Прехвърлянето на собствеността вече не чака отговор.',
  'ownership.accept.title': 'Приемате ли собствеността на този акаунт?',
  'ownership.accept.text':
    'Ще отговаряте за екипа и таксуването и само вие ще можете да закриете акаунта. Досегашният собственик остава член.',
  'ownership.accept.action': 'Приеми собствеността',
  'ownership.accept.busy': 'Приемане',
  'ownership.accept.over': 'Тази връзка не работи',
  'ownership.accept.over.text':
    'Тя е използвана, оттеглена или изтекла, или е изпратена до друг член. Влезли сте като {{email}}.',
  'ownership.accept.failed': 'Не успяхме да проверим връзката',
  'ownership.accepted': 'Вече сте собственик на този акаунт.',
  'ownership.accepted.former': 'Вече сте собственик на този акаунт. Роли на {{email}}: {{roles}}.',
  'ownership.last-owner.title': 'Все още не можете да напуснете екипа',
  'ownership.last-owner.text':
    'Вие сте единственият собственик на акаунта. Първо прехвърлете собствеността на друг член.',
  'ownership.last-owner.pending':
    'Вие сте единственият собственик на акаунта. Можете да напуснете, след като {{email}} приеме собствеността.',
  'ownership.leave.title': 'Да се напусне ли екипът?',
  'ownership.leave.text':
    'Излизате и веднага губите достъп до този акаунт, неговите API ключове и дневници. За да се върнете, ще ви трябва нова покана.',
  'ownership.leave.action': 'Напусни екипа',
  'ownership.leave.busy': 'Напускане',
  'ownership.left': 'Напуснахте екипа.',
};
