import { check, DIALOG, inNavigation, named, press, titled, type, type Tour } from '#src/application/demo/tour.ts';

const upgrade = named('tab', 'billing.tab.upgrade');
const toBusiness = {
  role: 'button',
  name: { key: 'billing.button.upgrade.label', values: { plan: 'Business' } },
} as const;
const team = inNavigation('nav.team');
const invite = named('button', 'team.invite');
const faucets = inNavigation('nav.faucets');

export const moneyAndTeam: Tour = {
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
