import { expect, it, onTestFinished } from 'vitest';
import { type Capability, CAPABILITIES } from '#src/domain/account/capabilities.ts';
import { requestQuery } from '#src/domain/logs/log-location.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { type AsyncResult, fail, ok } from '#src/domain/shared/result.ts';
import { latest } from '#src/application/async/loadable.ts';
import { apiRequestsStore } from '#src/application/logs/api-requests-store.ts';
import { creditBreakdownStore } from '#src/application/usage/credit-breakdown-store.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';

const OTHERS = CAPABILITIES.filter((name) => name !== 'api-key-labels');

async function open(capabilities: AsyncResult<ReadonlySet<Capability>>) {
  const sent: unknown[] = [];
  const app = new TestApp({
    scenario: 'active-customer',
    overrideGateways: ({ logs, usage }) => ({
      account: { capabilities: () => capabilities },
      logs: { apiRequests: (...call) => (sent.push(call[0].label), logs.apiRequests(...call)) },
      usage: { breakdown: (...call) => (sent.push(call[0].label), usage.breakdown(...call)) },
    }),
  });
  onTestFinished(() => app.close());
  const account = await app.account();
  await flush();
  return { account, sent };
}

async function openLog(capabilities: AsyncResult<ReadonlySet<Capability>>, query: string) {
  const { account, sent } = await open(capabilities);
  const store = account.get(apiRequestsStore);
  store.start();
  await store.applyLocation(requestQuery.read(query));
  await flush();
  return { store, sent };
}

const offer = (names: readonly Capability[]) => Promise.resolve(ok(new Set(names)));

it('the log of API requests is narrowed to a label by the provider, and offers those in use', async () => {
  const { store, sent } = await openLog(offer(CAPABILITIES), 'label=staging');
  expect(sent).toEqual(['staging']);
  expect(store.view).toMatchObject({ isFiltered: true, supportedFilters: null, query: 'label=staging' });
  expect(store.labels).toEqual(['eu-west', 'payments', 'pci', 'production', 'staging', 'team-treasury']);
});

it('a label that no key has leaves the url', async () => {
  const { store } = await openLog(offer(CAPABILITIES), 'label=none');
  expect(store.view.supportedFilters).toMatchObject({ label: '' });
});

it('without the capability, no label is sent or offered, and the url drops it', async () => {
  const { store, sent } = await openLog(offer(OTHERS), 'label=staging');
  expect([sent, store.labels]).toEqual([[undefined], []]);
  expect(store.view.supportedFilters).toMatchObject({ label: '' });
});

it('rows of other keys do not show under a label as long as it is unknown whether the provider filters', async () => {
  const { store, sent } = await openLog(Promise.resolve(fail(unexpected(500))), 'label=staging');
  expect([sent, store.view.list.state.kind]).toEqual([[], 'failed']);
});

it.each([
  ['asks for one that is chosen, and then leads to no callbacks', CAPABILITIES, ['staging']],
  ['offers none without the capability', OTHERS, []],
] as const)('the breakdown of credits %s', async (_, names, labels) => {
  const { account, sent } = await open(offer(names));
  const store = account.get(creditBreakdownStore);
  store.chooseDimension('product');
  store.start();
  await flush();
  expect(store.labels.filter((label) => label === 'staging')).toEqual(labels);
  for (const label of labels) store.chooseLabel(label);
  await flush();
  expect(sent.filter((label) => label !== '')).toEqual(labels);
  const row = latest(store.breakdown)!.rows.find(({ id }) => id === 'blockchain-events')!;
  expect(store.logPath(row) === null).toBe(labels.length > 0);
});
