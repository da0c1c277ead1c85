import { describe, expect, it } from 'vitest';
import { firstTab, tabFromHash } from '#src/domain/shared/page-tab.ts';

const TABS = ['subscription-plan', 'upgrade-plan'] as const;

describe('the tab that a hash names', () => {
  it.each([
    { hash: '', tab: 'subscription-plan', isUnknown: false },
    { hash: '#', tab: 'subscription-plan', isUnknown: false },
    { hash: '#subscription-plan', tab: 'subscription-plan', isUnknown: false },
    { hash: '#upgrade-plan', tab: 'upgrade-plan', isUnknown: false },
    { hash: '#webhooks', tab: 'subscription-plan', isUnknown: true },
    { hash: '#Upgrade-Plan', tab: 'subscription-plan', isUnknown: true },
    { hash: '#upgrade-plan#', tab: 'subscription-plan', isUnknown: true },
    { hash: '#__proto__', tab: 'subscription-plan', isUnknown: true },
  ])('$hash is $tab, unknown: $isUnknown', ({ hash, ...expected }) => {
    expect(tabFromHash(hash, TABS)).toEqual(expected);
  });
});

describe('the tab that a page opens with', () => {
  it.each([
    { about: 'the default, at first', hash: '', last: null, tab: 'subscription-plan', isUnknown: false },
    { about: 'the last one', hash: '', last: 'upgrade-plan', tab: 'upgrade-plan', isUnknown: false },
    {
      about: 'that of the hash, whatever was last',
      hash: '#subscription-plan',
      last: 'upgrade-plan',
      tab: 'subscription-plan',
      isUnknown: false,
    },
    {
      about: 'the default under an unknown hash, whatever was last',
      hash: '#webhooks',
      last: 'upgrade-plan',
      tab: 'subscription-plan',
      isUnknown: true,
    },
    { about: 'the default, if the last is gone', hash: '', last: 'gone', tab: 'subscription-plan', isUnknown: false },
  ])('is $about', ({ hash, last, tab, isUnknown }) => {
    expect(firstTab(hash, TABS, last)).toEqual({ tab, isUnknown });
  });
});
