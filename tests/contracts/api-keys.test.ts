import { beforeEach, describe, expect, it } from 'vitest';
import type { ApiKey, ApiKeyId, ApiVersionId } from '#src/domain/api-keys/api-key.ts';
import type { Cursor } from '#src/domain/shared/page.ts';
import { backends, type OpenBackend } from './backends.ts';
import { failure, signIn, value } from './sign-in.ts';

const MASKED = /^[0-9a-f]{8}…[0-9a-f]{4}$/;

describe.each(backends)('API keys over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open();
    await signIn(backend, 'activeCustomer');
  });

  const keys = () => backend.gateways.apiKeys;
  const newest = async (): Promise<ApiKey> => value(await keys().list()).items[0]!;

  it('hands out a cursor only while more keys exist', async () => {
    const pages: number[] = [];
    const seen = new Set<ApiKeyId>();
    let next: Cursor | undefined;
    do {
      const page = value(await keys().list(next));
      pages.push(page.items.length);
      for (const { id } of page.items) seen.add(id);
      next = page.next;
    } while (next !== undefined);
    expect(pages).toEqual([10, 10, 5]);
    expect(seen.size).toBe(23);
  });

  it('hands out no cursor after exactly one full page', async () => {
    await signIn(backend, 'freePlan');
    for (let made = 0; made < 10; made += 1) value(await keys().create({ name: `key ${made}` }));
    const page = value(await keys().list());
    expect(page.items).toHaveLength(10);
    expect(page.next).toBeUndefined();
  });

  it('lists the newest first, each with its day of creation', async () => {
    const created = value(await keys().list()).items.map(({ createdAt }) => createdAt!);
    expect(created).toEqual([...created].sort((one, other) => other - one));
    expect(created.every((at) => at > Date.UTC(2024, 0, 1) && at <= backend.clock.now())).toBe(true);
  });

  it('returns an empty page when there is no key yet', async () => {
    await signIn(backend, 'freePlan');
    expect(value(await keys().list())).toEqual({ items: [] });
  });

  it('shows a created key once in full and masked from then on', async () => {
    const { key } = value(await keys().create({ name: '  payouts-lisbon ' }));
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    const listed = await newest();
    expect(listed).toMatchObject({ name: 'payouts-lisbon', active: true, createdAt: backend.clock.now() });
    expect(listed.masked).toMatch(MASKED);
    expect(listed.masked).toBe(`${key.slice(0, 8)}…${key.slice(-4)}`);
  });

  it('never lists a whole key', async () => {
    for (const { masked } of value(await keys().list()).items) expect(masked).toMatch(MASKED);
  });

  it('takes 50 characters in a name, those that need two units each counted once', async () => {
    value(await keys().create({ name: '🔑'.repeat(50) }));
    expect((await newest()).name).toBe('🔑'.repeat(50));
  });

  it.each([
    { name: 'k'.repeat(51), detail: 'The name has more than 50 characters.' },
    { name: '   ', detail: 'The name must not be blank.' },
  ])('rejects the name "$name" with a text to show, and makes no key', async ({ name, detail }) => {
    const before = await newest();
    expect(failure(await keys().create({ name }))).toMatchObject({ kind: 'rejected', status: 400, details: [detail] });
    expect(await newest()).toEqual(before);
  });

  it('refreshes the token with a rejection too', async () => {
    await keys().create({ name: '' });
    expect(backend.sessions.refreshedTokens).toHaveLength(1);
  });

  it('returns the state that a key has after it was switched off and on', async () => {
    const { id } = await newest();
    expect(value(await keys().setActive(id, false))).toBe(false);
    expect((await newest()).active).toBe(false);
    expect(value(await keys().setActive(id, true))).toBe(true);
    expect((await newest()).active).toBe(true);
  });

  it('deletes a key for good: the list, the secret and new calls have it no more, its past calls stay', async () => {
    const { apiKeys, logs, firstCall } = backend.gateways;
    const { items } = value(await keys().list());
    const { id, name } = items[0]!;
    const past = value(await logs.recentRequests(20, { apiKey: id })).items;
    expect(past).not.toHaveLength(0);
    value(await keys().remove(id));
    backend.clock.advance(3_600_000);
    expect(value(await keys().list()).items.map((key) => key.name)).not.toContain(name);
    expect(value(await logs.recentRequests(20, { apiKey: id })).items).toEqual(past);
    expect(value(await logs.requestKeys()).map((key) => key.value)).not.toContain(id);
    for (const result of [await apiKeys.reveal(id), await apiKeys.setActive(id, true), await keys().remove(id)]) {
      expect(failure(result)).toMatchObject({ kind: 'rejected', status: 404 });
    }
    const call = { blockchain: 'ethereum', network: 'mainnet', address: `0x${'a'.repeat(40)}`, apiKeyId: id };
    expect(failure(await firstCall.send(call))).toMatchObject({ kind: 'rejected', status: 400 });
  });

  it('lets no viewer delete a key', async () => {
    const viewer = await open({ scenario: 'read-only-member' });
    viewer.sessions.startSession(viewer.provider.signIn!.token);
    const { id } = value(await viewer.gateways.apiKeys.list()).items[0]!;
    expect(failure(await viewer.gateways.apiKeys.remove(id))).toMatchObject({ kind: 'rejected', status: 403 });
  });

  it('deletes nothing where the provider does not offer it', async () => {
    const bare = await open({ scenario: 'required-operations' });
    await signIn(bare, 'activeCustomer');
    const { id } = value(await bare.gateways.apiKeys.list()).items[0]!;
    expect(failure(await bare.gateways.apiKeys.remove(id))).toMatchObject({ kind: 'rejected', status: 404 });
    expect(value(await bare.gateways.apiKeys.list()).items[0]!.id).toBe(id);
  });

  it('reveals the key that was created', async () => {
    const { key } = value(await keys().create({ name: 'worker' }));
    expect(value(await keys().reveal((await newest()).id))).toBe(key);
  });

  it.each([
    { call: 'reveal', run: (id: ApiKeyId) => keys().reveal(id) },
    { call: 'delete', run: (id: ApiKeyId) => keys().remove(id) },
    { call: 'switch off', run: (id: ApiKeyId) => keys().setActive(id, false) },
  ])('knows no key to $call that is not there or is somebody else’s', async ({ run }) => {
    const { id: elenas } = await newest();
    await signIn(backend, 'suspended');
    for (const id of ['no-such-key' as ApiKeyId, 'a/b?c#d' as ApiKeyId, elenas]) {
      expect(failure(await run(id))).toMatchObject({ kind: 'rejected', status: 404 });
    }
  });

  it('reports when a key was last used, by the log of its requests, and says the same in the list', async () => {
    const listed = value(await keys().list()).items;
    const uses = (await Promise.all(listed.map(({ id }) => keys().lastUsed(id)))).map(value);
    const wholeSeconds = uses.map((at) => at && Math.floor(at / 1000) * 1000);
    expect(listed.map(({ lastUsedAt }) => lastUsedAt)).toEqual(wholeSeconds);
    const instants = uses.filter((at) => at !== null);
    expect(instants.length).toBeGreaterThan(0);
    expect(instants.every((at) => at < backend.clock.now() && at > backend.clock.now() - 90 * 86_400_000)).toBe(true);
  });

  it('calls a key unused that has just been made, and used once requests come with it', async () => {
    value(await keys().create({ name: 'rotated-in' }));
    const { id } = await newest();
    expect([value(await keys().lastUsed(id)), (await newest()).lastUsedAt]).toEqual([null, null]);
    const madeAt = backend.clock.now();
    backend.clock.advance(90_000);
    expect(value(await keys().lastUsed(id))).toBeGreaterThanOrEqual(madeAt + 60_000);
    expect((await newest()).lastUsedAt).toBeGreaterThanOrEqual(madeAt + 59_000);
  });

  it('lists three versions, of which one is the default', async () => {
    const versions = value(await keys().versions());
    expect(versions.map(({ name }) => name)).toEqual(['2026-06-01', '2024-12-12', '2023-04-25']);
    expect(versions.filter(({ isDefault }) => isDefault).map(({ name }) => name)).toEqual(['2024-12-12']);
  });

  it('makes the chosen version the default of this account alone', async () => {
    const [latest] = value(await keys().versions());
    value(await keys().chooseVersion(latest!.id));
    expect(value(await keys().versions()).map(({ isDefault }) => isDefault)).toEqual([true, false, false]);
    await signIn(backend, 'freePlan');
    expect(value(await keys().versions()).map(({ isDefault }) => isDefault)).toEqual([false, true, false]);
  });

  it('rejects a version that does not exist', async () => {
    const result = await keys().chooseVersion('version-1999' as ApiVersionId);
    expect(failure(result)).toMatchObject({ kind: 'rejected', status: 404 });
  });

  it.each([
    { read: 'list', run: (signal: AbortSignal) => keys().list(undefined, signal) },
    { read: 'versions', run: (signal: AbortSignal) => keys().versions(signal) },
  ])('cancels $read', async ({ run }) => {
    const aborter = new AbortController();
    const result = run(aborter.signal);
    aborter.abort();
    expect(failure(await result)).toEqual({ kind: 'canceled' });
  });
});
