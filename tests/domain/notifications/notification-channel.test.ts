import { expect, it } from 'vitest';
import {
  isChannelName,
  isSavedAs,
  isSecretTarget,
  isTarget,
  kindChoices,
  type NotificationChannel,
  type NotificationChannelId,
} from '#src/domain/notifications/notification-channel.ts';

const CHANNEL: NotificationChannel = {
  ...{ id: 'c1' as NotificationChannelId, type: 'slack', name: 'Ops', target: 'hooks.slack.com/…9f2c' },
  ...{ kinds: ['budget', 'log-in'], isMuted: false, lastDelivery: null },
};

it.each([
  ['email', 'ops@northwall.example', true],
  ['email', 'ops', false],
  ['slack', 'https://hooks.slack.com/services/T0/B0/x', true],
  ['webhook', 'https://hooks.example:8443/in?token=x', true],
  ['webhook', 'http://hooks.example/in', false],
  ['webhook', 'https://user:secret@hooks.example/in', false],
  ['webhook', `https://hooks.example/${'x'.repeat(2000)}`, false],
  ['webhook', 'hooks.example', false],
  ['pagerduty', '0123456789abcdef0123456789ABCDEF', true],
  ['pagerduty', '0123456789abcdef', false],
  ['teams', 'anything', true],
  ['teams', ' ', false],
])('a target of the type %s, %s, is right: %s', (type, target, isRight) => {
  expect(isTarget(type, target)).toBe(isRight);
});

it.each([
  ['email', false],
  ['slack', true],
  ['teams', true],
])('a target of the type %s is a secret: %s', (type, isSecret) => {
  expect(isSecretTarget(type)).toBe(isSecret);
});

it.each([
  ['Ops', true],
  [' ', false],
  ['x'.repeat(50), true],
  ['x'.repeat(51), false],
])('a channel can be called “%s”: %s', (name, isRight) => {
  expect(isChannelName(name)).toBe(isRight);
});

it('a channel can have the kinds of the provider, and those that it has already', () => {
  const budget = { id: 'budget', name: null, description: null };
  expect(kindChoices([budget], ['gone', 'budget'])).toEqual([budget, { id: 'gone', name: null, description: null }]);
});

it.each([
  ['with its kinds in another order', { name: 'Ops', kinds: ['log-in', 'budget'] }, true],
  ['with another name', { name: 'Payments', kinds: CHANNEL.kinds }, false],
  ['with a kind less', { name: 'Ops', kinds: ['budget'] }, false],
  ['with another kind', { name: 'Ops', kinds: ['budget', 'quota'] }, false],
])('a channel is as it was sent %s: %s', (_, sent, isSaved) => {
  expect(isSavedAs(CHANNEL, sent)).toBe(isSaved);
});
