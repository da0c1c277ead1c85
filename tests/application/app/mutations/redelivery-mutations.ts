import { callbackDomainsStore } from '#src/application/callback-domains/callback-domains-store.ts';
import { resumeDomain } from '#src/application/callback-domains/resume-domain.ts';
import {
  bulkRedeliveryStore,
  failedCallbacks,
  redeliverFailed,
  stopRedelivery,
} from '#src/application/logs/bulk-redelivery-store.ts';
import type { CallbackDomain, CallbackDomainId } from '#src/domain/callback-domains/callback-domain.ts';
import type { RedeliveryJob, RedeliveryJobId } from '#src/domain/logs/bulk-redelivery.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { type Mutation, ofChange } from './mutation.ts';

const scenario = 'failing-domains';
const filter = { blockchain: 'tron', network: 'nile', product: '', searchPhrase: '' };

const OTHER: RedeliveryJob = {
  ...{ id: 'j1' as RedeliveryJobId, state: 'running', total: 1, delivered: 0, failed: 0 },
  ...{ startedAt: null, endedAt: null, filter },
};
const PAUSED: CallbackDomain = {
  ...{ id: 'd1' as CallbackDomainId, url: 'https://a.example', verified: true, createdAt: null, verifiedAt: null },
  health: { state: 'paused', since: null, lastSuccess: null, failureShare: null, lastReason: '', pauseReason: '' },
};

async function openDialog(app: TestApp) {
  const { get } = await app.account();
  const failures = get(failedCallbacks)(filter);
  await Promise.all([failures.load(), get(bulkRedeliveryStore).load()]);
  return { get, change: get(redeliverFailed)(failures) };
}

export const REDELIVERY_MUTATIONS: readonly Mutation[] = [
  {
    name: 'redelivering failed callbacks',
    call: ['bulkRedelivery', 'start'],
    scenario,
    denial: { response: OTHER },
    isRechecked: true,
    isRejectedTwice: true,
    open: async (app) => ofChange((await openDialog(app)).change),
  },
  {
    name: 'stopping a redelivery',
    call: ['bulkRedelivery', 'stop'],
    scenario,
    denial: { response: OTHER },
    isRechecked: true,
    async open(app) {
      const { get, change } = await openDialog(app);
      await change.submit();
      return ofChange(get(stopRedelivery)(get(bulkRedeliveryStore).running[0]!.id));
    },
  },
  {
    name: 'resuming a callback domain',
    call: ['domainHealth', 'resume'],
    scenario,
    denial: { response: PAUSED },
    isRechecked: true,
    async open(app) {
      const { get } = await app.account();
      const { domains } = get(callbackDomainsStore);
      await domains.load();
      return ofChange(get(resumeDomain)(domains.items.find(({ health }) => health?.state === 'paused')!));
    },
  },
];
