import { beforeEach, describe, expect, it } from 'vitest';
import type { ApiKey, ApiKeyId, ApiVersionId } from '#src/domain/api-keys/api-key.ts';
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

  it('lists the newest first, each with its day of creation', async () => {
    const created = value(await keys().list()).items.map(({ createdAt }) => createdAt!);
    expect(created).toEqual([...created].sort((one, other) => other - one));
    expect(created.every((at) => at > Date.UTC(2024, 0, 1) && at <= backend.clock.now())).toBe(true);
  });

  it('shows a created key once in full and masked from then on', async () => {
    const { key } = value(await keys().create({ name: '  payouts-lisbon ' }));
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    const listed = await newest();
    expect(listed).toMatchObject({ name: 'payouts-lisbon', active: true, createdAt: backend.clock.now() });
    expect(listed.masked).toMatch(MASKED);
    expect(listed.masked).toBe(`${key.slice(0, 8)}…${key.slice(-4)}`);
  });

  it.each([
    { name: 'k'.repeat(51), detail: 'The name has more than 50 characters.' },
    { name: '   ', detail: 'The name must not be blank.' },
  ])('rejects the name "$name" with a text to show, and makes no key', async ({ name, detail }) => {
    const before = await newest();
    expect(failure(await keys().create({ name }))).toMatchObject({ kind: 'rejected', status: 400, details: [detail] });
    expect(await newest()).toEqual(before);
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
});
