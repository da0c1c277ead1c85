import { expect, it } from 'vitest';
import { type ChannelValues, validateChannel } from '#src/application/notifications/notification-channel.suite.ts';

const VALUES: ChannelValues = { type: 'email', name: 'Ops', target: 'a@b.example', kinds: 'budget' };
const EMAIL = { type: 'email', target: 'a@b.example' };
const SLACK = { type: 'slack', target: 'hooks.slack.com/…9f2c' };

it.each([
  ['a whole one', {}, null, {}],
  ['no target', { target: '' }, null, { target: 'notifications.target.email.invalid' }],
  ['http', { type: 'webhook', target: 'http://a.example' }, null, { target: 'notifications.target.webhook.invalid' }],
  ['a short key', { type: 'pagerduty', target: 'x' }, null, { target: 'notifications.target.pagerduty.invalid' }],
  ['no target of an unknown type', { type: 'teams', target: '' }, null, { target: 'notifications.target.missing' }],
  ['no name', { name: '' }, null, { name: 'notifications.name.invalid' }],
  ['no kinds', { kinds: '' }, null, { kinds: 'notifications.kinds.missing' }],
  ['a secret that stays', { type: 'slack', target: '' }, SLACK, {}],
  ['an email that stays', {}, EMAIL, {}],
  ['an email that is gone', { target: '' }, EMAIL, { target: 'notifications.target.email.invalid' }],
])('finds in a channel with %s what is wrong with it', (_, values, before, errors) => {
  expect(validateChannel({ ...VALUES, ...values }, { before, hasKinds: true })).toEqual(errors);
});

it('asks for no kinds where the provider names none', () => {
  expect(validateChannel({ ...VALUES, kinds: '' }, { before: null, hasKinds: false })).toEqual({});
});
