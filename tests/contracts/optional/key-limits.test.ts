import { beforeEach, describe, expect, it } from 'vitest';
import type { ApiKey, ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { type KeyLimits, NO_LIMITS } from '#src/domain/api-keys/key-limits.ts';
import { backends, type OpenBackend } from '#tests/contracts/backends.ts';
import { failure, signIn, value } from '#tests/contracts/sign-in.ts';
import { DAY_MS } from '#src/domain/shared/dates.ts';

const ADDRESS = `0x${'a'.repeat(40)}`;

describe.each(backends)('The limits of API keys over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open();
    await signIn(backend, 'activeCustomer');
  });

  const limits = () => backend.gateways.keyLimits;
  const keys = async (): Promise<readonly ApiKey[]> => {
    const { apiKeys } = backend.gateways;
    const first = value(await apiKeys.list());
    const second = value(await apiKeys.list(first.next));
    return [...first.items, ...second.items];
  };
  const keyNamed = async (name: string): Promise<ApiKey> => (await keys()).find((key) => key.name === name)!;
  const send = async (apiKeyId: ApiKeyId, blockchain = 'ethereum') =>
    value(await backend.gateways.firstCall.send({ blockchain, network: 'mainnet', address: ADDRESS, apiKeyId }));
  const newestCall = async (apiKey: ApiKeyId) =>
    value(await backend.gateways.logs.recentRequests(1, { apiKey })).items[0]!;
  const inWholeSeconds = (at: number) => Math.floor(at / 1000) * 1000;

  const every = (): KeyLimits => ({
    expiresAt: inWholeSeconds(backend.clock.now()) + 90 * DAY_MS,
    origins: ['https://app.example.com', 'https://*.example.com:8443'],
    ipRanges: ['203.0.113.0/24', '2001:db8::17'],
    products: ['nodes', 'addresses-latest'],
    blockchains: ['ethereum'],
    callsPerSecond: 25,
    credits: { amount: 1000, period: 'billing-period' },
  });

  it('are none for a key that nobody limited', async () => {
    const { id, expiresAt } = await keyNamed('payouts-worker');
    expect(value(await limits().read(id))).toEqual({ limits: NO_LIMITS, usedCredits: null, creditsResetAt: null });
    expect(expiresAt).toBeNull();
  });

  it('are those that were saved last, with what is used of the credits', async () => {
    const { id } = await keyNamed('payouts-worker');
    const saved = value(await limits().change(id, every()));
    expect(saved.limits).toEqual(every());
    expect(value(await limits().read(id))).toEqual(saved);
    expect(saved.usedCredits).toBeGreaterThan(0);
    expect(saved.creditsResetAt).toBeGreaterThan(backend.clock.now());
    expect((await keyNamed('payouts-worker')).expiresAt).toBe(every().expiresAt);
    expect(value(await limits().change(id, NO_LIMITS)).limits).toEqual(NO_LIMITS);
  });

  it('come with a new key', async () => {
    value(await backend.gateways.apiKeys.create({ name: 'limited' }, every()));
    const { id, expiresAt } = await keyNamed('limited');
    expect(expiresAt).toBe(every().expiresAt);
    expect(value(await limits().read(id)).limits).toEqual(every());
  });

  it.each<[string, (now: number) => Partial<KeyLimits>, string]>([
    ['a past end', (now) => ({ expiresAt: now - DAY_MS }), 'expiresTimestamp'],
    ['an origin with a path', () => ({ origins: ['https://app.example.com/x'] }), 'origins'],
    ['an origin without encryption', () => ({ origins: ['http://app.example.com'] }), 'origins'],
    ['a wildcard in the middle', () => ({ origins: ['https://app.*.example.com'] }), 'origins'],
    ['a range with bits of a host', () => ({ ipRanges: ['203.0.113.7/24'] }), 'ipRanges'],
    ['51 IP addresses', () => ({ ipRanges: Array.from({ length: 51 }, (_, n) => `203.0.113.${n}`) }), 'ipRanges'],
    ['an unknown product', () => ({ products: ['dreams'] }), 'products'],
    ['an unknown blockchain', () => ({ blockchains: ['dreams'] }), 'blockchains'],
    ['half a call', () => ({ callsPerSecond: 0.5 }), 'callsPerSecond'],
    ['no credits', () => ({ credits: { amount: 0, period: 'day' } }), 'credits'],
  ])('are rejected with %s, and the field is named', async (_, change, field) => {
    const { id } = await keyNamed('payouts-worker');
    const wrong = { ...NO_LIMITS, ...change(backend.clock.now()) };
    const rejections = [await limits().change(id, wrong), await backend.gateways.apiKeys.create({ name: 'x' }, wrong)];
    for (const rejection of rejections) {
      const rejected = failure(rejection);
      expect(rejected).toMatchObject({ kind: 'rejected', status: 400, code: 'invalid_limits', fields: [{ field }] });
      const messages = rejected.kind === 'canceled' ? [] : (rejected.fields ?? []).map(({ message }) => message);
      expect(rejected).toMatchObject({ details: messages });
    }
    expect(value(await limits().read(id)).limits).toEqual(NO_LIMITS);
    expect(await keyNamed('x')).toBeUndefined();
  });

  it.each<[string, Partial<KeyLimits>, string, number]>([
    ['IP address', { ipRanges: ['198.51.100.0/24'] }, 'ip-address', 403],
    ['product', { products: ['nodes'] }, 'product', 403],
    ['blockchain', { blockchains: ['bitcoin'] }, 'blockchain', 403],
    ['credits', { credits: { amount: 1, period: 'billing-period' } }, 'credits', 429],
  ])('reject a call by its %s, and the log says so', async (_, change, rejectedBy, statusCode) => {
    const { id } = await keyNamed('payouts-worker');
    value(await limits().change(id, { ...NO_LIMITS, ...change }));
    expect(await send(id)).toMatchObject({ statusCode });
    expect(await newestCall(id)).toMatchObject({ rejectedBy, statusCode, spentCredits: 0 });
  });

  it('accept what they allow, as often a second as they allow', async () => {
    const { id } = await keyNamed('payouts-worker');
    const wide = { ...every(), callsPerSecond: 2, credits: null };
    value(await limits().change(id, { ...wide, ipRanges: ['203.0.113.0/24'] }));
    expect([(await send(id)).statusCode, (await send(id)).statusCode]).toEqual([200, 200]);
    expect((await newestCall(id)).rejectedBy).toBeUndefined();
    expect((await send(id)).statusCode).toBe(429);
    backend.clock.advance(1000);
    expect((await send(id)).statusCode).toBe(200);
  });

  it('reject every call from the end of a key on, and the others still change', async () => {
    const { id } = await keyNamed('payouts-worker');
    value(await limits().change(id, { ...NO_LIMITS, expiresAt: inWholeSeconds(backend.clock.now()) + 60_000 }));
    expect((await send(id)).statusCode).toBe(200);
    backend.clock.advance(60_000);
    expect((await send(id)).statusCode).toBe(401);
    expect(await newestCall(id)).toMatchObject({ rejectedBy: 'expiry' });
    const { limits: ended } = value(await limits().read(id));
    expect(value(await limits().change(id, { ...ended, callsPerSecond: 5 })).limits).toMatchObject({
      callsPerSecond: 5,
    });
  });

  it('are chosen from what the provider lists', async () => {
    const { products, blockchains } = value(await limits().options());
    expect(products).toContainEqual({ id: 'nodes', name: 'Node access' });
    expect(blockchains).toContainEqual({ id: 'binance-smart-chain', name: 'BNB Smart Chain' });
  });

  it('belong to the keys of the account', async () => {
    const { id } = await keyNamed('payouts-worker');
    await signIn(backend, 'suspended');
    for (const unknown of [id, 'no-such-key' as ApiKeyId]) {
      expect(failure(await limits().read(unknown))).toMatchObject({ kind: 'rejected', status: 404 });
      expect(failure(await limits().change(unknown, NO_LIMITS))).toMatchObject({ kind: 'rejected', status: 404 });
    }
  });

  it('are read by a viewer, but not changed', async () => {
    const viewer = await open({ scenario: 'read-only-member' });
    viewer.sessions.startSession(viewer.provider.signIn!.token);
    const { id } = value(await viewer.gateways.apiKeys.list()).items[0]!;
    expect(value(await viewer.gateways.keyLimits.read(id)).limits).toEqual(NO_LIMITS);
    expect(failure(await viewer.gateways.keyLimits.change(id, NO_LIMITS))).toMatchObject({ status: 403 });
  });
});
