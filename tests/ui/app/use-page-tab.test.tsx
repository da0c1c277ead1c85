import { cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { PageTabs } from '#src/application/app/page-tabs.ts';
import { AccountStoresProvider } from '#src/ui/app/stores-context.ts';
import { createBrowserNavigation } from '#src/adapters/browser/browser-navigation.ts';
import { NavigationProvider } from '#src/ui/app/use-navigation.ts';
import { usePageTab } from '#src/ui/app/use-page-tab.ts';

const TABS = ['subscription-plan', 'upgrade-plan', 'third'] as const;

function Tabbed({ page }: { page: string }) {
  const { tab, choose } = usePageTab(page, TABS, ['own']);
  return (
    <>
      <output>{tab}</output>
      {TABS.map((name) => (
        <button key={name} type="button" onClick={() => choose(name)}>
          {name}
        </button>
      ))}
    </>
  );
}

let tabStorage: MemoryStorage;
let pageTabs: PageTabs;
let url: string;
beforeEach(() => {
  tabStorage = new MemoryStorage();
  pageTabs = new PageTabs(tabStorage);
  url = window.location.href;
});
afterEach(() => history.replaceState(null, '', url));

/** Opens the path and returns the length of the history after it. */
function open(path: string, page = 'billing'): number {
  cleanup();
  history.pushState(null, '', path);
  const { length } = history;
  const stores = { pageTabs } as AccountStores;
  render(
    <StrictMode>
      <AccountStoresProvider value={stores}>
        <NavigationProvider value={createBrowserNavigation('')}>
          <Tabbed page={page} />
        </NavigationProvider>
      </AccountStoresProvider>
    </StrictMode>,
  );
  return length;
}

const tab = () => screen.getByRole('status').textContent;
const where = () => window.location.pathname + window.location.search + window.location.hash;
const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the tab of a page', () => {
  it.each([
    { path: '/billing', shown: 'subscription-plan', left: '/billing' },
    { path: '/billing#upgrade-plan', shown: 'upgrade-plan', left: '/billing#upgrade-plan' },
    { path: '/billing#unknown', shown: 'subscription-plan', left: '/billing' },
    { path: '/billing?backend=memory#unknown', shown: 'subscription-plan', left: '/billing?backend=memory' },
  ])('is $shown at $path, which leaves $left', ({ path, shown, left }) => {
    const length = open(path);
    expect([tab(), where()]).toEqual([shown, left]);
    expect(history.length, 'nothing beside the navigation itself').toBe(length);
  });

  it('updates the URL when chosen, and Back and Forward switch tabs', async () => {
    open('/billing');
    await choose('upgrade-plan');
    expect([tab(), where()]).toEqual(['upgrade-plan', '/billing#upgrade-plan']);
    await choose('third');
    history.back();
    await expect.poll(tab).toBe('upgrade-plan');
    history.back();
    await expect.poll(tab).toBe('subscription-plan');
    expect(where()).toBe('/billing');
    history.forward();
    await expect.poll(tab).toBe('upgrade-plan');
    expect(where()).toBe('/billing#upgrade-plan');
  });

  it('adds nothing to the history when it is chosen again', async () => {
    open('/billing#third');
    const { length } = history;
    await choose('third');
    expect(history.length).toBe(length);
  });

  it('is the one that was left last, for as long as the session lasts, and for each page by itself', async () => {
    open('/billing');
    await choose('upgrade-plan');
    open('/usage', 'usage');
    expect(tab()).toBe('subscription-plan');
    open('/billing');
    expect([tab(), where()]).toEqual(['upgrade-plan', '/billing#upgrade-plan']);
    expect(pageTabs.lastTab('usage')).toBe('subscription-plan');
    pageTabs = new PageTabs(tabStorage);
    open('/billing');
    expect(tab()).toBe('upgrade-plan');
  });

  it('is that of the hash, whatever was left last', () => {
    pageTabs.save('billing', 'upgrade-plan');
    open('/billing#subscription-plan');
    expect([tab(), where()]).toEqual(['subscription-plan', '/billing#subscription-plan']);
  });

  it('drops the parameters of its own from the URL of another, and no others', async () => {
    open('/billing?backend=memory&own=7');
    await choose('third');
    expect(where()).toBe('/billing?backend=memory#third');
  });
});
