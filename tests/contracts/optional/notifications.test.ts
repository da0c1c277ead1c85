import { beforeEach, describe, expect, it } from 'vitest';
import { backends, type OpenBackend } from '#tests/contracts/backends.ts';
import { failure, signIn, value } from '#tests/contracts/sign-in.ts';

const SECRET = 'https://hooks.slack.com/services/T000/B000/3kAbCdEf';
const NEW = { type: 'slack', name: 'Ops', target: SECRET, kinds: ['budget'] };

describe.each(backends)('notification channels over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open();
    await signIn(backend, 'activeCustomer');
  });

  const channels = () => backend.gateways.notifications;
  const listed = async () => value(await channels().list()).items;

  it('mask a secret, and are of one person alone', async () => {
    const added = value(await channels().add(NEW));
    expect(added).toMatchObject({ ...NEW, target: 'hooks.slack.com/…CdEf', isMuted: false, lastDelivery: null });
    expect((await listed())[0]).toEqual(added);
    await signIn(backend, 'freePlan');
    expect(await listed()).toEqual([]);
    expect(failure(await channels().remove(added.id))).toMatchObject({ kind: 'rejected', status: 404 });
  });

  it('have another name and other kinds, and the same target unless it is replaced', async () => {
    const { id, target } = value(await channels().add(NEW));
    const change = { name: 'Payments', kinds: ['log-in'] };
    expect(value(await channels().edit(id, { ...change, target: null }))).toMatchObject({ ...change, target });
    const replaced = value(await channels().edit(id, { ...change, target: 'https://hooks.northwall.example/in/7890' }));
    expect(replaced.target).toBe('hooks.northwall.example/…7890');
  });

  it('are muted, unmuted and deleted', async () => {
    const [first, ...others] = await listed();
    expect(value(await channels().setMuted(first!.id, true)).isMuted).toBe(true);
    expect(value(await channels().setMuted(first!.id, false))).toEqual(first);
    value(await channels().remove(first!.id));
    expect(await listed()).toEqual(others);
  });

  it.each([
    ['https://hooks.northwall.example/in', { isDelivered: true, reason: '' }],
    ['https://hooks.northwall.invalid/in', { isDelivered: false, reason: 'The host was not found.' }],
  ])('are tested, and say what became of it: %s', async (target, delivery) => {
    const { id } = value(await channels().add({ ...NEW, type: 'webhook', target }));
    const tested = value(await channels().sendTest(id));
    expect(tested.lastDelivery).toMatchObject(delivery);
    expect((await listed())[0]).toEqual(tested);
  });

  it.each([
    ['name', { name: ' ' }],
    ['type', { type: 'pigeon' }],
    ['kinds', { kinds: [] }],
    ['kinds', { kinds: ['weather'] }],
    ['target', { target: 'http://hooks.northwall.example' }],
    ['target', { type: 'email', target: 'ops' }],
    ['target', { type: 'pagerduty', target: 'short' }],
  ])('are rejected for the field %s of %j', async (field, change) => {
    const rejected = failure(await channels().add({ ...NEW, ...change }));
    expect(rejected).toMatchObject({ kind: 'rejected', fields: [{ field }] });
  });
});
