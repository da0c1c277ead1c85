import { describe, expect, it } from 'vitest';
import { type Attention, type AttentionFacts, attentionItems } from '#src/domain/dashboard/attention.ts';

const NOW = Date.UTC(2026, 10, 20);
const HOUR = 3_600_000;
const plan = { hasPendingInvoices: false, isCancelled: false, scheduledCancellationDate: null };
const calm: AttentionFacts = {
  plan,
  budget: null,
  quota: { usedPercent: 12, extra: 0 },
  failedCallbacks: [],
  hasMoreFailedCallbacks: false,
  rotatedKeys: [],
  unverifiedDomains: [],
  failingDomains: [],
  pausedDomains: [],
  isTwoFactorRecommended: false,
};
const unknown: AttentionFacts = { ...calm, plan: null, quota: null, failedCallbacks: null, unverifiedDomains: null };
const failure = (id: string, hoursAgo: number | null) => ({
  id,
  at: hoursAgo === null ? null : NOW - hoursAgo * HOUR,
});

const cases: readonly { name: string; facts: Partial<AttentionFacts>; items: readonly Attention[] }[] = [
  { name: 'nothing', facts: {}, items: [] },
  { name: 'nothing while all is unknown', facts: unknown, items: [] },
  {
    name: 'a pending invoice',
    facts: { plan: { ...plan, hasPendingInvoices: true } },
    items: [{ kind: 'pending-invoice' }],
  },
  {
    name: 'a canceled plan',
    facts: { plan: { ...plan, isCancelled: true, scheduledCancellationDate: NOW } },
    items: [{ kind: 'plan-canceled', endsAt: NOW }],
  },
  { name: 'no second factor', facts: { isTwoFactorRecommended: true }, items: [{ kind: 'no-second-factor' }] },
  {
    name: 'a budget whose alert is reached, before the quota',
    facts: { budget: { kind: 'budget', percent: 57 }, quota: { usedPercent: 50, extra: 0 } },
    items: [
      { kind: 'budget', percent: 57 },
      { kind: 'half-quota', percent: 50 },
    ],
  },
  { name: 'no quota of 49 percent', facts: { quota: { usedPercent: 49, extra: 0 } }, items: [] },
  {
    name: 'a quota of 50 percent, without a warning',
    facts: { quota: { usedPercent: 50, extra: 0 } },
    items: [{ kind: 'half-quota', percent: 50 }],
  },
  {
    name: 'a quota of 79 percent, without a warning',
    facts: { quota: { usedPercent: 79, extra: 0 } },
    items: [{ kind: 'half-quota', percent: 79 }],
  },
  { name: 'no quota without included credits', facts: { quota: { usedPercent: null, extra: 9 } }, items: [] },
  {
    name: 'a quota of 80 percent',
    facts: { quota: { usedPercent: 80, extra: 0 } },
    items: [{ kind: 'near-quota', percent: 80 }],
  },
  {
    name: 'a used up quota',
    facts: { quota: { usedPercent: 100, extra: 7 } },
    items: [{ kind: 'over-quota', extra: 7 }],
  },
  {
    name: 'a quota of 100 percent, as long as nothing is beyond it',
    facts: { quota: { usedPercent: 100, extra: 0 } },
    items: [{ kind: 'near-quota', percent: 100 }],
  },
  {
    name: 'the callbacks that failed in the last day',
    facts: { failedCallbacks: [failure('b', 1), failure('a', 23), failure('c', 25)], hasMoreFailedCallbacks: true },
    items: [{ kind: 'failed-callbacks', count: 2, isMore: false, newestId: 'b' }],
  },
  {
    name: 'that more callbacks failed than were counted',
    facts: { failedCallbacks: [failure('b', 1), failure('a', 2)], hasMoreFailedCallbacks: true },
    items: [{ kind: 'failed-callbacks', count: 2, isMore: true, newestId: 'b' }],
  },
  {
    name: 'no callback that failed a day ago or at an unknown time',
    facts: { failedCallbacks: [failure('a', 24), failure('b', null)] },
    items: [],
  },
  {
    name: 'rotations and unverified domains with the first name of each',
    facts: { rotatedKeys: ['prod', 'test'], unverifiedDomains: ['https://a.example'] },
    items: [
      { kind: 'rotation-started', keyName: 'prod', count: 2 },
      { kind: 'unverified-domain', url: 'https://a.example', count: 1 },
    ],
  },
  {
    name: 'everything, what stops the account first',
    facts: {
      plan: { hasPendingInvoices: true, isCancelled: true, scheduledCancellationDate: null },
      quota: { usedPercent: 91, extra: 0 },
      failedCallbacks: [failure('a', 0)],
      rotatedKeys: ['prod'],
      unverifiedDomains: ['a', 'b'],
      failingDomains: ['c', 'd'],
      pausedDomains: ['e'],
    },
    items: [
      { kind: 'pending-invoice' },
      { kind: 'plan-canceled', endsAt: null },
      { kind: 'near-quota', percent: 91 },
      { kind: 'paused-domain', url: 'e', count: 1 },
      { kind: 'failing-domain', url: 'c', count: 2 },
      { kind: 'failed-callbacks', count: 1, isMore: false, newestId: 'a' },
      { kind: 'rotation-started', keyName: 'prod', count: 1 },
      { kind: 'unverified-domain', url: 'a', count: 2 },
    ],
  },
];

describe('what needs attention', () => {
  it.each(cases)('is $name', ({ facts, items }) => {
    expect(attentionItems({ ...calm, ...facts }, NOW)).toEqual(items);
  });
});
