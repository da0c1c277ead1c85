import { beforeEach, describe, expect, it } from 'vitest';
import type { NewSubscription } from '#src/domain/callback-domains/callback-subscription.ts';
import { NO_CALLBACK_FILTERS } from '#src/domain/logs/log-location.ts';
import { backends, type OpenBackend } from '#tests/contracts/backends.ts';
import { failure, signIn, value } from '#tests/contracts/sign-in.ts';

const NEW: NewSubscription = {
  ...{ event: 'ADDRESS_COINS_TRANSACTION_CONFIRMED', blockchain: 'ethereum', network: 'mainnet' },
  subject: { field: 'address', value: '0x7A250d5630B4cF539739dF2C5dAcb4c659F2488D' },
  ...{ callbackUrl: 'https://payouts.northwall.example/in', confirmations: 6 },
};

describe.each(backends)('callback subscriptions over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open();
    await signIn(backend, 'activeCustomer');
  });

  const subscriptions = () => backend.gateways.callbackSubscriptions;
  const list = async () => value(await subscriptions().list()).items;
  const conflict = { kind: 'rejected', status: 409 };

  it('can be made of every event type', async () => {
    const types = value(await subscriptions().eventTypes());
    expect(new Set(types.map(({ subject }) => subject))).toEqual(
      new Set(['address', 'extendedPublicKey', 'transactionId', 'contractAddress', null]),
    );
    for (const { name, subject, chains, maxConfirmations } of types) {
      const about = { event: name, ...chains[0]!, subject: subject && { field: subject, value: 'a'.repeat(40) } };
      const created = value(await subscriptions().create({ ...NEW, ...about, confirmations: maxConfirmations }));
      expect(created).toMatchObject({ ...about, confirmations: maxConfirmations, isActive: true });
    }
  });

  it('are edited, paused, activated and deleted', async () => {
    const { id, ...created } = value(await subscriptions().create(NEW));
    expect((await list())[0]).toEqual({ id, ...created });
    const destination = { callbackUrl: 'https://payouts.northwall.example/out', confirmations: 2 };
    expect(value(await subscriptions().edit(id, destination))).toMatchObject({ ...NEW, ...destination });
    expect(value(await subscriptions().setActive(id, false))).toMatchObject({ isActive: false, deactivations: [] });
    expect(value(await subscriptions().setActive(id, true)).isActive).toBe(true);
    value(await subscriptions().remove(id));
    expect((await list()).some((one) => one.id === id)).toBe(false);
    for (const result of [await subscriptions().remove(id), await subscriptions().sendTest(id)])
      expect(failure(result)).toMatchObject({ status: 404 });
  });

  it('go to verified domains only, and each once', async () => {
    const unverified = { ...NEW, callbackUrl: 'https://staging-hooks.northwall.example:8443/in' };
    expect(failure(await subscriptions().create(unverified))).toMatchObject({ ...conflict, code: 'domain_unverified' });
    const { id } = value(await subscriptions().create(NEW));
    expect(failure(await subscriptions().create(NEW))).toMatchObject({ ...conflict, code: 'subscription_exists' });
    expect(failure(await subscriptions().edit(id, unverified))).toMatchObject(conflict);
    const tooMany = await subscriptions().create({ ...NEW, callbackUrl: `${NEW.callbackUrl}/2`, confirmations: 99 });
    expect(failure(tooMany)).toMatchObject({ kind: 'rejected', code: 'invalid_subscription' });
  });

  it('are tested with a signed delivery', async () => {
    const { id } = value(await subscriptions().create(NEW));
    const { status, headers, body } = value(await subscriptions().sendTest(id));
    expect([status, headers.map(([name]) => name)]).toEqual([
      200,
      ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
    ]);
    expect(JSON.parse(body)).toMatchObject({ webhookId: id, data: { event: NEW.event } });
  });

  it('have the deliveries that a search of the log for them finds, until they are paused', async () => {
    const { id, recent, lastDelivery, callbackUrl } = (await list()).find(({ isActive }) => isActive)!;
    const search = { ...NO_CALLBACK_FILTERS, searchPhrase: id };
    const found = async () => value(await backend.gateways.logs.callbackLogs(search, null)).items;
    const [newest] = await found();
    expect(newest).toMatchObject({ at: lastDelivery?.at, success: lastDelivery?.isAccepted });
    expect(JSON.parse(newest!.json)).toMatchObject({ url: callbackUrl, body: { webhookId: id } });
    expect(recent!.deliveries).toBeGreaterThan(recent!.failed);
    value(await subscriptions().setActive(id, false));
    backend.clock.advance(3_600_000);
    expect((await found())[0]).toEqual(newest);
  });
});
