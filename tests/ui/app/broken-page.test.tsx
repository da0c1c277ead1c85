import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import type { AppStores } from '#src/application/app/app-stores.ts';
import { createBrowserNavigation } from '#src/adapters/browser/browser-navigation.ts';
import { App, ErrorBoundary } from '#src/ui/app/app.tsx';
import { teamMessages } from '#src/application/i18n/en/team.ts';
import { LazyPage } from '#src/ui/app/lazy-page.ts';
import { PageView } from '#src/ui/app/route-gate.tsx';
import { ReleaseContext } from '#src/ui/components/late/release-context.ts';
import { I18n } from '#src/composition/i18n.ts';
import { PlainMessage } from '#src/ui/app/plain-message.tsx';
import { StoresProvider } from '#src/ui/app/stores-context.ts';
import { I18nextProvider } from 'react-i18next';
import { flush } from '#tests/support/gate.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';
import { TestApp } from '#tests/support/test-app.ts';

const missing = () => new LazyPage(() => Promise.reject(new Error('The chunk is gone')));

function showPage(app: TestApp, module: LazyPage): void {
  render(
    <StoresProvider value={app.stores}>
      <I18nextProvider i18n={app.i18n.instance}>
        <ReleaseContext value={app.stores.release}>
          <PageView module={module} />
        </ReleaseContext>
      </I18nextProvider>
    </StoresProvider>,
  );
}

async function openWithoutPage(setUp: (app: TestApp) => unknown): Promise<TestApp> {
  const app = new TestApp();
  setUp(app);
  showPage(app, missing());
  await flush();
  return app;
}

describe('a page whose code fails to load', () => {
  it('reports it and loads on retry, with its texts', async () => {
    const app = new TestApp();
    let loads = 0;
    const module = new LazyPage(async () => {
      loads += 1;
      if (loads === 1) throw new Error('The chunk is gone');
      return Promise.resolve(() => <p>The page</p>);
    }, ['team']);
    showPage(app, module);
    await screen.findByText("Couldn't load this page. Check your connection and try again.");
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('The page');
    expect([loads, app.i18n.translate('team.title')]).toEqual([2, teamMessages['team.title']]);
    app.close();
  });

  it('reports that there is a new version, and loads it once', async () => {
    const app = await openWithoutPage((it) => (it.release = 'replaced'));
    await screen.findByText('A new version of the console is available. Reload to continue.');
    expect(app.reloads).toBe(1);
    // The browser has restored the page from its cache.
    cleanup();
    showPage(app, missing());
    await userEvent.click(await screen.findByRole('button', { name: 'Reload' }));
    expect(app.reloads).toBe(2);
    app.close();
  });

  it('is not loaded over what was typed', async () => {
    const app = await openWithoutPage((it) => {
      it.release = 'replaced';
      it.hasInput = true;
    });
    await screen.findByText('A new version of the console is available. Reload to continue.');
    expect(app.reloads).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(app.reloads).toBe(1);
    app.close();
  });

  it.each([
    ['the page is loaded anew', 'same', 1],
    ['nothing is lost where nobody answers', 'unreachable', 0],
  ] as const)('is refetched: when that fails, %s', async (_, release, reloads) => {
    const app = await openWithoutPage((it) => (it.release = release));
    await screen.findByText("Couldn't load this page. Check your connection and try again.");
    expect(app.reloads).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await flush();
    expect(app.reloads).toBe(reloads);
    app.close();
  });

  it('is fetched once, however often it is shown', async () => {
    let loads = 0;
    const module = new LazyPage(() => ((loads += 1), Promise.resolve(() => null)));
    const app = new TestApp();
    const { stores } = app;
    await Promise.all([module.load(stores), module.load(stores)]);
    await module.load(stores);
    app.close();
    expect(loads).toBe(1);
  });
});

describe('a console whose account does not open', () => {
  it('reports it and tries again', async () => {
    const app = new TestApp({ scenario: 'active-customer' });
    const retry = vi.fn();
    const stores: AppStores = { ...app.stores, account: { stores: null, isFailed: true, retry } };
    history.replaceState(null, '', '/dashboard');
    render(<App stores={stores} i18n={app.i18n.instance} navigation={createBrowserNavigation('')} />);
    await screen.findByText("Couldn't load this page. Check your connection and try again.");
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledTimes(1);
    app.close();
  });
});

describe('a bug of ours', () => {
  it('ends on the error screen, with toasts still in reach', async () => {
    const silenced = vi.spyOn(window.console, 'error').mockImplementation(() => undefined);
    const app = openApp({ path: '/dashboard', scenario: 'active-customer' });
    await pageTitled('Dashboard');
    const { subscription } = await app.account();
    subscription.current.replace({ name: 'Growth' } as never);
    subscription.current.replace({ name: { not: 'a text' } } as never);
    await screen.findByText('Unexpected Application Error!');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Unexpected Application Error! · Gatehouse'));
    expect(app.logMessages).toContain('The page stopped working');
    app.stores.toasts.show('info', 'A toast');
    await screen.findByText('A toast');
    await waitFor(() => expect(silenced).toHaveBeenCalled());
    silenced.mockClear();
  });

  it('that is gone when the page is drawn again shows the page, and the next one the error screen', async () => {
    const silenced = vi.spyOn(window.console, 'error').mockImplementation(() => undefined);
    const app = openApp({ path: '/team', scenario: 'active-customer' });
    await pageTitled('Team');
    function Page() {
      const [isBroken, setBroken] = useState(false);
      if (isBroken) throw new Error('A node is gone');
      return <button type="button" onClick={() => setBroken(true)} children="Break" />;
    }
    cleanup();
    render(
      <I18nextProvider i18n={app.i18n.instance}>
        <ErrorBoundary logger={app.stores.logger} onReload={() => undefined} children={<Page />} />
      </I18nextProvider>,
    );
    await userEvent.click(screen.getByText('Break'));
    await userEvent.click(await screen.findByText('Break'));
    await screen.findByText('Unexpected Application Error!');
    silenced.mockClear();
  });
});

describe('instead of the whole console', () => {
  it('shows that it cannot run in a frame', () => {
    render(<PlainMessage text="frame" translate={new I18n().translate} />);
    expect(screen.getByRole('heading').textContent).toBe('This content cannot be displayed in an iframe');
  });

  it('shows the maintenance page, with the brand', () => {
    render(<PlainMessage text="maintenance" translate={new I18n().translate} brand="Acme" />);
    expect(screen.getByRole('main').textContent).toContain(new I18n().translate('maintenance.text'));
    expect(screen.getByText('Acme')).toBeTruthy();
  });
});
