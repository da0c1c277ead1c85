import { below, type Operation } from './operation.ts';

const channelFields = (path: string) => ({
  [`${path}type`]:
    '`email`, `slack`, `webhook` or `pagerduty`. Any other is shown by its name among `types`, or else verbatim.',
  [`${path}name`]: 'What the person calls the channel; at most 50 characters.',
  [`${path}kinds`]: 'The ids of what it receives.',
});

const responseFields = (path: string) => ({
  ...channelFields(path),
  [`${path}target`]:
    'Where it goes: an email in full, of a url the host and the last four characters, of a key the last four. Never more of a secret.',
  [`${path}isMuted`]: 'Whether nothing is sent to it for now. Absent: it is not.',
  [`${path}lastDelivery`]: 'The newest delivery, a test included; null before the first.',
  [`${path}lastDelivery.timestamp`]: 'When it was sent.',
  [`${path}lastDelivery.success`]: 'Whether the receiver accepted it. Null where that is not known.',
  [`${path}lastDelivery.failureReason`]: 'Why it did not, in words for a person.',
});

const OPTIONAL = [
  ...['type', 'name', 'target', 'kinds', 'isMuted'],
  ...['lastDelivery', 'lastDelivery.timestamp', 'lastDelivery.success', 'lastDelivery.failureReason'],
];

const DERIVED = ['name', 'lastDelivery'];
const TAB = 'The tab of notifications on the account page';
const MISSING = 'The person has no such channel.';
const REJECTED =
  'A rejection is shown beside a field where a detail names it: `{ "field": "target", "message": "…" }`.';

const one = {
  required: ['item', 'item.id'],
  optional: below('item.', ...OPTIONAL),
  derived: DERIVED,
  changes: 'own',
  data: {
    item: {
      ...{ id: '6f9b1f0c2a7d4e5b8c3a1d20', type: 'slack', name: 'Payments team', target: 'hooks.slack.com/…9f2c' },
      ...{ kinds: ['budget', 'callbacks-failing'], isMuted: false },
      lastDelivery: { timestamp: 1_763_643_500, success: false, failureReason: 'channel_is_archived' },
    },
  },
} as const;

export const notificationOperations = {
  listNotificationChannels: {
    summary: 'List the notification channels of the person',
    description: 'Where notifications go, and what can be chosen for a channel. No response has a secret in it.',
    usedBy: `${TAB}.`,
    fields: {
      ...responseFields('data.items[].'),
      'data.items': 'The channels, the newest first.',
      'data.kinds':
        'What a channel can receive. The console has words for `budget`, `quota`, `key-expiring`, `callbacks-failing`, `error-share`, `invoice` and `log-in`. Where it is empty or missing, none is asked for.',
      'data.kinds[].name': 'The name of a kind that the console has no words for.',
      'data.kinds[].description': 'What it is about, in a sentence. Shown beside that name.',
      'data.types': 'What a new channel can be. Where it is empty or missing, none can be added.',
      'data.types[].name': 'The name of a type that the console has no words for.',
    },
    screen: 'Account: notifications',
    call: ({ notifications }) => notifications.list(),
    required: ['items', 'items[].id', 'kinds[].id', 'types[].id'],
    optional: [
      ...below('items[].', ...OPTIONAL),
      ...['kinds', 'kinds[].name', 'kinds[].description', 'types', 'types[].name'],
    ],
    derived: DERIVED,
  },
  addNotificationChannel: {
    ...one,
    summary: 'Add a notification channel',
    description: `It receives the chosen kinds at once. ${REJECTED}`,
    usedBy: `${TAB}.`,
    fields: {
      ...responseFields('data.item.'),
      ...channelFields('body.'),
      'body.target':
        'An email, a url of https, or an integration key, by the type. The console stores it nowhere, and masks it in its own records.',
    },
    screen: 'Account: add a notification channel',
    call: ({ notifications }) =>
      notifications.add({
        ...{ type: 'email', name: 'On call', target: 'oncall@northwall.example', kinds: ['budget', 'log-in'] },
      }),
  },
  editNotificationChannel: {
    ...one,
    summary: 'Change a notification channel',
    description: `Its type stays. ${REJECTED}`,
    usedBy: `${TAB}.`,
    missing: MISSING,
    fields: {
      ...responseFields('data.item.'),
      ...channelFields('body.'),
      'body.target': 'Another target. Absent leaves it unchanged: the masked one is never sent.',
    },
    screen: 'Account: edit a notification channel',
    about: 'notificationChannel',
    call: ({ notifications }, id) => notifications.edit(id, { name: 'On call', target: null, kinds: ['budget'] }),
  },
  muteNotificationChannel: {
    ...one,
    summary: 'Mute or unmute a notification channel',
    description: 'Notifications while it is muted are not sent later. A test is sent all the same.',
    usedBy: `${TAB}, after a confirmation.`,
    missing: MISSING,
    fields: { ...responseFields('data.item.'), 'body.isMuted': 'Whether it is muted from now on.' },
    screen: 'Account: mute a notification channel',
    about: 'notificationChannel',
    call: ({ notifications }, id) => notifications.setMuted(id, true),
  },
  deleteNotificationChannel: {
    summary: 'Delete a notification channel',
    description: 'Nothing is sent to it from now on. The response body is ignored.',
    usedBy: `${TAB}, after a confirmation.`,
    missing: 'There is no such channel, so the console takes it as deleted.',
    screen: 'Account: delete a notification channel',
    changes: 'own',
    about: 'notificationChannel',
    call: ({ notifications }, id) => notifications.remove(id),
    accepts: 'anything',
    required: [],
    optional: ['item', 'item.success'],
  },
  testNotificationChannel: {
    ...one,
    summary: 'Send a test notification',
    description:
      'Sends a sample to the channel, waits for what becomes of it, and returns the channel with that as its last delivery. A receiver that does not accept it is no error of this call.',
    usedBy: `${TAB}.`,
    missing: MISSING,
    fields: responseFields('data.item.'),
    screen: 'Account: test a notification channel',
    about: 'notificationChannel',
    call: ({ notifications }, id) => notifications.sendTest(id),
  },
} as const satisfies Readonly<Record<string, Operation>>;
