import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AppStores } from '#src/application/app/app-stores.ts';
import { createTextCatalogue } from '#src/composition/text-catalogue.ts';
import { App } from '#src/ui/app/app.tsx';
import { PageModule } from '#src/ui/app/page-module.ts';
import { PageView } from '#src/ui/app/page-view.tsx';
import { PlainMessage } from '#src/ui/app/plain-message.tsx';
import { StoresProvider } from '#src/ui/app/stores-context.ts';
import { I18nextProvider } from 'react-i18next';
import { flush } from '#tests/support/gates.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';
import { TestConsole } from '#tests/support/test-console.ts';

const missing = () => new PageModule(() => Promise.reject(new Error('The chunk is gone')));

function showPage(console: TestConsole, module: PageModule): void {
  render(
    <StoresProvider value={console.stores}>
      <I18nextProvider i18n={console.catalogue.i18n}>
        <PageView module={module} />
      </I18nextProvider>
    </StoresProvider>,
  );
}

async function openedWithoutPage(given: (console: TestConsole) => unknown): Promise<TestConsole> {
  const console = new TestConsole();
  given(console);
  showPage(console, missing());
  await flush();
  return console;
}

describe('a page whose code does not come', () => {
  it('says so and comes at the next try, with its texts', async () => {
    const console = new TestConsole();
    let loads = 0;
    const module = new PageModule(async () => {
      loads += 1;
      if (loads === 1) throw new Error('The chunk is gone');
      return Promise.resolve({ component: () => <p>The page</p>, texts: { 'nav.title': 'Its texts' } });
    });
    showPage(console, module);
    await screen.findByText('This page did not load. Check your connection and try again.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('The page');
    expect([loads, console.catalogue.translate('nav.title')]).toEqual([2, 'Its texts']);
    console.close();
  });

  it('says that there is a new version, and loads it once', async () => {
    const console = await openedWithoutPage((it) => (it.release = 'replaced'));
    await screen.findByText('There is a new version of the console. Load the page again to go on.');
    expect(console.reloads).toBe(1);
    // The page has come back as it was, from some cache.
    cleanup();
    showPage(console, missing());
    await userEvent.click(await screen.findByRole('button', { name: 'Load again' }));
    expect(console.reloads).toBe(2);
    console.close();
  });

  it('is not loaded over what was typed', async () => {
    const console = await openedWithoutPage((it) => {
      it.release = 'replaced';
      it.hasInput = true;
    });
    await screen.findByText('There is a new version of the console. Load the page again to go on.');
    expect(console.reloads).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Load again' }));
    expect(console.reloads).toBe(1);
    console.close();
  });

  it.each([
    ['the page is loaded anew', 'same', 1],
    ['nothing is lost where nobody answers', 'unreachable', 0],
  ] as const)('is asked for again: where that is in vain, %s', async (_, release, reloads) => {
    const console = await openedWithoutPage((it) => (it.release = release));
    await screen.findByText('This page did not load. Check your connection and try again.');
    expect(console.reloads).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await flush();
    expect(console.reloads).toBe(reloads);
    console.close();
  });

  it('is fetched once, however often it is shown', async () => {
    let loads = 0;
    const module = new PageModule(() => ((loads += 1), Promise.resolve({ component: () => null })));
    const console = new TestConsole();
    const { stores } = console;
    await Promise.all([module.load(stores), module.load(stores)]);
    await module.load(stores);
    console.close();
    expect(loads).toBe(1);
  });
});

describe('a console whose account does not open', () => {
  it('says so and tries again', async () => {
    const console = new TestConsole({ scenario: 'active-customer' });
    const retry = vi.fn();
    const stores: AppStores = { ...console.stores, account: { stores: null, isFailed: true, retry } };
    history.replaceState(null, '', '/dashboard');
    render(<App stores={stores} i18n={console.catalogue.i18n} basePath="" />);
    await screen.findByText('This page did not load. Check your connection and try again.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
    console.close();
  });
});

describe('a bug of ours', () => {
  it('ends on the error screen, with toasts still in reach', async () => {
    const silenced = vi.spyOn(window.console, 'error').mockImplementation(() => undefined);
    const console = openApp({ path: '/dashboard', scenario: 'active-customer' });
    await pageTitled('Dashboard');
    const { subscription } = await console.account();
    subscription.current.replace({ name: 'Growth' } as never);
    subscription.current.replace({ name: { not: 'a text' } } as never);
    await screen.findByText('Unexpected Application Error!');
    expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy();
    expect(document.title).toBe('Unexpected Application Error! · Gatehouse');
    expect(console.logged).toContain('The page stopped working');
    console.stores.toasts.show('info', 'A toast');
    await screen.findByText('A toast');
    await waitFor(() => expect(silenced).toHaveBeenCalled());
    silenced.mockClear();
  });
});

describe('in the place of the whole product', () => {
  it('stands that it is not shown in a frame', () => {
    render(<PlainMessage text="frame" />);
    expect(screen.getByRole('heading').textContent).toBe('This content cannot be displayed in an iframe');
  });

  it('stands the maintenance, with the brand', () => {
    render(<PlainMessage text="maintenance" brand="Acme" />);
    expect(screen.getByRole('main').textContent).toContain(createTextCatalogue().translate('maintenance.text'));
    expect(screen.getByText('Acme')).toBeTruthy();
  });
});
