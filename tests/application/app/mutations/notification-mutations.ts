import {
  deleteChannel,
  muteChannel,
  notificationChannels,
  saveChannel,
  testChannel,
} from '#src/application/notifications/notification-changes.ts';
import type { NotificationChannel, NotificationChannelId } from '#src/domain/notifications/notification-channel.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { type Mutation, ofChange } from './mutation.ts';

const scenario = 'active-customer';

const OTHER: NotificationChannel = {
  ...{ id: 'c1' as NotificationChannelId, type: 'email', name: 'Another', target: 'a@b.example', kinds: ['budget'] },
  ...{ isMuted: false, lastDelivery: null },
};

async function openChannels(app: TestApp) {
  const { get } = await app.account();
  const store = get(notificationChannels);
  await store.load();
  return { get, first: store.items[0]! };
}

export const NOTIFICATION_MUTATIONS: readonly Mutation[] = [
  {
    name: 'adding a notification channel',
    call: ['notifications', 'add'],
    scenario,
    denial: { response: OTHER },
    isRechecked: true,
    async open(app) {
      const { get } = await openChannels(app);
      const change = get(saveChannel)(null);
      change.form.fill({ type: 'email', name: 'Ops', target: 'ops@northwall.example', kinds: 'budget\nlog-in' });
      return ofChange(change);
    },
  },
  {
    name: 'changing a notification channel',
    call: ['notifications', 'edit'],
    scenario,
    denial: { response: OTHER },
    isRechecked: true,
    async open(app) {
      const { get, first } = await openChannels(app);
      const change = get(saveChannel)(first);
      change.form.change('name', 'Payments');
      return ofChange(change);
    },
  },
  {
    name: 'muting a notification channel',
    call: ['notifications', 'setMuted'],
    scenario,
    denial: { response: OTHER },
    isRechecked: true,
    async open(app) {
      const { get, first } = await openChannels(app);
      return ofChange(get(muteChannel)(first));
    },
  },
  {
    name: 'deleting a notification channel',
    call: ['notifications', 'remove'],
    scenario,
    isRechecked: true,
    async open(app) {
      const { get, first } = await openChannels(app);
      return ofChange(get(deleteChannel)(first));
    },
  },
  {
    name: 'testing a notification channel',
    call: ['notifications', 'sendTest'],
    scenario,
    async open(app) {
      const { get, first } = await openChannels(app);
      return ofChange(get(testChannel)(first));
    },
  },
];
