import { beforeEach, describe, expect, it } from 'vitest';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { backends, type OpenBackend } from '#tests/contracts/backends.ts';
import { failure, signIn, value } from '#tests/contracts/sign-in.ts';

describe.each(backends)('labels of API keys over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open();
    await signIn(backend, 'activeCustomer');
  });

  const labeled = async (name: string) =>
    value(await backend.gateways.apiKeys.list()).items.find((key) => key.name === name)!;

  it('are those that were saved last, or that a key was created with', async () => {
    const { id, labels } = await labeled('payouts-worker');
    expect(labels).toContain('payments');
    expect(value(await backend.gateways.keyLabels.change(id, ['eu', 'eu']))).toEqual(['eu']);
    expect((await labeled('payouts-worker')).labels).toEqual(['eu']);
    value(await backend.gateways.apiKeys.create({ name: 'next' }, undefined, ['pci']));
    expect((await labeled('next')).labels).toEqual(['pci']);
    value(await backend.gateways.apiKeys.create({ name: 'plain' }));
    expect((await labeled('plain')).labels).toEqual([]);
  });

  it.each([[['a#b']], [['a'.repeat(51)]], [Array.from({ length: 21 }, (_, index) => `label-${index}`)]])(
    'are rejected: %j',
    async (labels) => {
      const { id } = await labeled('payouts-worker');
      const rejected = failure(await backend.gateways.keyLabels.change(id, labels));
      expect(rejected).toMatchObject({ kind: 'rejected', fields: [{ field: 'labels' }] });
      expect(failure(await backend.gateways.keyLabels.change('none' as ApiKeyId, []))).toMatchObject({ status: 404 });
    },
  );

  it('narrow the log and the credits to the keys that have them', async () => {
    const { logs, usage } = backend.gateways;
    const keys = value(await logs.requestKeys());
    const ids = keys.filter(({ labels }) => labels?.includes('staging')).map((key) => key.value);
    const credits = value(await usage.breakdown({ range: '30d', by: 'key', label: 'staging' }));
    expect(credits.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    const sum = (items: typeof credits) => items.reduce((all, one) => all + one.credits, 0);
    const products = value(await usage.breakdown({ range: '30d', by: 'product', label: 'staging' }));
    expect(Math.abs(sum(products) - sum(credits))).toBeLessThan(10);
    const [first] = value(await logs.apiRequests({ apiKey: ids[0]!, label: 'staging' }, null)).items;
    expect(first).toEqual(value(await logs.apiRequests({ apiKey: ids[0]! }, null)).items[0]);
    expect(value(await logs.apiRequests({ apiKey: ids[0]!, label: 'canary' }, null)).items).toEqual([]);
  });
});
