import { array, boolean, type InferOutput, nullish, optional, string } from 'valibot';
import { nameEndpoints } from './endpoint.ts';
import { anyJson, id, instantIfSet, item, object } from './schemas.ts';

const NOTIFICATIONS = { optional: true, capability: 'notifications', auth: 'session' } as const;
const PATH = '/api/account/notification-channels';

const words = nullish(string(), '');

/** A channel without a name shows its target. */
const channel = object({
  id,
  ...{ type: words, name: words, target: words },
  kinds: nullish(array(string()), () => []),
  isMuted: nullish(boolean(), false),
  lastDelivery: nullish(
    object({ timestamp: instantIfSet, success: nullish(boolean(), null), failureReason: words }),
    null,
  ),
});

const offered = { id, name: words };
const kinds = nullish(array(object({ ...offered, description: words })), () => []);
const types = nullish(array(object(offered)), () => []);

export const notificationEndpoints = nameEndpoints({
  listNotificationChannels: {
    ...NOTIFICATIONS,
    wire: 'OPT-70',
    method: 'GET',
    path: PATH,
    effect: 'read',
    data: object({ items: array(channel), kinds, types }),
  },
  addNotificationChannel: {
    ...NOTIFICATIONS,
    wire: 'OPT-71',
    method: 'POST',
    path: PATH,
    effect: 'mutation',
    body: object({ type: string(), name: string(), target: string(), kinds: array(string()) }),
    data: item(channel),
  },
  editNotificationChannel: {
    ...NOTIFICATIONS,
    wire: 'OPT-72',
    method: 'PUT',
    path: `${PATH}/{id}`,
    effect: 'mutation',
    body: object({ name: string(), target: optional(string()), kinds: array(string()) }),
    data: item(channel),
  },
  muteNotificationChannel: {
    ...NOTIFICATIONS,
    wire: 'OPT-73',
    method: 'PUT',
    path: `${PATH}/{id}/muted`,
    effect: 'mutation',
    body: object({ isMuted: boolean() }),
    data: item(channel),
  },
  deleteNotificationChannel: {
    ...NOTIFICATIONS,
    wire: 'OPT-74',
    method: 'DELETE',
    path: `${PATH}/{id}`,
    effect: 'mutation',
    data: anyJson,
  },
  testNotificationChannel: {
    ...NOTIFICATIONS,
    wire: 'OPT-75',
    method: 'POST',
    path: `${PATH}/{id}/test`,
    effect: 'mutation',
    data: item(channel),
  },
});

export type NotificationChannelDto = InferOutput<typeof channel>;
