import type { demoScenariosMessages as english } from '#src/application/i18n/en/demo/scenarios.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

/** What each scenario of the demo is called, and one sentence about what a person sees. */
export const demoScenariosMessages: Translation<typeof english, 'bg'> = {
  'scenario.visitor': 'Посетител',
  'scenario.visitor.about': 'Никой не е влязъл. Изберете някой от демо акаунтите.',
  'scenario.two-factor': 'Двуфакторен вход',
  'scenario.two-factor.about': 'Формулярът за вход е попълнен, а акаунтът иска код.',
  'scenario.social-sign-in': 'Вход с Google и други',
  'scenario.social-sign-in.about':
    'Никой не е влязъл. С Google, GitHub или LinkedIn може да влезе клиент, нов потребител или потребител с двуфакторно удостоверяване.',
  'scenario.invited-member': 'Поканен член',
  'scenario.invited-member.about': 'Никой не е влязъл. В пощата има покана за екип.',
  'scenario.expired-invitation': 'Изтекла покана',
  'scenario.expired-invitation.about':
    'Някой отваря покана, изтекла вчера, и страницата за вход обяснява защо тя вече не важи.',
  'scenario.forgotten-password': 'Забравена парола',
  'scenario.forgotten-password.about':
    'Клиент отваря изпратената по имейл връзка за забравена парола и задава нова парола.',
  'scenario.change-email-link': 'Връзка за смяна на имейл',
  'scenario.change-email-link.about':
    'Клиент отваря изпратената по имейл връзка, с която се отменя смяната на имейла му.',

  'scenario.onboarding-at-email-verification': 'Настройка: потвърждаване на имейл',
  'scenario.onboarding-at-email-verification.about':
    'Влезли сте веднага след регистрацията. В пощата е кодът, с който се потвърждава имейлът.',
  'scenario.onboarding-at-company-data': 'Настройка: компания',
  'scenario.onboarding-at-company-data.about': 'Влезли сте с потвърден имейл и сте на първата стъпка от въпросника.',
  'scenario.onboarding-at-use-cases': 'Настройка: случаи на употреба',
  'scenario.onboarding-at-use-cases.about':
    'Влезли сте и сте стигнали до въпроса за случаите на употреба. Данните за компанията са попълнени.',
  'scenario.onboarding-at-blockchain-protocols': 'Настройка: протоколи',
  'scenario.onboarding-at-blockchain-protocols.about':
    'Влезли сте и сте на стъпката за избор на протоколи. Предишните стъпки са попълнени.',
  'scenario.onboarding-at-channels': 'Настройка: откъде ни знаете',
  'scenario.onboarding-at-channels.about':
    'Влезли сте и сте стигнали до последния въпрос. Предишните стъпки са попълнени.',
  'scenario.onboarding-at-pricing-plan': 'Настройка: избор на план',
  'scenario.onboarding-at-pricing-plan.about': 'На стъпката за избор на план, с отговори на всички въпроси.',
  'scenario.onboarding-at-summary': 'Настройка: обобщение',
  'scenario.onboarding-at-summary.about':
    'Влезли сте и сте стигнали до обобщението. Избран е план Growth, остава да се плати.',
  'scenario.offline-payment': 'Плащане по договаряне',
  'scenario.offline-payment.about': 'На обобщението, с договорено плащане в криптовалута.',

  'scenario.active-customer': 'Активен клиент',
  'scenario.active-customer.about': 'Влезли сте в акаунт с план Growth и 23 API ключа.',
  'scenario.free-plan': 'Безплатен план',
  'scenario.free-plan.about': 'Влезли сте в акаунт с безплатен план. Още нищо не е създадено.',
  'scenario.enterprise': 'Enterprise',
  'scenario.enterprise.about': 'Влезли сте в акаунт с план по договор, 60 API ключа и екип от 120 души.',
  'scenario.read-only-member': 'Член само с право на четене',
  'scenario.read-only-member.about':
    'Влезли сте като член, който може само да чете: всичко се вижда, а известие обяснява защо нищо не може да се променя.',
  'scenario.failed-callbacks': 'Неуспешни callback заявки',
  'scenario.failed-callbacks.about': 'Callback заявките на клиент показват какво не е доставено и защо.',
  'scenario.failing-domains': 'Домейни с проблеми',
  'scenario.failing-domains.about': 'Един callback домейн не получава нищо, а друг е спрян на пауза от доставчика.',

  'scenario.suspended': 'Спрян акаунт',
  'scenario.suspended.about': 'Влезли сте в акаунт, чието плащане е било неуспешно.',
  'scenario.failed-payment': 'Неуспешно плащане',
  'scenario.failed-payment.about':
    'Страницата за таксуване на спрян акаунт води към неуспешното плащане. След плащането се отварят и останалите страници.',
  'scenario.pending-invoices': 'Неплатени фактури',
  'scenario.pending-invoices.about': 'Страницата за таксуване на активен акаунт предупреждава за неплатена фактура.',
  'scenario.canceled-plan': 'Прекратен план',
  'scenario.canceled-plan.about': 'План Business е прекратен и страницата за таксуване посочва деня, в който свършва.',
  'scenario.trial-end': 'Последна вечер на план',
  'scenario.trial-end.about':
    'Никой план няма пробен период, затова тук е показан прекратен план в последната си вечер. Той изтича в полунощ UTC.',
  'scenario.closing-account': 'Акаунт преди закриване',
  'scenario.closing-account.about':
    'Закриването е заявено преди пет дни: всяка страница посочва кога ще се случи и собственикът може да запази акаунта.',

  'scenario.quota-50': 'Квота на 50%',
  'scenario.quota-50.about': 'Половината от кредитите са използвани и прогнозата остава в рамките на плана.',
  'scenario.quota-80': 'Квота на 80%',
  'scenario.quota-80.about':
    'Използвани са 80% от кредитите, а остава една трета от периода, затова кредитите ще свършат преди края му.',
  'scenario.quota-98': 'Квота на 98%',
  'scenario.quota-98.about': 'В последната вечер на периода са използвани 98% от кредитите.',
  'scenario.quota-104': 'Квота на 104%',
  'scenario.quota-104.about': 'Всички включени кредити са използвани и всеки допълнителен се таксува.',
  'scenario.access-tokens': 'Токени за достъп',
  'scenario.access-tokens.about': 'Един от четирите токена изтича до седмица, а друг вече е изтекъл.',
  'scenario.notifications': 'Канали за известия',
  'scenario.notifications.about': 'Един от четири канала не доставя, а друг е заглушен.',
  'scenario.passkeys': 'Ключове за достъп',
  'scenario.passkeys.about': 'Добавете свой, излезте и влезте с него.',
  'scenario.ownership-transfer': 'Прехвърляне на собствеността',
  'scenario.ownership-transfer.about':
    'Влезли сте като член, на когото е предложена собствеността; връзката от имейла е отворена.',
  'scenario.billing-details-needed': 'Нужни данни за фактуриране',
  'scenario.billing-details-needed.about':
    'План се продава само с данни за фактуриране; прозорецът преди плащането първо ги иска.',
  'scenario.subscription-deactivated': 'Деактивиран абонамент',
  'scenario.subscription-deactivated.about':
    'Абонамент за callback заявки е деактивиран след твърде много неуспешни опити и може да се активира отново.',
  'scenario.budget-reached': 'Изчерпан бюджет',
  'scenario.budget-reached.about':
    'Бюджетът за периода на таксуване свърши, затова API извикванията се отхвърлят, докато не бъде увеличен.',
  'scenario.many-keys': '5000 API ключа',
  'scenario.many-keys.about':
    'Списъкът на акаунт с 5000 API ключа се зарежда страница по страница и намира ключ по името му.',
  'scenario.key-expiring': 'Изтичащ API ключ',
  'scenario.key-expiring.about':
    'Списъкът предупреждава за ключ, който изтича след пет дни, а кредитите на друг са свършили.',
  'scenario.key-labels': 'API ключове с етикети',
  'scenario.key-labels.about':
    'API ключове, филтрирани по един етикет; по етикети се филтрират и API извикванията и потреблението.',
  'scenario.full-team': 'Пълен екип',
  'scenario.full-team.about': 'Всичките десет места в екипа са заети, затова никой друг не може да бъде поканен.',
  'scenario.required-operations': 'Само задължителните операции',
  'scenario.required-operations.about':
    'Доставчикът не предлага нито една от незадължителните операции и на никой екран не личи липсата им.',
  'scenario.faucet-cooldown': 'Изчакване за faucet заявка',
  'scenario.faucet-cooldown.about':
    'В рамките на минути са направени три faucet заявки, затова следващата трябва да изчака.',

  'scenario.maintenance': 'Профилактика',
  'scenario.maintenance.about': 'Вместо конзолата се показва страница, която съобщава, че конзолата е в профилактика.',
  'scenario.maintenance-notice': 'Известие за профилактика',
  'scenario.maintenance-notice.about': 'Лента над таблото съобщава за профилактика и може да се затвори.',
  'scenario.provider-down': 'Недостъпен доставчик',
  'scenario.provider-down.about':
    'Всяко извикване завършва с грешка 503 и таблото го съобщава веднъж, вместо във всяка карта.',
  'scenario.slow-provider': 'Бавен доставчик',
  'scenario.slow-provider.about':
    'Всяко извикване отнема четири секунди и всяка част от страницата показва, че се зарежда.',
  'scenario.broken-provider': 'Неизправен доставчик',
  'scenario.broken-provider.about':
    'Прокси отговаря на всяко извикване с HTML вместо с JSON и конзолата предлага нов опит.',
  'scenario.failed-change': 'Неуспешна промяна',
  'scenario.failed-change.about':
    'Всичко се зарежда, но не може да се създаде API ключ: формулярът запазва въведеното и показва причината.',
  'scenario.ended-session': 'Прекратена сесия',
  'scenario.ended-session.about':
    'Създаването на API ключ прекратява сесията, а след следващия вход формулярът е отново такъв, какъвто беше.',
  'scenario.offline': 'Офлайн',
  'scenario.offline.about': 'Няма мрежа и страницата с API ключовете предлага нов опит.',
};
