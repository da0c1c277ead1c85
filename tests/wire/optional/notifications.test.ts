import { describe, expect, it } from 'vitest';
import type { NotificationChannelId } from '#src/domain/notifications/notification-channel.ts';
import { BROKEN, openWire } from '#tests/wire/open-wire.ts';

const wire = openWire();
const PATH = '/api/account/notification-channels';
const id = 'a/b' as NotificationChannelId;
const ITEM = {
  ...{ id: 'c1', type: 'slack', name: 'Ops', target: 'hooks.slack.com/…9f2c', kinds: ['budget'], isMuted: true },
  lastDelivery: { timestamp: 1_750_000_000, success: false, failureReason: 'channel_is_archived' },
};
const CHANNEL = {
  ...{ id: 'c1', type: 'slack', name: 'Ops', target: 'hooks.slack.com/…9f2c', kinds: ['budget'], isMuted: true },
  lastDelivery: { at: 1_750_000_000_000, isDelivered: false, reason: 'channel_is_archived' },
};
const BARE = { id: '7', type: '', name: '7', target: '', kinds: [], isMuted: false, lastDelivery: null };

function sent() {
  const { method, url, body } = wire.server.takeOnlyRequest();
  return [method, url, body];
}

describe('GET /api/account/notification-channels', () => {
  const list = () => wire.gateways.notifications.list();

  it('reads the channels, and what can be chosen', async () => {
    const kinds = [{ id: 'budget' }, { id: 'forks', name: 'Forks', description: 'Of blockchains.' }];
    wire.server.respondWithJson({ data: { items: [ITEM], kinds, types: [{ id: 'slack' }, { id: 7, name: 'Teams' }] } });
    expect(await list()).toEqual({
      ok: true,
      value: {
        items: [CHANNEL],
        kinds: [{ id: 'budget', name: null, description: null }, kinds[1]],
        types: [
          { id: 'slack', name: null, description: null },
          { id: '7', name: 'Teams', description: null },
        ],
      },
    });
    expect(sent().slice(0, 2)).toEqual(['GET', PATH]);
  });

  it.each([
    ['nothing but an id', { id: 7 }, BARE],
    [
      'its target for a name',
      { id: 7, target: 'a@b.example' },
      { ...BARE, name: 'a@b.example', target: 'a@b.example' },
    ],
    [
      'a delivery of which nothing is known',
      { id: 7, lastDelivery: {} },
      { ...BARE, lastDelivery: { at: null, isDelivered: null, reason: '' } },
    ],
  ])('reads a channel with %s', async (_, item, channel) => {
    wire.server.respondWithJson({ data: { items: [item] } });
    expect(await list()).toEqual({ ok: true, value: { items: [channel], kinds: [], types: [] } });
  });

  it.each([
    ['no items', { kinds: [] }],
    ['a channel without an id', { items: [{ name: 'Ops' }] }],
    ['a text for kinds', { items: [{ id: 'c1', kinds: 'all' }] }],
  ])('treats a response with %s as a broken response', async (_, data) => {
    wire.server.respondWithJson({ data });
    expect(await list()).toEqual(BROKEN);
  });
});

describe('a change of a channel', () => {
  const one = { ok: true, value: CHANNEL };

  it.each([
    [
      'POST with its target',
      () => wire.gateways.notifications.add({ type: 'email', name: 'Ops', target: 'a@b.example', kinds: ['budget'] }),
      ['POST', PATH, '{"type":"email","name":"Ops","target":"a@b.example","kinds":["budget"]}'],
    ],
    [
      'PUT without the target that stays',
      () => wire.gateways.notifications.edit(id, { name: 'Ops', target: null, kinds: [] }),
      ['PUT', `${PATH}/a%2Fb`, '{"name":"Ops","kinds":[]}'],
    ],
    [
      'PUT with another target',
      () => wire.gateways.notifications.edit(id, { name: 'Ops', target: 'https://a.example/', kinds: [] }),
      ['PUT', `${PATH}/a%2Fb`, '{"name":"Ops","target":"https://a.example/","kinds":[]}'],
    ],
    [
      'PUT of whether it is muted',
      () => wire.gateways.notifications.setMuted(id, true),
      ['PUT', `${PATH}/a%2Fb/muted`, '{"isMuted":true}'],
    ],
    ['POST of a test', () => wire.gateways.notifications.sendTest(id), ['POST', `${PATH}/a%2Fb/test`, '']],
  ])('is a %s, and returns the channel', async (_, call, request) => {
    wire.server.respondWithJson({ data: { item: ITEM } });
    expect(await call()).toEqual(one);
    expect(sent()).toEqual(request);
  });

  it('is a DELETE, whose response is not read', async () => {
    wire.server.respondWithJson({});
    expect(await wire.gateways.notifications.remove(id)).toEqual({ ok: true, value: undefined });
    expect(sent().slice(0, 2)).toEqual(['DELETE', `${PATH}/a%2Fb`]);
  });
});
