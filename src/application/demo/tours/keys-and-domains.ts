import { DIALOG, inNavigation, named, press, type, type Tour } from '#src/application/demo/tour.ts';

const reveal = {
  role: 'button',
  name: { key: 'api-keys.reveal', values: { name: 'payouts-worker' } },
} as const;
const create = named('button', 'api-keys.create');
const keyName = named('textbox', 'api-keys.create.name', { within: DIALOG });
const domains = inNavigation('nav.verify-domain');
const add = named('button', 'domains.add');
const checkAgain = named('button', 'domains.check.again');

/** Longer than the provider takes to verify a domain. */
const UNTIL_VERIFIED_MS = 3 * 60_000;

export const keysAndDomains: Tour = {
  name: 'keys-and-domains',
  title: 'tour.keys',
  about: 'tour.keys.about',
  scenario: 'active-customer',
  path: '/api-keys',
  steps: [
    { at: reveal, message: 'tour.keys.reveal', deeds: [press(reveal)] },
    { at: create, message: 'tour.keys.create', deeds: [press(create)] },
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
    { at: domains, message: 'tour.keys.domains', deeds: [press(domains)] },
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
