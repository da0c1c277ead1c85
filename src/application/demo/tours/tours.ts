import { check, DIALOG, inNavigation, named, press, titled, type Tour, type } from '#src/application/demo/tour.ts';
import { keysAndDomains } from './keys-and-domains.ts';
import { waysIn } from './ways-in.ts';

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

const create = named('button', 'first-call.first-key.action');
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
    { at: create, message: 'tour.first-call.key', deeds: [press(create)] },
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
