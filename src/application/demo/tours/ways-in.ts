import { check, named, press, titled, type, type Tour } from '#src/application/demo/tour.ts';

const PASSWORD = 'Riverstone-2026';
const terms = named('checkbox', 'sign-up.terms');
/** The page of the card provider names it by the amount. */
const pay = titled('button', 'Pay', { within: titled('region', '$*') });
const code = named('textbox', 'verification.code');

export const waysIn: Tour = {
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
