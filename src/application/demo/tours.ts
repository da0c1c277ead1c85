import { DIALOG, inNavigation, named, press, type, type Tour, check, titled } from './tour.ts';

const reveal = {
  role: 'button',
  name: { key: 'api-keys.reveal', values: { name: 'payouts-worker' } },
} as const;
const createKey = named('button', 'api-keys.create');
const keyName = named('textbox', 'api-keys.create.name', { within: DIALOG });
const domains = inNavigation('nav.verify-domain');
const domainsTab = named('tab', 'domains.tab.domains');
const add = named('button', 'domains.add');
const checkAgain = named('button', 'domains.check.again');

/** Longer than the provider takes to verify a domain. */
const UNTIL_VERIFIED_MS = 3 * 60_000;

const keysAndDomains: Tour = {
  name: 'keys-and-domains',
  title: 'tour.keys',
  about: 'tour.keys.about',
  scenario: 'active-customer',
  path: '/api-keys',
  steps: [
    { at: reveal, message: 'tour.keys.reveal', deeds: [press(reveal)] },
    { at: createKey, message: 'tour.keys.create', deeds: [press(createKey)] },
    {
      at: keyName,
      message: 'tour.keys.name',
      deeds: [type(keyName, 'invoice-service'), press(named('button', 'api-keys.create', { within: DIALOG }))],
    },
    {
      at: named('button', 'api-keys.made.copy', { within: DIALOG }),
      message: 'tour.keys.made',
      deeds: [press(named('button', 'common.done', { within: DIALOG }))],
    },
    { at: domains, message: 'tour.keys.domains', deeds: [press(domains), press(domainsTab)] },
    {
      at: add,
      message: 'tour.keys.add',
      deeds: [
        press(add),
        type(named('textbox', 'domains.add.domain', { within: DIALOG }), 'hooks.riverstone.example'),
        press(named('button', 'domains.add.submit', { within: DIALOG })),
        press(named('button', 'common.done', { within: DIALOG })),
      ],
    },
    {
      at: checkAgain,
      message: 'tour.keys.check',
      deeds: [{ kind: 'advance', milliseconds: UNTIL_VERIFIED_MS }, press(checkAgain)],
    },
    { at: { role: 'rowheader' }, message: 'tour.keys.verified' },
  ],
};

const PASSWORD = 'Riverstone-2026';
const terms = named('checkbox', 'sign-up.terms');
/** The page of the card provider names it by the amount. */
const pay = titled('button', 'Pay', { within: titled('region', '$*') });
const code = named('textbox', 'verification.code');

const waysIn: Tour = {
  name: 'ways-in',
  title: 'tour.ways-in',
  about: 'tour.ways-in.about',
  scenario: 'visitor',
  path: '/auth/register',
  steps: [
    {
      at: named('textbox', 'sign-up.first-name'),
      message: 'tour.ways-in.form',
      deeds: [
        type(named('textbox', 'sign-up.first-name'), 'Priya'),
        type(named('textbox', 'sign-up.last-name'), 'Raman'),
        type(named('textbox', 'sign-up.email'), 'priya@riverstone.example'),
        type(named('textbox', 'sign-up.password'), PASSWORD),
        type(named('textbox', 'sign-up.repeated-password'), PASSWORD),
        type(named('textbox', 'sign-up.phone-number'), '+14155552671'),
        check(terms),
        press(named('button', 'sign-up.submit')),
      ],
    },
    {
      at: code,
      message: 'tour.ways-in.code',
      deeds: [press({ role: 'button', name: { key: 'demo.mail.fill', values: { code: '*' } } })],
    },
    {
      at: named('textbox', 'company.name'),
      message: 'tour.ways-in.company',
      deeds: [type(named('textbox', 'company.name'), 'Riverstone'), press(named('button', 'stage.next.use-cases'))],
    },
    {
      at: named('checkbox', 'use-case.crypto-wallet'),
      message: 'tour.ways-in.questions',
      deeds: [
        check(named('checkbox', 'use-case.crypto-wallet')),
        press(named('button', 'stage.next.blockchain-protocols')),
        check(titled('checkbox', 'Ethereum')),
        press(named('button', 'stage.next.channels')),
        check(named('radio', 'channel.conference')),
        press(named('button', 'stage.next.pricing-plan')),
      ],
    },
    {
      at: titled('radio', 'Growth'),
      message: 'tour.ways-in.plan',
      deeds: [check(titled('radio', 'Growth')), press(named('button', 'stage.next.summary'))],
    },
    {
      at: named('checkbox', 'summary.terms'),
      message: 'tour.ways-in.summary',
      deeds: [check(named('checkbox', 'summary.terms')), press(named('button', 'summary.pay'))],
    },
    {
      at: pay,
      message: 'tour.ways-in.checkout',
      deeds: [press(pay)],
    },
    { at: named('link', 'subscription-success.to-dashboard'), message: 'tour.ways-in.done' },
  ],
};

