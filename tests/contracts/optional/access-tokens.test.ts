import { beforeEach, describe, expect, it } from 'vitest';
import { backends, type OpenBackend } from '#tests/contracts/backends.ts';
import { failure, signIn, value } from '#tests/contracts/sign-in.ts';

const NEW = { name: 'deploy', scopes: ['usage:read'], expiresAt: null, ipRanges: ['203.0.113.0/24'] };

describe.each(backends)('access tokens over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open();
    await signIn(backend, 'activeCustomer');
  });

  const tokens = () => backend.gateways.accessTokens;
  const listed = async () => value(await tokens().list()).items;

  it('show the whole token once, and are of one person alone', async () => {
    const token = value(await tokens().create(NEW));
    const [first, ...others] = await listed();
    expect(first).toMatchObject({ ...NEW, lastUsedAt: null });
    expect(JSON.stringify([first, others])).not.toContain(token);
    await signIn(backend, 'freePlan');
    expect(await listed()).toEqual([]);
    expect(failure(await tokens().revoke(first!.id))).toMatchObject({ kind: 'rejected', status: 404 });
  });

  it('are gone once they are revoked', async () => {
    const [first, ...others] = await listed();
    value(await tokens().revoke(first!.id));
    expect(await listed()).toEqual(others);
  });

  it.each([
    ['name', { name: ' ' }],
    ['scopes', { scopes: [] }],
    ['scopes', { scopes: ['root'] }],
    ['ipRanges', { ipRanges: ['203.0.113.7/24'] }],
    ['expiresTimestamp', { expiresAt: 1_500_000_000_000 }],
  ])('are rejected for the field %s of %j', async (field, change) => {
    const rejected = failure(await tokens().create({ ...NEW, ...change }));
    expect(rejected).toMatchObject({ kind: 'rejected', fields: [{ field }] });
  });
});
