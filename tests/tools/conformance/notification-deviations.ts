import { data, type Deviation, drop, idle, put, type Rows, status } from './deviate.ts';

const isRejected = (response: Response) => response.status === 400;
const done = () => ({ item: { success: true } });
const channels = 'listNotificationChannels';
const add = 'addNotificationChannel';
const wrongChannels = ['an unknown type', 'an unknown kind', 'a word for a url'].map((what) => `status with ${what}`);
const anyChannel = () => ({
  item: {
    ...{ id: 'channel-0', type: 'webhook', name: 'Any', target: 'a.example/…1234', kinds: ['budget'], isMuted: false },
    lastDelivery: { timestamp: 1_790_000_000, success: true, failureReason: null },
  },
});
export const notificationDeviations: readonly Deviation[] = [
  ['no id', channels, 'items[].id', drop(channels, 'items.0.id')],
  ['a kind twice', channels, 'kinds[].id', data(channels, repeatedKind)],
  ['a text for kinds', channels, 'items[].kinds', put(channels, 'items.0.kinds', 'all')],
  ['the whole url', channels, 'items[].target', put(channels, 'items.0.target', 'https://example.com/a-secret')],
  ['any type', add, wrongChannels[0]!, status(add, 200, isRejected), ...wrongChannels.slice(1)],
  ['nothing changed', 'editNotificationChannel', 'effect', idle('editNotificationChannel', anyChannel)],
  ['nothing muted', 'muteNotificationChannel', 'effect', idle('muteNotificationChannel', anyChannel)],
  [
    'no delivery',
    'testNotificationChannel',
    'item.lastDelivery',
    put('testNotificationChannel', 'item.lastDelivery', null),
  ],
  [
    'nothing deleted',
    'deleteNotificationChannel',
    'effect',
    idle('deleteNotificationChannel', done),
    'status with an unknown id',
  ],
];

function repeatedKind(body: Record<string, unknown>): void {
  const kinds = body['kinds'] as Rows;
  kinds.push({ ...kinds[0] });
}
