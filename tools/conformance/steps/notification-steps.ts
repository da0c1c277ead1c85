import { breaks } from '#tools/conformance/differences.ts';
import type { KitClient, KitSession } from '#tools/conformance/kit-client.ts';
import { type Step, StepEnd, type Walk } from '#tools/conformance/walk.ts';
import { ifOffered } from './if-offered.ts';
import { WRONG_INPUT } from './sign-in-steps.ts';

const UNKNOWN = [404, 400];
const SECRET = '-secret';

const reading: Step = {
  covers: ['listNotificationChannels'],
  changes: false,
  async run({ client, main }) {
    const data = await client.call('listNotificationChannels', { session: await main() });
    if (!data) return;
    for (const list of ['items', 'kinds', 'types'] as const) {
      if (new Set(data[list].map(({ id }) => id)).size < data[list].length)
        client.differs('listNotificationChannels', breaks(`${list}[].id`, 'each one once', 'a repeated one'));
    }
  },
};

/** Adds the channel that it deletes, so it leaves nothing behind. */
const change: Step = {
  covers: [
    ...(['listNotificationChannels', 'addNotificationChannel', 'editNotificationChannel'] as const),
    ...(['muteNotificationChannel', 'testNotificationChannel', 'deleteNotificationChannel'] as const),
  ],
  changes: true,
  async run(walk) {
    const { client, options, main } = walk;
    const session = await main();
    const before = await client.call('listNotificationChannels', { session });
    if (!before) return;
    if (!before.types.some(({ id }) => id === 'webhook')) throw new StepEnd('no webhook can be added');
    const target = `https://example.com/${options.mark}${SECRET}`;
    const kinds = before.kinds.slice(0, 1).map(({ id }) => id);
    const body = { type: 'webhook', name: `${options.mark}-channel`, target, kinds };
    await rejections(walk, session, body);
    const added = await client.call('addNotificationChannel', { session, body });
    if (added) await useAndDelete(walk, session, { id: added.item.id, name: body.name, kinds });
  },
};

interface NewChannel {
  readonly type: string;
  readonly name: string;
  readonly target: string;
  readonly kinds: string[];
}

async function rejections({ client, options }: Walk, session: KitSession, body: NewChannel): Promise<void> {
  const wrong: readonly (readonly [string, Partial<NewChannel>])[] = [
    ['an unknown type', { type: `${options.mark}-none` }],
    ['an unknown kind', { kinds: [`${options.mark}-none`] }],
    ['a word for a url', { target: 'nowhere' }],
  ];
  for (const [what, part] of wrong) {
    const call = { session, body: { ...body, ...part } };
    await client.reject('addNotificationChannel', call, { statuses: WRONG_INPUT, given: `with ${what}` });
  }
}

type Own = Pick<NewChannel, 'name' | 'kinds'> & { readonly id: string };

async function useAndDelete({ client, options }: Walk, session: KitSession, { id, name, kinds }: Own): Promise<void> {
  const params = { id };
  const added = await find(client, session, id);
  if (added?.name !== name || added.kinds.join() !== kinds.join())
    client.differs('addNotificationChannel', breaks('effect', 'the channel in the list', 'not in the list'));
  if (added?.target.includes(SECRET))
    client.differs('listNotificationChannels', breaks('items[].target', 'a part of the url', 'the whole url'));
  const body = { name: `${name}-2`, kinds };
  await client.call('editNotificationChannel', { session, params, body });
  const edited = await find(client, session, id);
  if (edited?.name !== body.name || edited.target !== added?.target)
    client.differs('editNotificationChannel', breaks('effect', 'the name that was sent, and the target', 'others'));
  for (const isMuted of [true, false]) {
    await client.call('muteNotificationChannel', { session, params, body: { isMuted } });
    if ((await find(client, session, id))?.isMuted !== isMuted)
      client.differs('muteNotificationChannel', breaks('effect', isMuted ? 'muted' : 'not muted', 'unchanged'));
  }
  const tested = await client.call('testNotificationChannel', { session, params });
  if (tested && tested.item.lastDelivery === null)
    client.differs('testNotificationChannel', breaks('item.lastDelivery', 'what became of the test', 'null'));
  const unknown = { statuses: UNKNOWN, given: 'with an unknown id' };
  await client.reject('deleteNotificationChannel', { session, params: { id: `${options.mark}-none` } }, unknown);
  await client.call('deleteNotificationChannel', { session, params });
  if (await find(client, session, id))
    client.differs('deleteNotificationChannel', breaks('effect', 'the channel is gone', 'still in the list'));
}

async function find(client: KitClient, session: KitSession, id: string) {
  return (await client.call('listNotificationChannels', { session }))?.items.find((row) => row.id === id);
}

export const notificationSteps: readonly Step[] = [
  ifOffered('notifications', reading),
  ifOffered('notifications', change),
];