const upgrade = named('tab', 'billing.tab.upgrade');
const toBusiness = {
  role: 'button',
  name: { key: 'billing.button.upgrade.label', values: { plan: 'Business' } },
} as const;
const team = inNavigation('nav.team');
const invite = named('button', 'team.invite');
const faucets = inNavigation('nav.faucets');

const moneyAndTeam: Tour = {
  name: 'money-and-team',
  title: 'tour.money',
  about: 'tour.money.about',
  scenario: 'active-customer',
  path: '/billing',
  steps: [
    { at: named('heading', 'billing.to-date'), message: 'tour.money.to-date' },
    { at: upgrade, message: 'tour.money.plans', deeds: [press(upgrade)] },
    { at: toBusiness, message: 'tour.money.upgrade', deeds: [press(toBusiness)] },
    {
      at: { role: 'heading', within: DIALOG },
      message: 'tour.money.preview',
      deeds: [press(named('button', 'common.cancel', { within: DIALOG }))],
    },
    { at: team, message: 'tour.money.team', deeds: [press(team)] },
    {
      at: invite,
      message: 'tour.money.invite',
      deeds: [
        press(invite),
        type(named('textbox', 'team.email', { within: DIALOG }), 'dimitar@northwall.example'),
        check(titled('checkbox', 'Developer', { within: DIALOG })),
        press(named('button', 'team.invite.submit', { within: DIALOG })),
      ],
    },
    { at: faucets, message: 'tour.money.faucets', deeds: [press(faucets)] },
    { at: named('button', 'faucets.request'), message: 'tour.money.done' },
  ],
};

const calls = named('tab', 'usage.tab.api-requests');
const webhooks = named('tab', 'usage.tab.webhooks');
const status = named('combobox', 'requests.status', { via: named('button', 'logs.filters') });
const entry = { role: 'button', within: { role: 'rowheader' } } as const;

const logsAndUsage: Tour = {
  name: 'logs-and-usage',
  title: 'tour.logs',
  about: 'tour.logs.about',
  scenario: 'quota-80',
  path: '/usage',
  // At a time whose first page of calls has some that were rejected.
  moment: { time: Date.UTC(2026, 10, 23, 9) },
  steps: [
    { at: named('heading', 'usage.quota.title'), message: 'tour.logs.quota' },
    { at: named('link', 'usage.compare-plans'), message: 'tour.logs.forecast' },
    { at: calls, message: 'tour.logs.calls', deeds: [press(calls)] },
    {
      at: status,
      message: 'tour.logs.filter',
      deeds: [{ kind: 'choose', at: status, option: { key: 'requests.statuses.client-error' } }],
    },
    { at: entry, message: 'tour.logs.open', deeds: [press(entry)] },
    {
      at: { role: 'heading', within: DIALOG },
      message: 'tour.logs.entry',
      deeds: [press(named('button', 'common.close', { within: DIALOG }))],
    },
    { at: webhooks, message: 'tour.logs.webhooks', deeds: [press(webhooks)] },
    { at: named('button', 'logs.copy-view-link'), message: 'tour.logs.share' },
  ],
};

const createFirstKey = named('button', 'first-call.first-key.action');
const run = named('button', 'first-call.run');
const python = named('tab', 'first-call.python');
const inTheLog = named('link', 'first-call.in-the-log');

const firstCall: Tour = {
  name: 'first-call',
  title: 'tour.first-call',
  about: 'tour.first-call.about',
  scenario: 'free-plan',
  path: '/dashboard',
  steps: [
    { at: named('heading', 'getting-started.title'), message: 'tour.first-call.steps' },
    { at: createFirstKey, message: 'tour.first-call.key', deeds: [press(createFirstKey)] },
    { at: named('combobox', 'first-call.network'), message: 'tour.first-call.call' },
    { at: python, message: 'tour.first-call.language', deeds: [press(python)] },
    { at: run, message: 'tour.first-call.run', deeds: [press(run)] },
    { at: inTheLog, message: 'tour.first-call.log', deeds: [press(inTheLog)] },
    { at: { role: 'heading', within: DIALOG }, message: 'tour.first-call.entry' },
  ],
};

/** In the order in which somebody new would take them. The names are in links, so they stay. */
export const TOURS: readonly Tour[] = [waysIn, firstCall, keysAndDomains, logsAndUsage, moneyAndTeam];

export function isTourName(name: string): boolean {
  return TOURS.some((tour) => tour.name === name);
}
